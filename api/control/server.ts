import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Failure } from '../core/failure.ts';
import { describeError, type Log } from '../core/log.ts';
import { type Answer, type Commands, LINE_MAX, lineOf, request } from './protocol.ts';

const INTERNAL = 'Something went wrong in the running server. Its log says where.';
const UNKNOWN = 'The running server does not know this command. It may be an older version; please restart it.';

export interface Control {
  /** The path of a unix socket in a folder of its own, or the name of a Windows pipe. */
  socket: string;
  close(): Promise<void>;
}

const answerLine = async (commands: Commands, log: Log, line: string): Promise<Answer> => {
  try {
    const { command, input } = request.parse(JSON.parse(line));
    const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
    if (!run) throw new Failure('not_found', UNKNOWN);
    return { ok: true, result: (await run(input)) ?? null };
  } catch (error) {
    if (error instanceof Failure) {
      const { code, message, fields } = error;
      return { ok: false, problem: fields ? { code, message, fields } : { code, message } };
    }
    log.error('control.command-failed', describeError(error));
    return { ok: false, problem: { code: 'internal', message: INTERNAL } };
  }
};

const serve = (socket: Socket, running: Set<Promise<void>>, answerTo: (line: string) => Promise<Answer>) => {
  let received = 0;
  const drop = () => void socket.destroy();
  socket.on('error', drop);
  socket.on('data', (bytes) => {
    received += bytes.length;
    if (received > LINE_MAX) drop();
  });
  const reply = async (line: string) => {
    received = 0;
    const answer = await answerTo(line);
    if (!socket.destroyed) socket.write(lineOf(answer));
  };
  const lines = createInterface({ input: socket });
  lines.on('error', drop);
  lines.on('line', (line) => {
    const work = reply(line).finally(() => running.delete(work));
    running.add(work);
  });
};

const listen = (server: Server, path: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      server.off('error', reject);
      resolve();
    });
  });

/** Accepts only this user's own programs on this machine; `close` waits for running commands. */
export const startControl = async (commands: Commands, log: Log): Promise<Control> => {
  const open = new Set<Socket>();
  const running = new Set<Promise<void>>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    serve(socket, running, (line) => answerLine(commands, log, line));
  });
  const folder = process.platform === 'win32' ? null : await mkdtemp(join(tmpdir(), 'portal-'));
  const socket = folder ? join(folder, 'control') : `\\\\.\\pipe\\portal-${randomUUID()}`;
  await listen(server, socket);
  if (folder) await chmod(socket, 0o600);
  // The socket must not keep the process running.
  server.unref();
  return {
    socket,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await Promise.all(running);
      for (const connection of open) connection.destroySoon();
      await closed;
      if (folder) await rm(folder, { recursive: true, force: true });
    },
  };
};
