import type { PictureSize } from './pictures.ts';

/**
 * Size in pixels before orientation. `heic` is the iPhone format, `cut` a picture whose bytes end before its size, `none`
 * anything that is not accepted.
 */
type PictureHead = { kind: 'jpeg' | 'png' | 'webp'; size: PictureSize } | { kind: 'heic' | 'cut' | 'none' };

const NONE = { kind: 'none' } as const;
const CUT = { kind: 'cut' } as const;

const latin = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';
const HEIC_BRAND = /^(hei[cmsx]|hev[cmsx]|mif1|msf1)$/;

/** Null for any other file; needs the first 12 bytes. */
export const pictureKind = (bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'heic' | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (latin(bytes, 0, 8) === PNG_SIGNATURE) return 'png';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp';
  return latin(bytes, 4, 8) === 'ftyp' && HEIC_BRAND.test(latin(bytes, 8, 12)) ? 'heic' : null;
};

type ReadSize = (view: DataView) => PictureSize | typeof NONE | typeof CUT;

export const jpegMarkers = {
  scan: 0xda,
  isFrame: (marker: number) => marker >= 0xc0 && marker <= 0xc2,
  endsSearch: (marker: number) =>
    (marker >= 0xc3 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xcc) || marker === 0xd9,
  standsAlone: (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7),
};

const jpegSize: ReadSize = (view) => {
  const { scan, isFrame, endsSearch, standsAlone } = jpegMarkers;
  for (let at = 2; at + 4 <= view.byteLength; ) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff || marker === scan || endsSearch(marker)) return NONE;
    if (isFrame(marker)) {
      return at + 9 <= view.byteLength ? { width: view.getUint16(at + 7), height: view.getUint16(at + 5) } : CUT;
    }
    if (marker === 0xff) at += 1;
    else at += standsAlone(marker) ? 2 : 2 + Math.max(2, view.getUint16(at + 2));
  }
  return CUT;
};

const pngSize: ReadSize = (view) => {
  if (view.byteLength < 24) return CUT;
  const isHeader = view.getUint32(8) === 13 && view.getUint32(12) === 0x49484452;
  return isHeader ? { width: view.getUint32(16), height: view.getUint32(20) } : NONE;
};

const webpSize: ReadSize = (view) => {
  if (view.byteLength < 30) return CUT;
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
  switch (view.getUint32(12)) {
    case 0x56503820: // "VP8 "
      if (view.getUint8(23) !== 0x9d || view.getUint16(24) !== 0x012a) return NONE;
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 0x5650384c: {
      // "VP8L"
      const bits = view.getUint32(21, true);
      if (view.getUint8(20) !== 0x2f) return NONE;
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 0x56503858: // "VP8X"
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    default:
      return NONE;
  }
};

const sizes = { jpeg: jpegSize, png: pngSize, webp: webpSize };
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Needs the first 30 bytes; null if they give no size. */
export const statedSize = (kind: 'png' | 'webp', bytes: Uint8Array): PictureSize | null => {
  const size = sizes[kind](viewOf(bytes));
  return 'kind' in size ? null : size;
};

/** Decodes nothing and never throws. */
export const readPictureHead = (bytes: Uint8Array): PictureHead => {
  const kind = pictureKind(bytes);
  if (kind === null) return NONE;
  if (kind === 'heic') return { kind };
  const size = sizes[kind](viewOf(bytes));
  if ('kind' in size) return size;
  return size.width > 0 && size.height > 0 ? { kind, size } : NONE;
};
