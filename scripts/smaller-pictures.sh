# From the screenshots in $drawn to the pictures in $root/docs/pictures: at most 150 KB each, the animation 1 MB.
for picture in "$drawn"/*.png; do
  [ -f "$picture" ] || continue
  name=$(basename "$picture" .png)
  convert "$picture" -resize '1100x>' -strip -sampling-factor 4:2:0 -define jpeg:extent=140kb \
    "$root/docs/pictures/$name.jpg" || fail "no picture $name."
done
if ls "$drawn"/frames/frame-*.png >/dev/null 2>&1; then
  convert -delay 130 -loop 0 "$drawn"/frames/frame-*.png -resize 860x -quality 50 \
    "$root/docs/pictures/nemesis.webp" || fail "no animation."
fi
