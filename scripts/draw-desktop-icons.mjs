// Makes icon.png, icon.ico, icon.icns and the icons of the tray from the charity's mark. Usage: node scripts/draw-desktop-icons.mjs
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';

const icons = resolve(import.meta.dirname, '../desktop/icons');
const mark = resolve(import.meta.dirname, '../site/illustrations/logo-mark.svg');
const PAPER = { r: 0xf8, g: 0xf8, b: 0xf3, alpha: 1 };

const tile = async (size) => {
  const edge = Math.max(1, Math.round(size * 0.05));
  const inner = size - 2 * edge;
  const corner = Math.round(inner * 0.22);
  const shape = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${inner}" height="${inner}"><rect width="${inner}" height="${inner}" rx="${corner}"/></svg>`,
  );
  const drawing = Math.round(inner * 0.76);
  const drawn = await sharp(mark, { density: 600 })
    .resize(drawing, drawing, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  const front = await sharp({ create: { width: inner, height: inner, channels: 4, background: PAPER } })
    .composite([{ input: drawn }, { input: shape, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(front)
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: '#0000' })
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer();
};

const ico = (images) => {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
};

const box = (type, content) => {
  const head = Buffer.alloc(8);
  head.write(type, 'ascii');
  head.writeUInt32BE(content.length + 8, 4);
  return Buffer.concat([head, content]);
};

const sizes = [16, 32, 48, 64, 128, 256, 512, 1024];
const png = new Map(await Promise.all(sizes.map(async (size) => [size, await tile(size)])));
const icnsTypes = { ic11: 32, ic12: 64, ic07: 128, ic08: 256, ic13: 256, ic09: 512, ic14: 512, ic10: 1024 };
const icns = Buffer.concat(Object.entries(icnsTypes).map(([type, size]) => box(type, png.get(size))));

writeFileSync(join(icons, 'icon.png'), png.get(512));
writeFileSync(join(icons, 'icon.ico'), ico([16, 32, 48, 256].map((size) => ({ size, png: png.get(size) }))));
writeFileSync(join(icons, 'icon.icns'), box('icns', icns));

const TRAY = 32;
const tray = resolve(import.meta.dirname, '../desktop/main/tray');
const DOT = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${TRAY}" height="${TRAY}"><circle cx="25" cy="7" r="6" fill="#fcd257" stroke="#0a1413" stroke-width="2"/></svg>`,
);
const trayMark = await sharp(mark, { density: 600 })
  .resize(TRAY, TRAY, { fit: 'contain', background: '#0000' })
  .png()
  .toBuffer();
await sharp(trayMark).png({ compressionLevel: 9 }).toFile(join(tray, 'icon.png'));
await sharp(trayMark)
  .composite([{ input: DOT }])
  .png({ compressionLevel: 9 })
  .toFile(join(tray, 'icon-waiting.png'));
