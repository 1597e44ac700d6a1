import { sentence } from '#contract/words/message.ts';
import { serverMessages } from '#contract/words/server-messages.ts';
import { abortWith } from '../core/abort-with.ts';
import { Failure } from '../core/failure.ts';
import { createGrowingBuffer, TOO_LARGE } from './growing-buffer.ts';
import type { ReceivingBody } from './receiving-bodies.ts';

export const JSON_MAX_BYTES = 1024 * 1024;

const NOT_JSON = 'The request body is not valid JSON.';
const CUT_SHORT = sentence(serverMessages.sendingCutShort);

const readChunk = (reader: ReadableStreamDefaultReader<Uint8Array>) =>
  reader.read().catch(() => {
    throw new Failure('invalid', CUT_SHORT);
  });

/** @throws Failure `too_large` as soon as more than `max` bytes arrive, `unavailable` if there is no room. */
const readBytes = async (request: Request, max: number, { hold, gaveWay }: ReceivingBody): Promise<Uint8Array> => {
  const length = Number(request.headers.get('content-length') ?? max);
  if (length > max) throw new Failure('too_large', TOO_LARGE);
  const buffer = createGrowingBuffer(max, hold, length);
  const reader = request.body?.getReader();
  const waitFor = abortWith(gaveWay);
  while (reader) {
    const { done, value } = await waitFor(readChunk(reader));
    if (done) break;
    buffer.add(value);
  }
  return buffer.bytes();
};

/**
 * Reads at most 1 MiB and ends `receiving`.
 * @throws Failure `unsupported_media_type`, `too_large`, `invalid`, or `unavailable` if too much is being received.
 */
export const readJson = async (
  request: Request,
  receiving: ReceivingBody,
): Promise<{ text: string; value: unknown }> => {
  try {
    const type = request.headers.get('content-type') ?? '';
    if (!/^application\/json\s*(;|$)/i.test(type)) {
      throw new Failure('unsupported_media_type', 'Please send JSON with the content type application/json.');
    }
    const bytes = await readBytes(request, JSON_MAX_BYTES, receiving);
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
      return { text, value: JSON.parse(text) };
    } catch {
      throw new Failure('invalid', NOT_JSON);
    }
  } finally {
    receiving.end();
  }
};
