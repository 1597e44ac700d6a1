import { jpegMarkers } from '#contract/images/picture-head.ts';
import type { ReadAt } from './read-at.ts';

export interface JpegHeader {
  format: 'jpeg';
  width: number;
  height: number;
  /** Values stored for each pixel: 3 for full colour, 1.5 where colour has half the resolution. */
  samples: number;
  /** Number of scans: the decoder goes over the picture once for each. Never too low. */
  scans: number;
  /** True if the decoder has to keep all coefficients in memory, as every scan adds to the whole picture. */
  isBuffered: boolean;
}

const MAX_SEGMENTS = 1000;
const CHUNK_BYTES = 256 * 1024;
const { scan, isFrame, endsSearch, standsAlone } = jpegMarkers;
const START_OF_SCAN = Buffer.from([0xff, scan]);
const PROGRESSIVE = 0xc2;

type Frame = Pick<JpegHeader, 'width' | 'height' | 'samples'> & { components: number; isProgressive: boolean };

const frameAt = async (readAt: ReadAt, offset: number, marker: number): Promise<Frame | null> => {
  const head = await readAt(offset + 4, 6);
  const components = head?.readUInt8(5) ?? 0;
  const rows = await readAt(offset + 10, components * 3);
  if (!head || !rows || components === 0) return null;
  const sampling = Array.from({ length: components }, (_, at) => {
    const factors = rows.readUInt8(at * 3 + 1);
    return { across: factors >> 4, down: factors & 15 };
  });
  const most = Math.max(...sampling.map(({ across }) => across)) * Math.max(...sampling.map(({ down }) => down));
  const samples = sampling.reduce((sum, { across, down }) => sum + across * down, 0) / (most || 1);
  const isProgressive = marker === PROGRESSIVE;
  return { height: head.readUInt16BE(1), width: head.readUInt16BE(3), samples, components, isProgressive };
};

const countScans = async (readAt: ReadAt, from: number, end: number): Promise<number> => {
  let count = 0;
  for (let offset = from; offset < end; offset += CHUNK_BYTES) {
    // One byte more than the step, as a marker may lie across two chunks.
    const bytes = (await readAt(offset, Math.min(CHUNK_BYTES + 1, end - offset))) ?? Buffer.alloc(0);
    for (let at = bytes.indexOf(START_OF_SCAN); at >= 0; at = bytes.indexOf(START_OF_SCAN, at + 2)) count += 1;
  }
  return count;
};

const headerOf = async (readAt: ReadAt, frame: Frame, scanAt: number, fileSize: number): Promise<JpegHeader> => {
  const { width, height, samples, components, isProgressive } = frame;
  const inFirstScan = (await readAt(scanAt + 4, 1))?.readUInt8(0) ?? 0;
  const isBuffered = isProgressive || inFirstScan < components;
  const scans = isBuffered ? await countScans(readAt, scanAt, fileSize) : 1;
  return { format: 'jpeg', width, height, samples, scans, isBuffered };
};

/** Reads the segments of a JPEG up to its first scan; null if browsers cannot show it. */
export const readJpegHeader = async (readAt: ReadAt, fileSize: number): Promise<JpegHeader | null> => {
  let offset = 2;
  let frame: Frame | null = null;
  for (let count = 0; count < MAX_SEGMENTS; count++) {
    const head = await readAt(offset, 4);
    if (head?.[0] !== 0xff) return null;
    const marker = head.readUInt8(1);
    if (endsSearch(marker)) return null;
    if (marker === scan) return frame && headerOf(readAt, frame, offset, fileSize);
    if (marker === 0xff) offset += 1;
    else if (standsAlone(marker)) offset += 2;
    else {
      if (isFrame(marker)) {
        if (frame) return null;
        frame = await frameAt(readAt, offset, marker);
        if (!frame) return null;
      }
      offset += 2 + Math.max(2, head.readUInt16BE(2));
    }
  }
  return null;
};
