import type { Readable } from 'node:stream';
import busboy, { type Busboy } from 'busboy';
import { Failure } from '../core/failure.ts';
import type { Upload } from '../images/images.ts';
import { TOO_LARGE } from './body.ts';
import { pump } from './pump.ts';
import type { FileField } from './route.ts';
import { createTempFiles, type TempFiles } from './temp-files.ts';

export interface MultipartOptions {
  /** Where the files lie until `cleanup`; made when missing. */
  tempDir: string;
  /** The file fields; a file is smaller than `maxBytes`. Files under other names are thrown away. */
  files: Record<string, FileField & { maxBytes: number }>;
  /** The most UTF-8 bytes of one text field. */
  maxFieldBytes: number;
  maxFields: number;
}

export interface Multipart {
  /** Texts by field, in the order in which they came. Has no prototype. */
  fields: Record<string, string[]>;
  /** Files by field, in the order in which they came; every field of the options is there. Has no prototype. */
  files: Record<string, Upload[]>;
  /** Removes the files. */
  cleanup(): Promise<void>;
}

const NOT_MULTIPART = 'Please send the form as multipart/form-data.';
const UNREADABLE = 'The form could not be read.';
/** Room for boundaries and part headers, and for files that nobody asked for. */
const OVERHEAD_BYTES = 1024 * 1024;

const unreadable = () => new Failure('invalid', UNREADABLE);

/** A failed system call on our side stays what it is; anything else is the form's or the connection's fault. */
const blame = (error: unknown) => {
  const ours = error instanceof Error && 'syscall' in error && error.syscall !== 'read';
  return error instanceof Failure || ours ? error : unreadable();
};

const createParser = (request: Request, { files, maxFieldBytes, maxFields }: MultipartOptions): Busboy => {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*(;|$)/i.test(type)) throw new Failure('unsupported_media_type', NOT_MULTIPART);
  const expected = Object.values(files).reduce((sum, { max }) => sum + max, 0);
  const limits = { fieldSize: maxFieldBytes + 1, fields: maxFields, parts: maxFields + expected + 10 };
  try {
    return busboy({ headers: { 'content-type': type }, defParamCharset: 'utf8', limits });
  } catch {
    throw unreadable();
  }
};

/** Collects the texts of a form. */
const collectFields = (parser: Busboy, options: MultipartOptions, fail: (error: unknown) => void) => {
  const fields: Multipart['fields'] = Object.create(null);
  parser.on('field', (name: string | undefined, value, { valueTruncated }) => {
    if (valueTruncated) return fail(new Failure('too_large', TOO_LARGE));
    if (name === undefined) return;
    if (!Object.hasOwn(options.files, name)) {
      fields[name] ??= [];
      fields[name].push(value);
      // A browser without a chosen file may send its field as an empty text.
    } else if (value !== '') fail(unreadable());
  });
  return fields;
};

/** Writes the files of a form to disk as they come. `finished` holds one promise a file. */
const collectFiles = (parser: Busboy, options: MultipartOptions, temp: TempFiles, fail: (error: unknown) => void) => {
  const names = Object.keys(options.files);
  const finished: Promise<{ name: string; upload: Upload | null }>[] = [];
  const counts = new Map<string, number>();
  const receive = async (name: string, stream: Readable, chosen: boolean) => {
    const rule = options.files[name] as MultipartOptions['files'][string];
    const count = () => {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      if ((counts.get(name) ?? 0) > rule.max)
        throw new Failure('invalid', rule.countMessage, { fields: { [name]: rule.countMessage } });
    };
    const tooLarge = () => new Failure('too_large', rule.sizeMessage, { fields: { [name]: rule.sizeMessage } });
    return { name, upload: await temp.write(stream, { chosen, maxBytes: rule.maxBytes, count, tooLarge }) };
  };
  parser.on('file', (name: string | undefined, stream, { filename }) => {
    stream.on('error', () => {});
    if (name === undefined || !names.includes(name)) return void stream.resume();
    const received = receive(name, stream, filename !== undefined);
    received.catch(fail);
    finished.push(received);
  });
  return finished;
};

const readParts = async (request: Request, parser: Busboy, options: MultipartOptions, temp: TempFiles) => {
  let fail: (error: unknown) => void = () => {};
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failed.catch(() => {});
  const fields = collectFields(parser, options, fail);
  const finished = collectFiles(parser, options, temp, fail);
  parser.on('error', fail);
  for (const event of ['fieldsLimit', 'partsLimit'] as const) {
    parser.on(event, () => fail(new Failure('too_large', TOO_LARGE)));
  }
  const { maxFieldBytes, maxFields } = options;
  const fileBytes = Object.values(options.files).reduce((sum, { max, maxBytes }) => sum + max * maxBytes, 0);
  const body = request.body?.getReader();
  if (!body) throw unreadable();
  try {
    await pump(body, parser, failed, fileBytes + maxFields * maxFieldBytes + OVERHEAD_BYTES);
    const files: Multipart['files'] = Object.create(null);
    for (const name of Object.keys(options.files)) files[name] = [];
    for (const { name, upload } of await Promise.race([Promise.all(finished), failed])) {
      if (upload) files[name]?.push(upload);
    }
    return { fields, files };
  } catch (error) {
    parser.destroy();
    await Promise.allSettled(finished);
    await temp.remove();
    throw blame(error);
  }
};

/** Forms carry a line end as CR LF, whatever was typed: two characters where the person's own count has one. */
export const asTyped = (value: string): string => value.replaceAll('\r\n', '\n');

/**
 * Reads a form with files as it comes, files straight to disk under random names; what the client calls them is never used.
 * A file field left empty is no file. Stops at the first limit passed.
 * @throws Failure `unsupported_media_type` for no form, `invalid` for a damaged one or too many files, `too_large`,
 * `unavailable` for a full disk. No file is left then.
 */
export const readMultipart = async (request: Request, options: MultipartOptions): Promise<Multipart> => {
  const parser = createParser(request, options);
  const temp = createTempFiles(options.tempDir);
  const { fields, files } = await readParts(request, parser, options, temp);
  return { fields, files, cleanup: temp.remove };
};
