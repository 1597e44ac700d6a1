// A load generator in a process of its own. It uses raw sockets and does as little as possible for a response: a client that
// is slower than the server would be measured instead of it.
// Answers each line {"port":1,"paths":["/"],"headers":["Accept: */*"],"connections":32,"ms":1000} with what it measured. With a
// "body" it is posted, each time with another number in place of "{number}".
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

interface Work {
  port: number;
  paths: string[];
  headers: string[];
  body?: string;
  connections: number;
  ms: number;
}

const READ_BYTES = 256 * 1024;
const HEAD_END = Buffer.from('\r\n\r\n');
const LENGTH = /\r\ncontent-length: (\d+)/i;
const statusOf = (bytes: Buffer) => bytes.toString('latin1', 9, 12);

const sizeOf = (bytes: Buffer): number | null => {
  const end = bytes.indexOf(HEAD_END);
  if (end === -1) return null;
  const status = statusOf(bytes);
  const length = status === '304' ? 0 : Number(LENGTH.exec(bytes.toString('latin1', 0, end))?.[1] ?? Number.NaN);
  if (Number.isNaN(length)) throw new Error(`A response ${status} without a length cannot be measured.`);
  return end + HEAD_END.length + length;
};

let latest = 1_000_000;

const measure = async (work: Work) => {
  const { body } = work;
  const method = body === undefined ? 'GET' : 'POST';
  const requests = work.paths.map((path) =>
    [`${method} ${path} HTTP/1.1`, 'Host: localhost', ...work.headers, ''].join('\r\n'),
  );
  const requestAt = (number: number): string => {
    const head = requests[number % requests.length] ?? '';
    if (body === undefined) return `${head}\r\n`;
    latest += 1;
    const sent = body.replaceAll('{number}', String(latest));
    return `${head}Content-Length: ${sent.length}\r\n\r\n${sent}`;
  };
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  let next = 0;
  let failed = 0;

  const run = (deadline: number): Promise<void> =>
    new Promise((done) => {
      const buffer = Buffer.allocUnsafeSlow(READ_BYTES);
      let startedAt = 0;
      let received = Buffer.alloc(0);
      /** A response that arrives at once with the size of the previous one is complete. */
      let last = 0;
      const ask = () => {
        startedAt = performance.now();
        if (startedAt >= deadline) return void socket.destroy();
        socket.write(requestAt(next++), 'latin1');
      };
      const counted = (bytes: Buffer) => {
        const status = statusOf(bytes);
        statuses[status] = (statuses[status] ?? 0) + 1;
        times.push(performance.now() - startedAt);
        ask();
      };
      const receive = (size: number): boolean => {
        const part = buffer.subarray(0, size);
        if (received.length === 0 && size === last) {
          counted(part);
          return true;
        }
        received = Buffer.concat([received, part]);
        const wanted = sizeOf(received);
        if (wanted === null || received.length < wanted) return true;
        last = received.length;
        const complete = received;
        received = Buffer.alloc(0);
        counted(complete);
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
