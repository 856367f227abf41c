-- The tables in the order in which they were laid.
create table laid (
  place integer primary key autoincrement,
  id text not null unique
);

-- The logs: the primary key refuses a second writer.
create table entry (
  tbl text not null,
  number integer not null,
  body text not null,
  primary key (tbl, number)
) without rowid;

-- Which tables a hashed secret or code leads to.
create table token (
  hash text not null,
  tbl text not null,
  primary key (hash, tbl)
) without rowid;

pragma user_version = 1;
