// Asks servers, in a process of its own. Raw sockets, and as little done for an answer as can be: whatever costs the client
// more than the server would be measured instead of it.
// Answers each line {"port":1,"paths":["/"],"headers":["Accept: */*"],"connections":32,"ms":1000} with what it measured.
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

interface Work {
  port: number;
  /** Asked for in turn, from the beginning again after the last. */
  paths: string[];
  headers: string[];
  connections: number;
  ms: number;
}

const READ_BYTES = 256 * 1024;
const HEAD_END = Buffer.from('\r\n\r\n');
const LENGTH = /\r\ncontent-length: (\d+)/i;
const statusOf = (bytes: Buffer) => bytes.toString('latin1', 9, 12);

/** How many bytes the answer at the beginning of the buffer has, or null while its head is not whole. */
const sizeOf = (bytes: Buffer): number | null => {
  const end = bytes.indexOf(HEAD_END);
  if (end === -1) return null;
  const status = statusOf(bytes);
  const length = status === '304' ? 0 : Number(LENGTH.exec(bytes.toString('latin1', 0, end))?.[1] ?? Number.NaN);
  if (Number.isNaN(length)) throw new Error(`An answer ${status} without a length cannot be measured.`);
  return end + HEAD_END.length + length;
};

const measure = async (work: Work) => {
  const requests = work.paths.map((path) =>
    [`GET ${path} HTTP/1.1`, 'Host: localhost', ...work.headers, '', ''].join('\r\n'),
  );
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  let next = 0;
  let failed = 0;

  const run = (deadline: number): Promise<void> =>
    new Promise((done) => {
      const buffer = Buffer.allocUnsafeSlow(READ_BYTES);
      let begun = 0;
      let held = Buffer.alloc(0);
      /** The size of the answer before: one that comes in one piece of the same size is whole. */
      let last = 0;
      const ask = () => {
        begun = performance.now();
        if (begun >= deadline) return void socket.destroy();
        socket.write(requests[next++ % requests.length] ?? '', 'latin1');
      };
      const counted = (bytes: Buffer) => {
        const status = statusOf(bytes);
        statuses[status] = (statuses[status] ?? 0) + 1;
        times.push(performance.now() - begun);
        ask();
      };
      const receive = (size: number): boolean => {
        const part = buffer.subarray(0, size);
        if (held.length === 0 && size === last) {
          counted(part);
          return true;
        }
        held = Buffer.concat([held, part]);
        const wanted = sizeOf(held);
        if (wanted === null || held.length < wanted) return true;
        last = held.length;
        const whole = held;
        held = Buffer.alloc(0);
        counted(whole);
        return true;
      };
      const onread = { buffer, callback: receive };
      const socket = connect({ port: work.port, host: '127.0.0.1', onread }).setNoDelay();
      socket.on('connect', ask).on('close', () => done());
      socket.on('error', () => {
        failed += 1;
      });
    });

  const started = performance.now();
  await Promise.all(Array.from({ length: work.connections }, () => run(started + work.ms)));
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), statuses, failed };
};

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(await measure(JSON.parse(line)))}\n`);
}
