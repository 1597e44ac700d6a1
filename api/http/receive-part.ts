import type { Readable } from 'node:stream';
import type { FileField } from '#contract/calls/call.ts';
import { IMAGE_TYPE_MESSAGE } from '#contract/images/one-image.ts';
import { sentence } from '#contract/words/message.ts';
import { serverMessages } from '#contract/words/server-messages.ts';
import { Failure } from '../core/failure.ts';
import type { Upload } from '../images/images.ts';
import { createGrowingBuffer, TOO_LARGE } from './growing-buffer.ts';
import type { PartHeader } from './part-header.ts';
import type { TempFiles } from './temp-files.ts';
import type { IncomingFile, UploadAdmission } from './upload-admission.ts';

const UNREADABLE = sentence(serverMessages.formUnreadable);

export const unreadable = (): Failure => new Failure('invalid', UNREADABLE);
export const tooLarge = (): Failure => new Failure('too_large', TOO_LARGE);

export interface PartLimits {
  /** A file must be smaller than `maxBytes`; files in other fields are discarded. */
  files: Record<string, FileField & { maxBytes: number }>;
  /** UTF-8 bytes of one text field. */
  maxFieldBytes: number;
  maxFields: number;
}

export type Received =
  | { name: string; text: string }
  | { name: string; upload: Upload | null }
  | { name: string; refusal: Failure };

const readText = async (part: Readable, maxBytes: number, hold: (bytes: number) => void): Promise<string> => {
  const buffer = createGrowingBuffer(maxBytes, hold);
  for await (const chunk of part) buffer.add(chunk);
  return buffer.bytes().toString();
};

export const createReceiver = (
  { files, maxFieldBytes, maxFields }: PartLimits,
  temp: TempFiles,
  admission: UploadAdmission,
  hold: (bytes: number) => void,
) => {
  const counts = new Map<string, number>();
  let texts = 0;

  const receiveText = async (part: Readable, name: string): Promise<Received> => {
    texts += 1;
    if (texts > maxFields) throw tooLarge();
    const text = await readText(part, maxFieldBytes, hold);
    if (!Object.hasOwn(files, name)) return { name, text };
    // A browser without a chosen file may send its field as an empty text.
    if (text === '') return { name, upload: null };
    const message = files[name]?.typeMessage ?? IMAGE_TYPE_MESSAGE;
    throw new Failure('invalid', message, { fields: { [name]: message } });
  };

  const refuse = (part: Readable, name: string, error: unknown): Received => {
    if (!admission.readsTexts || !(error instanceof Failure)) throw error;
    part.resume();
    return { name, refusal: error };
  };

  return async (part: Readable, { name, isFile, hasFilename }: PartHeader): Promise<Received> => {
    if (!isFile) return receiveText(part, name);
    const field = Object.hasOwn(files, name) ? files[name] : undefined;
    if (!field) {
      part.resume();
      return { name, upload: null };
    }
    const { max, maxBytes, countMessage, sizeMessage } = field;
    let incoming: IncomingFile | undefined;
    if (hasFilename) {
      try {
        incoming = admission.file();
      } catch (error) {
        return refuse(part, name, error);
      }
    }
    const count = () => {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      if ((counts.get(name) ?? 0) > max)
        throw new Failure('invalid', countMessage, { fields: { [name]: countMessage } });
      incoming ??= admission.file();
    };
    const receive = (bytes: number) => incoming?.receive(bytes);
    const fileTooLarge = () => new Failure('too_large', sizeMessage, { fields: { [name]: sizeMessage } });
    const rules = { chosen: hasFilename, maxBytes, count, receive, tooLarge: fileTooLarge };
    try {
      return { name, upload: await temp.write(part.iterator({ destroyOnReturn: false }), rules) };
    } catch (error) {
      return refuse(part, name, error);
    }
  };
};
