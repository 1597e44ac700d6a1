import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { listen } from '#api/app/http-server.ts';

const VISITORS = 20;

/** Connects while the server's thread is blocked, and wakes it once every connection waits to be accepted with its request sent. */
const VISITING = `
  const { connect } = require('node:net');
  const { parentPort, workerData: { port, visitors, flag } } = require('node:worker_threads');
  let sent = 0;
  for (let number = 0; number < visitors; number += 1) {
    let text = '';
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('utf8').on('data', (part) => { text += part; });
    socket.on('error', (error) => { text = error.message; });
    socket.on('close', () => parentPort.postMessage(text));
    socket.write('GET / HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n', () => {
      sent += 1;
      if (sent < visitors) return;
      Atomics.store(flag, 0, 1);
      Atomics.notify(flag, 0);
    });
  }
`;

it('who had connected before a stop is still answered, even if the connection was not yet accepted', async () => {
  const server = await listen((_, response) => void response.end('here'), {
    port: 0,
    host: '127.0.0.1',
    connectionLimits: null,
  });
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const workerData = { port: server.address.port, visitors: VISITORS, flag };
  const visiting = new Worker(VISITING, { eval: true, workerData });
  const answers: string[] = [];
  visiting.on('message', (answer) => answers.push(answer));
  const ended = once(visiting, 'exit');
  await once(visiting, 'online');
  Atomics.wait(flag, 0, 0);
  await server.close();
  await ended;
  expect(answers).toHaveLength(VISITORS);
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*here$/);
});
