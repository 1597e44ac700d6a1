import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { abortWith } from '../core/abort-with.ts';
import { Failure } from '../core/failure.ts';
import { TOO_LARGE } from './growing-buffer.ts';

type Body = ReadableStreamDefaultReader<Uint8Array>;

/** Bytes of all request bodies together that are parsed in one turn of the event loop. */
const TURN_BYTES = 512 * 1024;
let parsedBytes = 0;
let nextTurn: Promise<void> | undefined;

/** Keeps large uploads from delaying other requests. */
const waitForRoom = async (bytes: number): Promise<void> => {
  while (parsedBytes >= TURN_BYTES) {
    nextTurn ??= new Promise((resolve) => {
      setImmediate(() => {
        parsedBytes = 0;
        nextTurn = undefined;
        resolve();
      });
    });
    await nextTurn;
  }
  parsedBytes += bytes;
};

/** Rejects as `failed` does, or with `too_large` over `maxBytes`. */
export const pipeBody = async (
  body: Body,
  parser: Writable,
  failed: Promise<never>,
  maxBytes: number,
): Promise<void> => {
  let isFinished = false;
  const finished = once(parser, 'finish').then(() => {
    isFinished = true;
  });
  finished.catch(() => {});
  const waitFor = abortWith(failed);
  let size = 0;
  for (;;) {
    const { done, value } = await waitFor(body.read());
    if (done) break;
    size += value.byteLength;
    await waitForRoom(value.byteLength);
    // A parser may finish while it still waits to drain: what follows is of no interest to it.
    if (!isFinished && !parser.write(value)) await waitFor(Promise.race([once(parser, 'drain'), finished]));
    // After parsing, so that a limit of one field, which says more, is told first.
    if (size > maxBytes) throw new Failure('too_large', TOO_LARGE);
  }
  parser.end();
  await waitFor(finished);
};
