# Builds the site twice without any cache, and fails if a file of the export differs.
set -e
first=$(mktemp -d)
rm -rf .next .generated out
npm run build
mv out "$first"
rm -rf .next .generated
npm run build
diff -r "$first/out" out
rm -r "$first"
echo 'Two builds produced identical files.'
