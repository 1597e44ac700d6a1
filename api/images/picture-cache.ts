/** Milliseconds; kept short as another process may erase the picture. */
const KEEP_MS = 30_000;

/** Caches the latest bytes read, up to `maxBytes`, each for half a minute. */
export const createPictureCache = (maxBytes: number) => {
  const entries = new Map<string, { bytes: Uint8Array; until: number }>();
  let total = 0;
  let timer: NodeJS.Timeout | undefined;

  const drop = (key: string) => {
    total -= entries.get(key)?.bytes.byteLength ?? 0;
    entries.delete(key);
  };
  const dropOld = () => {
    timer = undefined;
    for (const [key, { until }] of entries) if (until <= performance.now()) drop(key);
    if (entries.size > 0) dropLater();
  };
  const dropLater = () => {
    timer ??= setTimeout(dropOld, KEEP_MS).unref();
  };

  return {
    get: (key: string): Uint8Array | undefined => entries.get(key)?.bytes,
    set(key: string, bytes: Uint8Array): void {
      if (bytes.byteLength > maxBytes / 4) return;
      drop(key);
      entries.set(key, { bytes, until: performance.now() + KEEP_MS });
      total += bytes.byteLength;
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) break;
        drop(oldest);
      }
      dropLater();
    },
    forget(start: string): void {
      for (const key of entries.keys()) if (key.startsWith(start)) drop(key);
    },
    close(): void {
      clearTimeout(timer);
      entries.clear();
      total = 0;
    },
  };
};
