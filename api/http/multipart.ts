import type { Readable } from 'node:stream';
import { Dicer } from '@fastify/busboy';
import { Failure } from '../core/failure.ts';
import type { Sender, Upload } from '../images/images.ts';
import { readPartHeader } from './part-header.ts';
import { pipeBody } from './pipe-body.ts';
import { createReceiver, type PartLimits, type Received, tooLarge, unreadable } from './receive-part.ts';
import type { ReceivingBody } from './receiving-bodies.ts';
import { createTempFiles, type TempFiles } from './temp-files.ts';
import type { UploadAdmission } from './upload-admission.ts';

export interface MultipartOptions extends PartLimits {
  tempDir: string;
  sender: Sender;
  admission: UploadAdmission;
  receiving: ReceivingBody;
}

export interface Multipart {
  /** In the order received. Has no prototype. */
  fields: Record<string, string[]>;
  /** In the order received, with every field of the options. Has no prototype. */
  files: Record<string, Upload[]>;
  refusal: Failure | null;
  chosen: number;
  cleanup(): Promise<void>;
}

const NOT_MULTIPART = 'Please send the form as multipart/form-data.';
const OVERHEAD_BYTES = 1024 * 1024;
const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s";]{1,70})(?=\s*(?:;|$)))/i;

/** Keeps a failed system call of ours; anything else is the fault of the form or the connection. */
const classifyError = (error: unknown) => {
  const ours = error instanceof Error && 'syscall' in error && error.syscall !== 'read';
  return error instanceof Failure || ours ? error : unreadable();
};

const createParser = (request: Request): Dicer => {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*(;|$)/i.test(type)) throw new Failure('unsupported_media_type', NOT_MULTIPART);
  const [, quoted, plain] = BOUNDARY.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw unreadable();
  return new Dicer({ boundary, maxHeaderPairs: 20 });
};

const takeParts = (parser: Dicer, options: MultipartOptions, temp: TempFiles) => {
  const receive = createReceiver(options, temp, options.admission, options.receiving.hold);
  const expected = Object.values(options.files).reduce((sum, { max }) => sum + max, 0);
  const parts: Readable[] = [];
  const received: Promise<Received>[] = [];
  let fail: (error: unknown) => void = () => {};
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failed.catch(() => {});
  options.receiving.gaveWay.catch(fail);
  parser.on('error', fail);
  parser.on('part', (part) => {
    part.on('error', () => {});
    if (parts.push(part) > options.maxFields + expected + 10) return fail(tooLarge());
    // The parser's types have buffers here; it gives strings.
    part.once('header', (fields: object) => {
      const header = readPartHeader(fields as Record<string, string[]>);
      if (!header) return fail(unreadable());
      const receiving = receive(part, header);
      receiving.catch(fail);
      received.push(receiving);
    });
  });
  return {
    failed,
    all: async (): Promise<Received[]> => {
      // A part whose header never ended was not received.
      if (received.length !== parts.length) throw unreadable();
      return Promise.race([Promise.all(received), failed]);
    },
    stop: async () => {
      parser.destroy();
      for (const part of parts) part.destroy();
      await Promise.allSettled(received);
    },
  };
};

const sorted = (
  received: readonly Received[],
  names: readonly string[],
  sender: Sender,
): Omit<Multipart, 'cleanup'> => {
  const fields: Multipart['fields'] = Object.create(null);
  const files: Multipart['files'] = Object.create(null);
  let refusal: Failure | null = null;
  let chosen = 0;
  for (const name of names) files[name] = [];
  for (const part of received) {
    if ('text' in part) {
      fields[part.name] ??= [];
      fields[part.name]?.push(part.text);
      continue;
    }
    if ('refusal' in part) refusal ??= part.refusal;
    else if (part.upload) files[part.name]?.push({ ...part.upload, sender });
    else continue;
    chosen += 1;
  }
  return { fields, files, refusal, chosen };
};

/** Forms send CR LF for a line end that the person's own count has as one character. */
export const asTyped = (value: string): string => value.replaceAll('\r\n', '\n');

const lengthOf = (request: Request): number | null => {
  const length = request.headers.get('content-length');
  return length === null ? null : Number(length);
};

/**
 * Streams files to disk under random names, never the client's. An empty file field is no file. Stops at the first limit
 * passed.
 * @throws Failure `unsupported_media_type` for no form, `invalid` for a damaged one or too many files, `too_large`,
 * `rate_limited` or `unavailable` for refused files, `unavailable` for a full disk or too much being received. No file is left
 * then.
 */
export const readMultipart = async (request: Request, options: MultipartOptions): Promise<Multipart> => {
  const parser = createParser(request);
  const body = request.body?.getReader();
  if (!body) throw unreadable();
  const { admission } = options;
  await admission.begin(lengthOf(request));
  const temp = createTempFiles(options.tempDir);
  const cleanup = () => temp.remove().finally(admission.end);
  const parts = takeParts(parser, options, temp);
  const fileBytes = Object.values(options.files).reduce((sum, { max, maxBytes }) => sum + max * maxBytes, 0);
  const maxBytes = fileBytes + options.maxFields * options.maxFieldBytes + OVERHEAD_BYTES;
  try {
    await pipeBody(body, parser, parts.failed, maxBytes);
    return { ...sorted(await parts.all(), Object.keys(options.files), options.sender), cleanup };
  } catch (error) {
    await parts.stop();
    await cleanup();
    throw classifyError(error);
  } finally {
    options.receiving.end();
  }
};
