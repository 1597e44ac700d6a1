// npm run package:server [-- --output DIR]: one archive that runs with Node.js alone, without npm and build tools, and its
// SHA-256 beside it. Native parts are those of this platform. The same sources give the same bytes.
import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { archiveContents } from './server-archive/contents.mjs';

const root = resolve(import.meta.dirname, '..');
const { values } = parseArgs({ options: { output: { type: 'string', default: join(root, 'release') } } });
const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Linux with another C library than glibc needs other native parts. */
const isMusl = process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime;
const platform = `${process.platform}-${process.arch}${isMusl ? '-musl' : ''}`;
const files = archiveContents(root).map(({ path, mode, read }) => ({ path, mode, content: Buffer.from(read()) }));

const buildOf = () => {
  const hash = createHash('sha256');
  for (const { path, content } of files) hash.update(path).update(content);
  return hash.digest('hex').slice(0, 8);
};
const folder = `${name}-${version}-${buildOf()}`;

const mtime = new Date(Number(process.env.SOURCE_DATE_EPOCH ?? 0) * 1000);
const archive = pack();
for (const { path, mode, content } of files) archive.entry({ name: `${folder}/${path}`, mode, mtime }, content);
archive.finalize();

mkdirSync(values.output, { recursive: true });
const file = join(values.output, `${name}-server-${version}-${platform}.tar.gz`);
await pipeline(archive, createGzip({ level: 9 }), createWriteStream(file));
const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
writeFileSync(`${file}.sha256`, `${hash}  ${basename(file)}\n`);
console.log(`${file}: ${Math.ceil(bytes / 1e6)} MB unpacked. Unpack it, then: ${folder}/portal start`);
