// Follows docs/operations.md word for word in an empty Debian: node scripts/check-operations.mjs [--suite bookworm|trixie]
// [--base FOLDER] [--keep]; an empty Debian that is there already is copied from --base. Needs root, Debian's debootstrap and a mirror, and a built portal (node scripts/ensure.mjs build); takes some
// minutes. It runs every `sh` block in order, except those for another Debian and those marked `unproved`; systemd is stood in
// for by operations-check/systemctl, and boots at the end, where it can, to run the units itself. Everything runs in a network of its own, in which only apt sees the world.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const root = resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    suite: { type: 'string', default: 'trixie' },
    base: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});
const debian = { bookworm: 'debian-12', trixie: 'debian-13' }[values.suite];
if (!debian || process.getuid?.() !== 0) throw new Error('Run this as root, with --suite bookworm or trixie.');
const END_ALL = 'for file in /run/units/*; do kill $(<$file); done; pg_ctlcluster $(ls /etc/postgresql) main stop';
/** Exit code of operations-check/boot where systemd cannot be booted. */
const NOT_BOOTED = 75;
const MIRROR = 'http://deb.debian.org/debian';

const must = (command, words, options = {}) => {
  const { status, error } = spawnSync(command, words, { stdio: 'inherit', ...options });
  if (status !== 0)
    throw new Error(`${[command, ...words].join(' ').slice(0, 200)} failed: ${error?.message ?? status}`);
};

const folder = mkdtempSync(join(tmpdir(), 'operations-'));
const at = (path) => join(folder, path);
if (values.base) must('cp', ['--archive', `${values.base}/.`, folder]);
else must('debootstrap', ['--variant=minbase', values.suite, folder, MIRROR], { stdio: 'ignore' });

// Its own network, with nothing but itself in it; ends with this process.
const network = spawn('unshare', ['--net', 'sh', '-c', 'ip link set lo up; cat'], {
  stdio: ['pipe', 'ignore', 'inherit'],
});
const inNetwork = ['nsenter', `--net=/proc/${network.pid}/ns/net`];
const inside = (script, { online = false, quiet = false } = {}) => {
  const words = ['chroot', folder, 'bash', '-euo', 'pipefail', '-c', `cd /root\n${script}`];
  const [command, ...rest] = online ? words : [...inNetwork, ...words];
  const env = {
    PATH: '/usr/local/bin:/usr/local/sbin:/usr/bin:/usr/sbin:/bin:/sbin',
    HOME: '/root',
    DEBIAN_FRONTEND: 'noninteractive',
  };
  must(command, rest, { env, stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'] });
};

const prepare = () => {
  must('mount', ['-t', 'proc', 'proc', at('proc')]);
  mkdirSync(at('dev/shm'), { recursive: true });
  chmodSync(at('dev/shm'), 0o1777);
  for (const name of ['systemctl', 'journalctl'])
    copyFileSync(join(import.meta.dirname, 'operations-check', name), at(`usr/local/bin/${name}`));
  if (debian === 'debian-12') copyFileSync(process.execPath, at('usr/local/bin/node'));
  copyFileSync('/etc/resolv.conf', at('etc/resolv.conf'));
  writeFileSync(at('etc/hosts'), '127.0.0.1 localhost\n::1 localhost\n');
  // Nothing starts by itself while packages are installed.
  writeFileSync(at('usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  must(process.execPath, [join(root, 'scripts/package-server.mjs'), '--output', at('root')]);
};

const blocks = (() => {
  const found = [];
  let heading = '';
  const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  for (const [, title, mark, commands] of page.matchAll(/^#+ (.*)$|^```sh ?(\S*)\n([\s\S]*?)^```$/gm)) {
    if (title) heading = title;
    else found.push({ heading, mark, commands });
  }
  return found;
})();

const steps = readFileSync(join(import.meta.dirname, 'operations-check/expected.sh'), 'utf8')
  .split(/^### (?=before |after )/m)
  .slice(1)
  .map((part) => {
    const [, when, words, script] = /^(\w+) (.*)\n([\s\S]*)$/.exec(part);
    return { when, words, script };
  });

const follow = () => {
  const used = new Set();
  const run = (when, commands) => {
    for (const step of steps.filter((one) => one.when === when && commands.includes(one.words))) {
      used.add(step);
      inside(step.script);
      console.log(`-- ${when}: as expected (${step.words})`);
    }
  };
  for (const { heading, mark, commands } of blocks) {
    if (mark === 'unproved' || (mark.startsWith('debian-') && mark !== debian)) continue;
    console.log(`\n== ${heading}\n${commands.trimEnd()}\n--`);
    run('before', commands);
    inside(commands, { online: commands.includes('apt-get') });
    run('after', commands);
  }
  const unused = steps.filter((step) => !used.has(step));
  if (unused.length > 0) throw new Error(`No block has the words: ${unused.map(({ words }) => words).join('; ')}`);
};

const endServices = () => spawnSync('chroot', [folder, 'bash', '-c', END_ALL], { stdio: 'ignore' });

const bootSystemd = () => {
  endServices();
  for (const name of ['systemctl', 'journalctl']) rmSync(at(`usr/local/bin/${name}`));
  must('umount', [at('proc')]);
  copyFileSync(join(import.meta.dirname, 'operations-check/booted.sh'), at('root/booted.sh'));
  const boot = join(import.meta.dirname, 'operations-check/boot');
  const { status } = spawnSync(boot, [folder, '/root/booted.sh'], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0 && status !== NOT_BOOTED) throw new Error(`The units under systemd failed: ${status}`);
};

try {
  prepare();
  follow();
  inside('apt-get install --yes --no-install-recommends systemd nginx openssl', { online: true });
  inside(readFileSync(join(import.meta.dirname, 'operations-check/other-files.sh'), 'utf8'));
  bootSystemd();
  console.log(`\nThe page was followed in an empty Debian (${values.suite}).`);
} catch (error) {
  spawnSync('chroot', [folder, 'bash', '-c', 'tail --lines=25 /var/log/units/*'], { stdio: 'inherit' });
  throw error;
} finally {
  endServices();
  network.stdin.end();
  const isMounted = () => spawnSync('mountpoint', ['--quiet', at('proc')]).status === 0;
  if (isMounted()) spawnSync('umount', [at('proc')]);
  if (values.keep || isMounted()) console.log(`Kept: ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}
