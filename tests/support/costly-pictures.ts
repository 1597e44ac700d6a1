import { crc32, createDeflate } from 'node:zlib';

/** Small files that are costly to decode: pictures of nothing at all, in the forms that need the most memory and time. */

const PASSES = [
  { x: 0, y: 0, dx: 8, dy: 8 },
  { x: 4, y: 0, dx: 8, dy: 8 },
  { x: 0, y: 4, dx: 4, dy: 8 },
  { x: 2, y: 0, dx: 4, dy: 4 },
  { x: 0, y: 2, dx: 2, dy: 4 },
  { x: 1, y: 0, dx: 2, dy: 2 },
  { x: 0, y: 1, dx: 1, dy: 2 },
];
const CHANNELS = { grey: [0, 1], colour: [2, 3], 'grey and alpha': [4, 2], 'colour and alpha': [6, 4] } as const;

const deflateZeros = async (bytes: number): Promise<Buffer> => {
  const deflate = createDeflate({ level: 9 });
  const block = Buffer.alloc(1024 * 1024);
  const chunks: Buffer[] = [];
  const done = (async () => {
    for await (const chunk of deflate) chunks.push(chunk as Buffer);
  })();
  for (let left = bytes; left > 0; left -= block.length) {
    if (!deflate.write(left < block.length ? block.subarray(0, left) : block)) {
      await new Promise((resolve) => deflate.once('drain', resolve));
    }
  }
  deflate.end();
  await done;
  return Buffer.concat(chunks);
};

export const pngChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
};

export interface PngForm {
  width: number;
  height: number;
  depth?: 8 | 16;
  channels?: keyof typeof CHANNELS;
  interlaced?: boolean;
  /** Chunks between the header and the pixels. */
  before?: readonly Buffer[];
}

/** A black PNG. */
export const blackPng = async ({
  width,
  height,
  depth = 8,
  channels = 'colour',
  interlaced = true,
  before = [],
}: PngForm): Promise<Buffer> => {
  const [type, count] = CHANNELS[channels];
  const rowBytes = (pixels: number) => (pixels === 0 ? 0 : 1 + (pixels * count * depth) / 8);
  const passes = interlaced ? PASSES : [{ x: 0, y: 0, dx: 1, dy: 1 }];
  const bytes = passes.reduce(
    (sum, { x, y, dx, dy }) => sum + rowBytes(Math.ceil((width - x) / dx)) * Math.max(0, Math.ceil((height - y) / dy)),
    0,
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, type, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    ...before,
    pngChunk('IDAT', await deflateZeros(bytes)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A string of bits; a byte 0xff is followed by 0, as JPEG wants it. */
const packBits = (runs: readonly { bits: number; length: number; times: number }[]): Buffer => {
  const bytes: number[] = [];
  let pending = 0;
  let count = 0;
  const push = (bit: number) => {
    pending = (pending << 1) | bit;
    count += 1;
    if (count < 8) return;
    bytes.push(pending);
    if (pending === 0xff) bytes.push(0);
    pending = 0;
    count = 0;
  };
  for (const { bits, length, times } of runs) {
    for (let time = 0; time < times; time += 1) for (let at = length - 1; at >= 0; at -= 1) push((bits >> at) & 1);
  }
  while (count > 0) push(1);
  return Buffer.from(bytes);
};

const segment = (marker: number, data: readonly number[]): Buffer =>
  Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255, ...data]);

/** Ends of bands for so many blocks: codes of four bits, each followed by the rest of its length. */
const endOfBands = (blocks: number) => {
  const runs: { bits: number; length: number; times: number }[] = [];
  let left = blocks;
  for (let size = 14; size >= 0; size -= 1) {
    const longest = 2 ** (size + 1) - 1;
    const times = Math.floor(left / longest);
    if (times > 0) runs.push({ bits: (size << size) | (longest - 2 ** size), length: 4 + size, times });
    left -= times * longest;
  }
  return runs;
};

/** Bits of all coefficients, then single coefficients: as many scans as there may be, the slowest to decode first. */
const contentOf = (at: number, components: number): number[] => {
  const step = Math.floor(at / components);
  if (step === 0) return [1, 63, 13];
  return step <= 13 ? [1, 63, ((14 - step) << 4) | (13 - step)] : [];
};

export interface JpegForm {
  width: number;
  height: number;
  scans: number;
  /** Full colour resolution (4:4:4), or half of it both ways (4:2:0). */
  sampling?: '444' | '420';
  components?: 1 | 3 | 4;
}

/** A grey progressive JPEG of at most 14 scans for each component and one more. */
export const progressiveJpeg = ({ width, height, scans, sampling = '444', components = 3 }: JpegForm): Buffer => {
  const unit = sampling === '420' ? 16 : 8;
  const factor = unit / 8;
  const across = Math.ceil(width / unit);
  const down = Math.ceil(height / unit);
  const ids = Array.from({ length: components }, (_, at) => at + 1);
  const isFull = (id: number) => id === 1 || id === 4;
  const blocksOf = (id: number) =>
    isFull(id) ? Math.ceil(width / 8) * Math.ceil(height / 8) : Math.ceil(width / unit) * Math.ceil(height / unit);
  const perUnit = ids.reduce((sum, id) => sum + (isFull(id) ? factor * factor : 1), 0);
  const frame = [
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    components,
    ...ids.flatMap((id) => [id, isFull(id) ? factor * 17 : 17, 0]),
  ];
  const dcTable = [0, 1, ...Array<number>(15).fill(0), 0];
  const acTable = [16, 0, 0, 0, 15, ...Array<number>(12).fill(0), ...Array.from({ length: 15 }, (_, at) => at << 4)];
  const first = segment(0xda, [components, ...ids.flatMap((id) => [id, 0]), 0, 0, 0]);
  const others = Array.from({ length: scans - 1 }, (_, at) => {
    const id = ids[at % components] ?? 1;
    return Buffer.concat([segment(0xda, [1, id, 0, ...contentOf(at, components)]), packBits(endOfBands(blocksOf(id)))]);
  });
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc2, frame),
    segment(0xc4, dcTable),
    segment(0xc4, acTable),
    first,
    packBits([{ bits: 0, length: 1, times: across * down * perUnit }]),
    ...others,
    Buffer.from([0xff, 0xd9]),
  ]);
};
