// The load of one measurement, in a process of its own. Raw sockets: node's HTTP client costs more than what is measured.
// Reads {"port":1,"paths":["/"],"headers":["Accept: */*"],"connections":32,"ms":1000} from its input; prints one JSON line.
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

interface Work {
  port: number;
  /** Asked for in turn, from the beginning again after the last. */
  paths: string[];
  headers: string[];
  connections: number;
  ms: number;
}

const work: Work = JSON.parse(await text(process.stdin));
const requests = work.paths.map((path) =>
  Buffer.from([`GET ${path} HTTP/1.1`, 'Host: localhost', ...work.headers, '', ''].join('\r\n')),
);
const times: number[] = [];
const statuses: Record<string, number> = {};
let next = 0;
let failed = 0;

const HEAD_END = Buffer.from('\r\n\r\n');
const LENGTH = /\r\ncontent-length: (\d+)/i;

/** How many bytes the answer at the beginning of the buffer has, or null while its head is not whole. */
const sizeOf = (bytes: Buffer): number | null => {
  const end = bytes.indexOf(HEAD_END);
  if (end === -1) return null;
  const status = bytes.toString('latin1', 9, 12);
  const length = status === '304' ? 0 : Number(LENGTH.exec(bytes.toString('latin1', 0, end))?.[1] ?? Number.NaN);
  if (Number.isNaN(length)) throw new Error(`An answer ${status} without a length cannot be measured.`);
  return end + HEAD_END.length + length;
};

const run = (deadline: number): Promise<void> =>
  new Promise((done) => {
    const socket = connect(work.port, '127.0.0.1').setNoDelay();
    let begun = 0;
    let held = Buffer.alloc(0);
    let wanted: number | null = null;
    const ask = () => {
      begun = performance.now();
      if (begun >= deadline) return void socket.destroy();
      socket.write(requests[next++ % requests.length] ?? '');
    };
    socket.on('connect', ask).on('close', () => done());
    socket.on('error', () => {
      failed += 1;
    });
    socket.on('data', (part) => {
      held = held.length === 0 ? part : Buffer.concat([held, part]);
      wanted ??= sizeOf(held);
      if (wanted === null || held.length < wanted) return;
      const status = held.toString('latin1', 9, 12);
      statuses[status] = (statuses[status] ?? 0) + 1;
      times.push(performance.now() - begun);
      held = Buffer.alloc(0);
      wanted = null;
      ask();
    });
  });

const started = performance.now();
await Promise.all(Array.from({ length: work.connections }, () => run(started + work.ms)));
const seconds = (performance.now() - started) / 1000;
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
process.stdout.write(
  `${JSON.stringify({ perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), statuses, failed })}\n`,
);
