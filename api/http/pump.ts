import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { abortWith } from '../core/abort-with.ts';
import { Failure } from '../core/failure.ts';
import { TOO_LARGE } from './body.ts';

type Body = ReadableStreamDefaultReader<Uint8Array>;

/** How much of all bodies together is worked on before everything else has its turn. */
const TURN_BYTES = 512 * 1024;
let worked = 0;
let nextTurn: Promise<void> | undefined;

/** Waits until this turn of the event loop has room for so many bytes: many large uploads at once hold up nobody else. */
const room = async (bytes: number): Promise<void> => {
  while (worked >= TURN_BYTES) {
    nextTurn ??= new Promise((resolve) => {
      setImmediate(() => {
        worked = 0;
        nextTurn = undefined;
        resolve();
      });
    });
    await nextTurn;
  }
  worked += bytes;
};

/** Sends a request's body through a parser to its end. Rejects with what `failed` rejects with, or `too_large` over `maxBytes`. */
export const pump = async (body: Body, parser: Writable, failed: Promise<never>, maxBytes: number): Promise<void> => {
  const finished = once(parser, 'finish');
  finished.catch(() => {});
  const waitFor = abortWith(failed);
  let size = 0;
  for (;;) {
    const { done, value } = await waitFor(body.read());
    if (done) break;
    size += value.byteLength;
    await room(value.byteLength);
    if (!parser.write(value)) await waitFor(once(parser, 'drain'));
    // After parsing, so that a limit of one field, which says more, is told first.
    if (size > maxBytes) throw new Failure('too_large', TOO_LARGE);
  }
  parser.end();
  await waitFor(finished);
};
