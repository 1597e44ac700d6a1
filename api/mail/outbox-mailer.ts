import { mkdir, readdir, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { DiskSpace } from '../core/disk-space.ts';
import { Failure } from '../core/failure.ts';
import { writeNewFile } from '../core/write-new-file.ts';
import type { Mailer } from './mailer.ts';
import { messageOf } from './message.ts';

/** Loaded with the first mail: most starts send none. */
const createRenderer = async () => {
  const { createTransport } = await import('nodemailer');
  return createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
};

/** More than a charity mails in the 30 days for which they are kept; 80 MB in files of a block each. */
const MAILS_MAX = 20_000;
const OUTBOX_FULL =
  'The folder for mails is full. Please set up a mail server, or delete the mails that have been seen to.';

const whenMissing =
  <T>(value: T) =>
  (error: unknown): T => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return value;
    throw error;
  };

const removeFrom = async (folder: string, shouldRemove: (name: string) => boolean): Promise<number> => {
  const names = await readdir(folder).catch(whenMissing([]));
  const unwanted = names.filter(shouldRemove);
  await Promise.all(unwanted.map((name) => unlink(join(folder, name)).catch(whenMissing(undefined))));
  return unwanted.length;
};

const stamp = (date: Date) => date.toISOString().replaceAll(/[:.]/g, '-');

/** Keeps mails as `.eml` files that only the owner can read, while no mail server is set up. Sending again replaces the file. */
export const createOutboxMailer = (options: {
  folder: string;
  from: string;
  space: Pick<DiskSpace, 'checkGrowth'>;
  max?: number;
}): Mailer => ({
  mailServer: false,
  async send(mail) {
    const { folder, from, space, max = MAILS_MAX } = options;
    await space.checkGrowth();
    const names: string[] = await readdir(folder).catch(whenMissing<string[]>([]));
    const name = `${[stamp(mail.date), mail.id, ...(mail.about ? [mail.about] : [])].join('-')}.eml`;
    if (names.length >= max && !names.includes(name)) throw new Failure('unavailable', OUTBOX_FULL);
    const renderer = await createRenderer();
    const { message } = await renderer.sendMail(messageOf(mail, from));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, name);
    // A process that was killed while it wrote has left a part of it.
    await unlink(`${path}.part`).catch(whenMissing(undefined));
    try {
      await writeNewFile(`${path}.part`, Buffer.isBuffer(message) ? message : Buffer.from(String(message)));
      await rename(`${path}.part`, path);
    } catch (error) {
      await unlink(`${path}.part`).catch(() => {});
      throw error;
    }
    return { to: 'file' };
  },
  async forget(ids) {
    await removeFrom(options.folder, (name) =>
      ids.some((id) => name.includes(`-${id}.eml`) || name.includes(`-${id}-`)),
    );
  },
  forgetBefore: (limit) => removeFrom(options.folder, (name) => name < stamp(limit)),
});
