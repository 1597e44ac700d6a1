import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** What the mail server does with the next mail: takes it, answers with a code, drops the line (before or after it took it), or says nothing. */
type Behaviour = 'take' | number | 'drop' | 'take-and-drop' | 'silence';

export interface MailServer {
  url: string;
  /** The mails that were taken, as they came. */
  received: string[];
  /** What is done with the next mails, one after the other; what comes after them is taken. */
  script: Behaviour[];
  close(): Promise<void>;
}

/** A real mail server on a free port. */
export const startMailServer = async (options: SMTPServerOptions = {}, port = 0): Promise<MailServer> => {
  const received: string[] = [];
  const script: Behaviour[] = [];
  const sockets = new Set<{ destroy(): void }>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.secure || options.key ? [] : ['STARTTLS'],
    logger: false,
    disableReverseLookup: true,
    closeTimeout: 100,
    ...options,
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const behaviour = script.shift() ?? 'take';
        if (behaviour === 'take' || behaviour === 'take-and-drop') received.push(Buffer.concat(chunks).toString());
        if (behaviour === 'silence') return;
        if (behaviour === 'drop' || behaviour === 'take-and-drop') for (const socket of sockets) socket.destroy();
        else if (behaviour === 'take') callback();
        else callback(Object.assign(new Error('Not now, thank you'), { responseCode: behaviour }));
      });
    },
  });
  server.on('error', () => {});
  server.server.on(options.secure ? 'secureConnection' : 'connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const scheme = options.secure ? 'smtps' : 'smtp';
  return {
    url: `${scheme}://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    script,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
};

/** The Message-ID of a mail. */
export const messageIdOf = (mail: string): string => /^Message-ID: <(.*)>/im.exec(mail)?.[1] ?? '';
