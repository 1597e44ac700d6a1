import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readMultipart } from '#api/http/multipart.ts';
import { type AnsweringServer, startAnswering } from '../../support/answering-server.ts';
import { anyBody, everyUpload } from '../../support/deps.ts';

let dir: string;
let server: AnsweringServer;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'multipart-server-'));
  const photos = { max: 2, maxBytes: 1024 * 1024, countMessage: 'At most two.', sizeMessage: 'Too large.' };
  server = await startAnswering(async (request) => {
    const sender = { key: '192.0.2.1', isStaff: false, signal: request.signal };
    const parts = { files: { photos }, maxFieldBytes: 100, maxFields: 10 };
    const options = { tempDir: dir, sender, admission: everyUpload, receiving: anyBody, ...parts };
    const form = await readMultipart(request, options);
    await form.cleanup();
    return Response.json({ photos: form.files.photos?.map(({ size }) => size) });
  });
});
afterEach(async () => {
  await server.close();
  await rm(dir, { recursive: true, force: true });
});

const post = (...sizes: number[]) => {
  const form = new FormData();
  for (const size of sizes) form.append('photos', new Blob([Buffer.alloc(size)]), 'a.jpg');
  return fetch(`http://127.0.0.1:${server.port}/`, { method: 'POST', body: form });
};

it('the server answers a refused upload of 40 MB, and the next request', async () => {
  const refused = await post(40 * 1024 * 1024);
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({ code: 'too_large', message: 'Too large.' });
  expect(await readdir(dir)).toEqual([]);
  expect(await (await post(1000, 2000)).json()).toEqual({ photos: [1000, 2000] });
});

it('the server answers many refused uploads one after the other', async () => {
  for (let turn = 0; turn < 5; turn++) {
    expect((await post(10, 20, 30)).status).toBe(400);
    expect((await post(10, 2 * 1024 * 1024)).status).toBe(413);
    expect((await post(10)).status).toBe(200);
  }
  expect(await readdir(dir)).toEqual([]);
});

it('the server leaves no file when the connection breaks in the midst of one', async () => {
  const head =
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=X\r\nContent-Length: 90000\r\n\r\n';
  const part = '--X\r\nContent-Disposition: form-data; name="photos"; filename="a"\r\n\r\n';
  const socket = connect(server.port, '127.0.0.1');
  socket.write(head + part + 'x'.repeat(50_000));
  await expect.poll(() => readdir(dir), { interval: 5 }).toHaveLength(1);
  socket.destroy();
  await expect.poll(() => server.answered, { interval: 5 }).toEqual([400]);
  expect(await readdir(dir)).toEqual([]);
});
