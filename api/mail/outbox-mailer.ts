import { mkdir, open, readdir, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

const renderer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

const write = async (path: string, bytes: Buffer) => {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};

const whenMissing =
  <T>(value: T) =>
  (error: unknown): T => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return value;
    throw error;
  };

/** Keeps mails as `.eml` files in `folder`, readable by nobody else, where no mail server is set up. */
export const createOutboxMailer = (options: {
  folder: string;
  from: string;
  now: () => Date;
  newId: () => string;
}): Mailer => ({
  async send({ to, subject, text, about }) {
    const { folder, from, now, newId } = options;
    const date = now();
    const mail = { from, to: { name: '', address: to }, subject, text, date, disableFileAccess: true };
    const { message } = await renderer.sendMail({ ...mail, disableUrlAccess: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(
      folder,
      `${date.toISOString().replaceAll(/[:.]/g, '-')}-${[newId(), ...(about ? [about] : [])].join('-')}.eml`,
    );
    try {
      await write(`${path}.part`, Buffer.isBuffer(message) ? message : Buffer.from(String(message)));
      await rename(`${path}.part`, path);
    } catch (error) {
      await unlink(`${path}.part`).catch(() => {});
      throw error;
    }
  },
  async forget(about) {
    const names = await readdir(options.folder).catch(whenMissing([]));
    const gone = names.filter((name) => about.some((id) => name.includes(`-${id}.eml`)));
    await Promise.all(gone.map((name) => unlink(join(options.folder, name)).catch(whenMissing(undefined))));
  },
});
