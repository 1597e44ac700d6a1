import type { Extract, Pack } from 'tar-stream';

type Sink = Extract | ReturnType<Pack['entry']>;

const drained = (sink: Sink): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      sink.off('drain', done);
      sink.off('close', done);
      resolve();
    };
    sink.on('drain', done);
    sink.on('close', done);
  });

/**
 * Waits when the stream is full, and ends it at last. An error of `chunks` destroys the stream; once it is destroyed, nothing
 * more is read.
 */
export const writeChunks = async (
  sink: Sink,
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<void> => {
  try {
    for await (const chunk of chunks) {
      if (!sink.write(chunk)) await drained(sink);
      if (sink.destroyed) return;
    }
    sink.end(null);
  } catch (error) {
    sink.destroy(error instanceof Error ? error : new Error(String(error)));
  }
};
