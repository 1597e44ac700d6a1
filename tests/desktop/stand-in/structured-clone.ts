// Structured clone as text, the same code in the main process and in the page.

interface Wire {
  heap: unknown[];
  root: unknown;
}
type Tagged = Record<string, unknown>;

const base64 = (bytes: ArrayBufferLike): string => {
  let text = '';
  for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte);
  return btoa(text);
};
const tagOf = (value: object): string => Object.prototype.toString.call(value).slice(8, -1);

const primitive = (value: unknown): unknown => {
  if (typeof value === 'number') {
    if (Object.is(value, -0)) return { n: '-0' };
    return Number.isFinite(value) ? value : { n: String(value) };
  }
  if (value === undefined) return { u: 1 };
  return typeof value === 'bigint' ? { b: String(value) } : value;
};

const kinds: Record<string, (value: never, put: (value: unknown) => unknown) => unknown> = {
  Array: (value: unknown[], put) => ({ A: Array.from(value, put) }),
  Date: (value: Date) => ({ D: value.getTime() }),
  RegExp: (value: RegExp) => ({ X: [value.source, value.flags] }),
  Map: (value: Map<unknown, unknown>, put) => ({ M: [...value].map(([key, one]) => [put(key), put(one)]) }),
  Set: (value: Set<unknown>, put) => ({ S: [...value].map(put) }),
  Error: (value: Error) => ({ E: [value.message, value.stack ?? ''] }),
  ArrayBuffer: (value: ArrayBuffer) => ({ B: base64(value) }),
  Uint8Array: (value: Uint8Array) => ({ V: base64(value.slice().buffer) }),
  Object: (value: object, put) => ({ O: Object.entries(value).map(([key, one]) => [key, put(one)]) }),
};

/** The value as text. @throws what Electron throws when it cannot be cloned */
export const encode = (value: unknown): string => {
  let plain: unknown;
  try {
    plain = structuredClone(value);
  } catch {
    throw new Error('An object could not be cloned.');
  }
  const seen = new Map<object, number>();
  const heap: unknown[] = [];
  const put = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return primitive(one);
    const known = seen.get(one);
    if (known !== undefined) return { r: known };
    const at = heap.push(null) - 1;
    seen.set(one, at);
    const write = kinds[tagOf(one)];
    if (!write) throw new Error(`The stand-in carries no ${tagOf(one)} over IPC.`);
    heap[at] = write(one as never, put);
    return { r: at };
  };
  const root = put(plain);
  return JSON.stringify({ heap, root } satisfies Wire);
};

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));

const isTagged = (value: unknown): value is Tagged => typeof value === 'object' && value !== null;

const simple = (tagged: Tagged): { value: unknown } | null => {
  if ('u' in tagged) return { value: undefined };
  if ('n' in tagged) return { value: Number(tagged.n) };
  if ('b' in tagged) return { value: BigInt(String(tagged.b)) };
  return null;
};

const leaf = (box: Tagged): { value: unknown } | null => {
  if ('D' in box) return { value: new Date(typeof box.D === 'number' ? box.D : Number.NaN) };
  if (Array.isArray(box.X)) return { value: new RegExp(box.X[0], box.X[1]) };
  if (Array.isArray(box.E)) return { value: Object.assign(new Error(box.E[0]), { stack: box.E[1] }) };
  if (typeof box.B === 'string') return { value: bytesOf(box.B).buffer };
  return typeof box.V === 'string' ? { value: bytesOf(box.V) } : null;
};

/** The value behind a text made by `encode`. */
export const decode = (text: string): unknown => {
  const { heap, root } = JSON.parse(text) as Wire;
  const made = new Map<unknown, unknown>();
  const get = (wire: unknown): unknown => {
    if (!isTagged(wire)) return wire;
    const easy = simple(wire);
    if (easy) return easy.value;
    if (made.has(wire.r)) return made.get(wire.r);
    const box = heap[Number(wire.r)] as Tagged;
    const single = leaf(box);
    const value = single ? single.value : emptyOf(box);
    made.set(wire.r, value);
    fill(box, value, get);
    return value;
  };
  return get(root);
};

const emptyOf = (box: Tagged): unknown => {
  if ('A' in box) return [];
  if ('M' in box) return new Map();
  return 'S' in box ? new Set() : {};
};

const fill = (box: Tagged, value: unknown, get: (wire: unknown) => unknown): void => {
  if (Array.isArray(value)) for (const one of box.A as unknown[]) value.push(get(one));
  else if (value instanceof Map) for (const [key, one] of box.M as [unknown, unknown][]) value.set(get(key), get(one));
  else if (value instanceof Set) for (const one of box.S as unknown[]) value.add(get(one));
  else if ('O' in box) {
    for (const [key, one] of box.O as [string, unknown][]) {
      const content = { value: get(one), enumerable: true, writable: true, configurable: true };
      Object.defineProperty(value, key, content);
    }
  }
};
