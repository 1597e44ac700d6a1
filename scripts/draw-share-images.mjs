// Draws the share preview and the icons in site/public/ from our own illustrations. Run by hand after a drawing has
// changed: node scripts/draw-share-images.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { findChromium } from './chromium.mjs';

const site = join(import.meta.dirname, '../site');
const target = (name) => join(site, 'public', name);
const dataUrl = async (path, type) => `data:${type};base64,${(await readFile(join(site, path))).toString('base64')}`;

/** Shows no name, because the charity's name is a setting. */
const sharePage = async () => `<!doctype html><style>
  @font-face { font-family: Besley; src: url(${await dataUrl('fonts/besley-latin.woff2', 'font/woff2')}); }
  body { margin: 0; width: 1200px; height: 630px; position: relative; overflow: hidden; }
  .scene { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; object-position: right bottom; }
  .mark { position: absolute; left: 64px; top: 52px; width: 76px; }
  h1 { position: absolute; left: 64px; top: 148px; width: 560px; margin: 0; color: #0b2624;
    font: 680 66px/1.06 Besley; letter-spacing: -0.012em; text-wrap: balance; }
</style><img class="scene" src="${await dataUrl('illustrations/hero-home.svg', 'image/svg+xml')}">
<img class="mark" src="${await dataUrl('public/icon.svg', 'image/svg+xml')}"><h1>Nobody should face serious illness alone.</h1>`;

const drawShare = async () => {
  const browser = await chromium.launch({ executablePath: await findChromium() });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(await sharePage());
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot();
  await browser.close();
  return sharp(shot).png({ palette: true, colours: 96, dither: 0, effort: 10 }).toBuffer();
};

const icon = await readFile(target('icon.svg'));
const square = (size, { room = 0, background = '#ffffff00' } = {}) => {
  const drawn = Math.round(size * (1 - 2 * room));
  return sharp(icon, { density: 1200 })
    .resize(drawn, drawn)
    .extend({ ...around(size, drawn), background })
    .flatten(background === '#ffffff00' ? false : { background })
    .png({ palette: true, effort: 10 })
    .toBuffer();
};

const around = (size, drawn) => {
  const first = Math.floor((size - drawn) / 2);
  const last = size - drawn - first;
  return { top: first, left: first, bottom: last, right: last };
};

const ico = (png, size) => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
};

const padded = { room: 0.12, background: '#f8f8f3' };
const files = {
  'share.png': await drawShare(),
  'apple-touch-icon.png': await square(180, padded),
  'icon-192.png': await square(192),
  'icon-512.png': await square(512, padded),
  'favicon.ico': ico(await square(32), 32),
};
for (const [name, bytes] of Object.entries(files)) {
  await writeFile(target(name), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}
