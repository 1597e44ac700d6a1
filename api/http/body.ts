import { Failure } from '../core/failure.ts';

const JSON_MAX_BYTES = 1024 * 1024;

export const TOO_LARGE = 'This is more than can be sent at once.';
const NOT_JSON = 'The request body is not valid JSON.';

/** Reads a request's body up to `max` bytes. @throws Failure `too_large` as soon as more arrives. */
const readBytes = async (request: Request, max: number): Promise<Uint8Array> => {
  if (Number(request.headers.get('content-length') ?? 0) > max) throw new Failure('too_large', TOO_LARGE);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > max) throw new Failure('too_large', TOO_LARGE);
    chunks.push(value);
  }
  return Buffer.concat(chunks);
};

/** Reads a JSON body of at most 1 MiB, as text and parsed. @throws Failure `unsupported_media_type`, `too_large` or `invalid`. */
export const readJson = async (request: Request): Promise<{ text: string; value: unknown }> => {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new Failure('unsupported_media_type', 'Please send JSON with the content type application/json.');
  }
  const bytes = await readBytes(request, JSON_MAX_BYTES);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, value: JSON.parse(text) };
  } catch {
    throw new Failure('invalid', NOT_JSON);
  }
};
