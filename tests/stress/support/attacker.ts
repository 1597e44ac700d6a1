// Attacks a server from one address with everything at once until it reads a line, then prints how often it was answered how:
// attacker.ts URL ADDRESS EMAIL. Every kind of attack keeps some calls running at any time.
import { randomBytes, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { formOf, offer, STORY } from '../../support/submissions.ts';
import { callerFrom } from './caller-from.ts';

const [url = '', address = '', email = ''] = process.argv.slice(2);
const { call, close } = callerFrom(address, url);
let over = false;
const counts: Record<string, Record<string, number>> = {};
const count = (attack: string, outcome: string | number) => {
  counts[attack] ??= {};
  counts[attack][outcome] = (counts[attack][outcome] ?? 0) + 1;
};

/** Interlaced, 40 megapixels: among the slowest that are not too large. */
const slowPicture = async () => {
  const tile = sharp(randomBytes(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } });
  const large = tile.resize(6320, 6320, { kernel: 'nearest' });
  return new Blob([new Uint8Array(await large.png({ progressive: true, compressionLevel: 9 }).toBuffer())]);
};
const picture = await slowPicture();

/** Sends five pictures of an offer and hangs up as soon as they are sent. */
const sendAndHangUp = async (id: string) => {
  const encoded = new Response(formOf({ photos: [picture, picture, picture, picture, picture] }));
  const body = Buffer.from(await encoded.arrayBuffer());
  const { hostname, port } = new URL(url);
  const type = encoded.headers.get('content-type');
  const head = `POST /api/donationitems/${id}/photos HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`;
  await new Promise<void>((done) => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: address });
    socket.on('error', () => {}).on('close', () => done());
    socket.write(head);
    socket.write(body, () => socket.destroy());
  });
  return 'hung up';
};

const post = async (path: string, json: unknown) => (await call('POST', path, { json })).status;
const get = async (path: string) => (await call('GET', path)).status;
const posted = async (path: string, fields: Record<string, string>) =>
  (await call('POST', path, { form: formOf(fields) })).status;

const attacks: Record<string, { atOnce: number; once: () => Promise<string | number> }> = {
  pictures: {
    atOnce: 3,
    once: async () => {
      const made = await call('POST', '/api/donationitems/simple', { json: offer });
      return made.status === 201 ? sendAndHangUp(JSON.parse(made.text).id) : made.status;
    },
  },
  'pictures of testimonials': {
    atOnce: 2,
    once: async () =>
      (await call('POST', '/api/testimonials', { form: formOf({ content: STORY, image: picture }) })).status,
  },
  'random lists': { atOnce: 4, once: () => get(`/api/testimonials/approved?pageSize=100&x=${randomUUID()}`) },
  'random HEAD': {
    atOnce: 4,
    once: async () => (await call('HEAD', `/api/testimonials/approved?pageSize=100&x=${randomUUID()}`)).status,
  },
  'random pages': { atOnce: 4, once: () => get(`/donations?form=${randomUUID()}`) },
  'unknown pages': { atOnce: 2, once: () => get(`/${randomUUID()}`) },
  documentation: { atOnce: 2, once: () => get('/api/docs') },
  'posted forms': { atOnce: 2, once: () => posted('/testimonials', { content: STORY }) },
  'mail to a stranger': {
    atOnce: 2,
    once: async () =>
      (
        await call('POST', '/api/testimonials', {
          form: formOf({ content: `${STORY} ${randomUUID()}`, email: 'stranger@post.example' }),
        })
      ).status,
  },
  reviews: { atOnce: 2, once: () => post('/api/testimonials/auto-review', { content: 'kill '.repeat(900) }) },
  passwords: { atOnce: 4, once: () => post('/api/auth/login', { email, password: randomUUID() }) },
};

const run = async (attack: string, once: () => Promise<string | number>) => {
  while (!over) {
    count(attack, await once().catch((error: NodeJS.ErrnoException) => error.code ?? error.message));
    // A refusal comes at once: without a breath this process would measure itself.
    await wait(5);
  }
};

const running = Object.entries(attacks).flatMap(([name, { atOnce, once }]) =>
  Array.from({ length: atOnce }, () => run(name, once)),
);
process.stdout.write('attacking\n');
process.stdin.once('data', async () => {
  over = true;
  await Promise.race([Promise.all(running), wait(5000)]);
  close();
  process.stdout.write(`${JSON.stringify(counts)}\n`, () => process.exit());
});
