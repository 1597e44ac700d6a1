// Generates the subset fonts in site/fonts/ from the two installed open fonts. Run by hand after a font is updated:
// node scripts/subset-fonts.mjs
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const target = join(root, 'site/fonts');

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step));

const latin = [...range(0x20, 0x7e), ...'\u00a0£©·×ÁÉÍÓÚáéíóú–—‘’“”…€←→'].join('');

const western = [...range(0xa1, 0xff), ...'Œœ‐‚„†•‹›−™'].filter((letter) => !latin.includes(letter)).join('');

const polish = 'ĄĆĘŁŃŚŹŻąćęłńśźż';

const latinExtended = [...range(0x100, 0x17f), ...range(0x218, 0x21b), ...'ẀẁẂẃẄẅẞỲỳḂḃḊḋḞḟṀṁṖṗṠṡṪṫ']
  .filter((letter) => !polish.includes(letter))
  .join('');

const fonts = [
  { name: 'besley', variationAxes: { wght: 680 } },
  { name: 'atkinson-hyperlegible-next', variationAxes: { wght: { min: 400, max: 700, default: 400 } } },
];
const parts = {
  latin: { source: 'latin', letters: latin },
  western: { source: 'latin', letters: western },
  polish: { source: 'latin-ext', letters: polish },
  'latin-ext': { source: 'latin-ext', letters: latinExtended },
};
const keepFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

await mkdir(target, { recursive: true });
for (const { name, variationAxes } of fonts) {
  const source = join(root, 'node_modules/@fontsource-variable', name);
  for (const [part, { source: file, letters }] of Object.entries(parts)) {
    const font = await readFile(join(source, `files/${name}-${file}-wght-normal.woff2`));
    const small = await subsetFont(font, letters, {
      targetFormat: 'woff2',
      variationAxes,
      keepFeatures,
      noHinting: true,
    });
    await writeFile(join(target, `${name}-${part}.woff2`), small);
    console.log(`${name}-${part}.woff2: ${font.length} -> ${small.length} bytes`);
  }
  await copyFile(join(source, 'LICENSE'), join(target, `${name}-LICENSE.txt`));
}
