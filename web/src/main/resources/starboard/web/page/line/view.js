/**
 * What the server sends of a table, typed once; `docs/headless.md` and `docs/scene.md` say what the fields mean.
 *
 * @typedef {number|'public'} Viewer a seat, or somebody beside the table
 * @typedef {{id: string, name: string, member: string}} OptionGroup
 * @typedef {{id: string, text: string, target?: string, cost?: string, effect?: string, source?: string, group?: OptionGroup,
 *   barrier?: boolean, reason?: string, risk?: Risk[], rows?: Compared[], about?: string, rule?: string, fact?: {text: string, at?: string},
 *   unblock?: {text: string, option?: string}[]}} Option
 * @typedef {{id: string, name: string, hit: number, of: number, percent: number, parts?: string[], hoped?: boolean, alike?: boolean}} Risk what chance may make of an option
 * @typedef {{row: string, text: string, state?: 'open'|'met'|'unknown', at?: string}} Compared what options are compared by
 * @typedef {{id: string, text: string, options: string[]}} Shortcut
 * @typedef {{decision: number, seat: number, question: string, text: string, source: string, rule?: string, about?: string, secret?: boolean,
 *   reaction?: string, show?: 'tray'|'page', options: Option[], refused: Option[], shortcuts?: Shortcut[]}} Decision
 *
 * @typedef {{seat: number, name: string, brief: string, kind: 'human'|'bot', bot: string|null, botName: string|null,
 *   claimed: boolean, online: boolean, mine: boolean, deciding: boolean, since: string}} Seat
 * @typedef {{id: string, by: number, to: number, agreed: number[], waiting: number[]}} UndoRequest
 * @typedef {{id: string, name: string, game: {id: string, name: string, goal: string}, options: object[], host: boolean, opened: string,
 *   paused: boolean, over: boolean, alwaysAsk: boolean, hints: boolean, guided: boolean, commitment: string, seed: string|null, entropy?: string, seats: Seat[],
 *   request: UndoRequest|null, awaited?: number[], rematch: string|null}} Table
 *
 * @typedef {string|{t: string, w?: string, seat?: number}} Said a piece of a sentence, or a name that leads to a thing or a seat
 * @typedef {{id: string, n: number, seat?: number, kind: 'event'|'undone'|'table'|'chat', at: string, text: string, parts: Said[],
 *   private?: boolean, harm?: boolean, beat?: Beat, cause?: string}} Row
 * @typedef {'roll'|'draw'|'reveal'|'move'|'appear'|'leave'|'wound'|'gain'|'pay'|'end'|'say'} BeatKind
 * @typedef {{die?: string, face?: number, name?: string, token?: {name: string, style?: string, number?: number},
 *   card?: {name: string, text?: string, style?: string}, cubes?: {style: string, seat?: number, count: number}[],
 *   compare?: [[string, number], string, [string, number]], tally?: {name: string, value: number, limit: number}, changed?: Change[]}} Shows
 * @typedef {{kind: BeatKind, on?: string[], from?: string, to?: string, shows?: Shows, step?: {procedure: string, at: number, of: number, next?: string},
 *   odds?: {hit: number, of: number}, rule?: string, seat?: number, hold?: boolean}} Beat how an event is shown (docs/beats.md)
 * @typedef {{text: string, rule?: string, helps: boolean}} Change what would have changed an end, or would not
 * @typedef {{text: string, rule?: string, card?: string, at?: string, chain?: any[], changed?: Change[]}} Cause why a seat's game ended as it did
 * @typedef {{id: string, chapter: string, title: string, text: string, see: string[], terms: string[]}} Rule
 * @typedef {{decision: number, hints: {option: string, why?: string}[], at: number, of: number,
 *   lesson: {id: string, rule: string, title: string, text: string, example: boolean}|null}} Coaching what somebody who helps says
 * @typedef {{seat: number, since: string, question?: string}} Waiting
 * @typedef {{id: string, kind: string, name: string, setting: string, unasked?: boolean}} Reaction
 * @typedef {{winners: number[], seats: {seat: number, outcome: string, score: number|null, why: string, cause?: Cause}[]}} Result
 *
 * @typedef {{entry: number, answers: number, viewer: Viewer, lang: string, table: Table, scene: {widgets: Widget[]}, decisions: Decision[],
 *   waiting: Waiting[], back: boolean|'consent', log: Row[], lastActed: number, reactions: Reaction[], quick: {id: string, text: string}[],
 *   webhook?: string|null, result: Result|null, unread?: number, pointing?: boolean}} View
 *   `unread` and `pointing` are the page's own: unread talk, and whether something is being pointed at
 *
 * @typedef {{id: string, name: string, number?: string, subtitle?: string, glossary?: string, knownTo: 'all'|number[], style?: string}} Label
 * @typedef {Label & {count: number, layer?: string}} Mark
 * @typedef {Label & {at: [number, number], marks: Mark[]}} Node
 * @typedef {Label & {from: string, to: string, atFrom?: string, atTo?: string, marks: Mark[]}} Link
 * @typedef {Label & {at: string, owner?: number, marks: Mark[]}} Piece
 * @typedef {Label & {outline: [number, number][]}} Region
 * @typedef {Label & {kind: 'map', width: number, height: number, regions: Region[], nodes: Node[], links: Link[], pieces: Piece[]}} Board
 * @typedef {{name: string, style: string}} Symbol
 * @typedef {{kind: string, text: string, figure?: string, symbols?: Symbol[]}} CardPart
 * @typedef {Label & {kind: 'card', face: boolean, parts: CardPart[], badges: {id: string, text: string}[]}} Card
 * @typedef {Label & {kind: 'zone', layout: 'hand'|'row'|'pile'|'stack', owner?: number, count: number, cards: Card[]}} Zone
 * @typedef {Label & {threshold?: string}} Space
 * @typedef {Label & {at: string, owner?: number}} Marker
 * @typedef {Label & {kind: 'track', spaces: Space[], markers: Marker[]}} Track
 * @typedef {Label & {kind: 'mat', owner?: number, standing: string[], content: Widget[]}} Mat
 * @typedef {Label & {kind: 'counter', value: number, unit?: string, parts: {name: string, value: number}[]}} Counter
 * @typedef {Label & {count: number}} Population
 * @typedef {Label & {kind: 'bag', total: number, kinds: Population[]}} Bag
 * @typedef {Label & {kind: 'die', faces: string[], slots?: Symbol[][], chances?: (Symbol & {faces: number})[], rolled?: number, use: 'free'|'used'|'barred'}} Die
 * @typedef {Label & {check?: string, cells: string[]}} SheetRow
 * @typedef {Label & {kind: 'sheet', columns: string[], rows: SheetRow[]}} Sheet
 * @typedef {Board|Zone|Card|Track|Mat|Counter|Bag|Die|Sheet} Widget
 */
export {};
