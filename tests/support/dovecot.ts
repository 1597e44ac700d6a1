import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { limitMs } from '../../scripts/test-limits.mjs';
import { freePort } from './free-port.ts';
import { serverUser } from './postgres-binaries.ts';

/** The password of every user. */
export const MAILBOX_PASSWORD = 'harbour-lantern-9';
const PROGRAM = process.env.DOVECOT_PATH ?? '/usr/sbin/dovecot';
const START_WITHIN_MS = limitMs(10_000);

/** Dovecot refuses to read mails as root, as PostgreSQL does. */
const user = serverUser ? { ...serverUser, name: 'nobody', group: 'nogroup' } : null;

/** One user's mailbox, with its folder INBOX. */
export interface Mailbox {
  user: string;
  /** Puts a mail into the folder, as a mail server does. */
  deliver(mail: string | Buffer): void;
  /** Numbers the folder anew, as a server does that was restored from a backup. */
  renumber(): void;
  /** What lies in the folder, with the flags in the names. */
  files(): string[];
}

export interface Dovecot {
  port: number;
  tlsPort: number;
  mailbox(user: string): Mailbox;
  close(): Promise<void>;
}

const configOf = (
  folder: string,
  port: string,
  tlsPort: string,
  certificate: { cert: string; key: string },
): string => {
  const name = user?.name ?? userInfo().username;
  const { uid, gid } = user ?? userInfo();
  return `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
default_internal_user = ${name}
default_login_user = ${name}
default_internal_group = ${user?.group ?? `#${gid}`}
disable_plaintext_auth = no
ssl = yes
ssl_cert = <${certificate.cert}
ssl_key = <${certificate.key}
first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:${folder}/mail/%u
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = ${tlsPort}
    ssl = yes
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
passdb {
  driver = static
  args = password=${MAILBOX_PASSWORD}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/home/%u
}
`;
};

const greets = (port: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket
      .once('data', () => resolve(true))
      .once('error', () => resolve(false))
      .once('close', () => resolve(false));
    socket.once('data', () => socket.destroy());
  });

const own = (path: string): string => {
  if (user) chownSync(path, user.uid, user.gid);
  return path;
};

/** A real IMAP server on free ports, with any user, and with a certificate that nobody has signed. */
export const startDovecot = async (): Promise<Dovecot> => {
  if (!existsSync(PROGRAM)) throw new Error('Dovecot was not found: node scripts/ensure.mjs mailbox installs it.');
  const folder = own(mkdtempSync(join(tmpdir(), 'dovecot-')));
  chmodSync(folder, 0o755);
  const put = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text, { mode: 0o600 });
    return own(path);
  };
  for (const name of ['run', 'state', 'mail', 'home']) {
    mkdirSync(join(folder, name));
    own(join(folder, name));
  }
  const [port, tlsPort] = [await freePort(), await freePort()];
  const pem = (name: string) => put(name, readFileSync(join(import.meta.dirname, 'certificate', name), 'utf8'));
  const files = { cert: pem('localhost.crt'), key: pem('localhost.key') };
  const config = put('dovecot.conf', configOf(folder, port, tlsPort, files));
  const child = spawn(PROGRAM, ['-F', '-c', config], {
    ...(user && { uid: user.uid, gid: user.gid }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4000);
    });
  for (const until = performance.now() + START_WITHIN_MS; !(await greets(port)); ) {
    const log = existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8') : '';
    if (child.exitCode !== null || performance.now() > until)
      throw new Error(`Dovecot does not serve: ${output}${log}`);
    await pause(20);
  }
  let delivered = 0;
  return {
    port: Number(port),
    tlsPort: Number(tlsPort),
    mailbox(name) {
      const home = join(folder, 'mail', name);
      for (const part of ['', 'cur', 'new', 'tmp']) {
        mkdirSync(join(home, part), { recursive: true });
        own(join(home, part));
      }
      return {
        user: name,
        deliver(mail) {
          delivered += 1;
          const path = join(home, 'new', `${1_700_000_000 + delivered}.M${delivered}.here`);
          writeFileSync(path, mail);
          own(path);
        },
        renumber() {
          for (const file of readdirSync(home))
            if (file.startsWith('dovecot')) rmSync(join(home, file), { recursive: true });
          writeFileSync(join(home, 'dovecot-uidlist'), `3 V${1_600_000_000 + delivered} N1 G${'1'.repeat(32)}\n`);
          own(join(home, 'dovecot-uidlist'));
        },
        files: () => [...readdirSync(join(home, 'new')), ...readdirSync(join(home, 'cur'))],
      };
    },
    async close() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
