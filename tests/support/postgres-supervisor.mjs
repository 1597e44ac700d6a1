// Runs one PostgreSQL server for whoever holds the other end of stdin, and ends it, removing its folder, when that end is closed:
// also when a test run is killed. Arguments: the binary, the folder, the port, and the user and group to run as, if not our own.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';

const [binary, folder, port, uid] = process.argv.slice(2);
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: process.env.POSTGRES_FSYNC ?? 'off',
  max_connections: '200',
  logging_collector: 'off',
  // Hundreds of small databases are made and dropped.
  autovacuum_naptime: '1h',
};
const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
const server = spawn(binary, ['-D', folder, '-p', port, ...words], {
  stdio: ['ignore', 'ignore', 'inherit'],
  ...(uid && { uid: Number(uid), gid: Number(uid) }),
});
let isEnding = false;
process.stdin.resume().on('close', () => {
  isEnding = true;
  server.kill('SIGQUIT');
});
server.on('exit', (code) => {
  if (isEnding) rmSync(dirname(folder), { recursive: true, force: true, maxRetries: 5 });
  process.exit(code ?? 0);
});
