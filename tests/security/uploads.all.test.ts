import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PICTURE_COST_MESSAGE, PICTURE_EMPTY_MESSAGE, PICTURE_PIXELS_MESSAGE } from '#contract/images/pictures.ts';
import { allPicturesMade, photoUrlsOf, pictureUrlOf } from '../support/made-pictures.ts';
import { type Product, startProduct } from '../support/product.ts';
import { formOf, offer, STORY } from '../support/submissions.ts';
import type { Headers } from '../support/test-api.ts';
import { jpeg, noisy, padded, phonePhoto, png, pngBomb, webp } from '../unit/images/samples.ts';

let product: Product;
let admin: Headers;
beforeAll(async () => {
  // On a busy machine a response does not wait until a picture is found bad; in these tests it does.
  product = await startProduct({ PICTURES_WAIT_MS: '30000' });
  admin = await product.signIn();
});
afterAll(() => product.close());

const TYPE = 'Please select a valid image file (JPEG, PNG, or WebP)';
const SIZE = 'Image file size must be less than 5MB';
const LIMIT = 5 * 1024 * 1024;

const blob = (bytes: Uint8Array, type = 'image/jpeg') => new Blob([new Uint8Array(bytes)], { type });
const tell = (bytes: Uint8Array, { type = 'image/jpeg', name = 'holiday.jpg' } = {}) => {
  const form = formOf({ content: STORY });
  form.append('image', blob(bytes, type), name);
  return product.call('post', '/testimonials', { form });
};
const offerWith = async (...files: Uint8Array[]) => {
  const { id } = (await product.call('post', '/donationitems/simple', { json: offer })).body;
  return { id: String(id), answer: await addPhotos(id, ...files) };
};
const addPhotos = (id: string, ...files: Uint8Array[]) =>
  product.call('post', `/donationitems/${id}/photos`, { form: formOf({ photos: files.map((file) => blob(file)) }) });
const decide = (id: string, action: string) =>
  product.call('put', `/testimonials/${id}/status`, { as: admin, json: { action, adminNotes: 'Looked at.' } });
const path = (url: string) => url.replace('/api', '');

/** Every file of uploads, once all pictures are made: kept pictures and what is on its way. */
const uploaded = async () => {
  await allPicturesMade(product);
  const folders = ['uploads', 'tmp'].map((name) => join(product.server.dataDir, name));
  return (await Promise.all(folders.map((folder) => readdir(folder, { recursive: true })))).flat().sort();
};

const SCRIPT = '<html><script>alert(document.domain)</script></html>';
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"><rect width="9" height="9"/></svg>';
const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
const gif = async () =>
  sharp(await png(9, 9))
    .gif()
    .toBuffer();

const refused: [string, () => Promise<Uint8Array>][] = [
  ['HTML', async () => Buffer.from(SCRIPT)],
  [
    'HTML behind the first bytes of a JPEG',
    async () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(SCRIPT)]),
  ],
  [
    'HTML behind the first bytes of a PNG',
    async () => Buffer.concat([(await png(9, 9)).subarray(0, 33), Buffer.from(SCRIPT)]),
  ],
  ['SVG', async () => Buffer.from(svg)],
  ['GIF', gif],
  ['a GIF that is a script', async () => Buffer.from('GIF89a/*....*/=alert(1)')],
  ['the EICAR test file', async () => Buffer.from(eicar)],
  [
    'a PDF',
    async () => Buffer.from('%PDF-1.7\n1 0 obj\n<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>\nendobj'),
  ],
  ['a ZIP', async () => Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(100)])],
  ['an ELF program', async () => Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(100)])],
  ['PHP', async () => Buffer.from('<?php system($_GET["c"]); ?>')],
  ['one byte', async () => Buffer.from([0xff])],
  ['half a JPEG', async () => half(await noisy(300, 300, 80))],
  [
    'half a PNG',
    async () =>
      half(
        await sharp(await noisy(300, 300, 80))
          .png()
          .toBuffer(),
      ),
  ],
  [
    'half a WebP',
    async () =>
      half(
        await sharp(await noisy(300, 300, 80))
          .webp()
          .toBuffer(),
      ),
  ],
  [
    'a TIFF',
    async () =>
      sharp(await png(9, 9))
        .tiff()
        .toBuffer(),
  ],
  ['a picture behind HTML', async () => Buffer.concat([Buffer.from(SCRIPT), await jpeg(9, 9)])],
  ['a picture behind a GIF head', async () => Buffer.concat([Buffer.from('GIF89a'), await jpeg(9, 9)])],
];

describe('files that are not pictures', () => {
  it('an empty one is refused with its own sentence, and leaves nothing', async () => {
    const before = await uploaded();
    const { status, body } = await tell(Buffer.alloc(0), { type: 'image/jpeg', name: 'a.jpg' });
    expect([status, body.message]).toEqual([415, PICTURE_EMPTY_MESSAGE]);
    expect(await uploaded()).toEqual(before);
  });

  it.each(refused)('%s is refused with the sentence, whatever it is called, and leaves nothing', async (_, make) => {
    const bytes = await make();
    const before = await uploaded();
    const { total } = (await product.get('/testimonials', admin)).body;
    for (const [type, name] of [
      ['image/jpeg', 'a.jpg'],
      ['image/png', 'a.png'],
      ['image/webp', 'a.webp'],
    ] as const) {
      const { status, body } = await tell(bytes, { type, name });
      expect([status, body.message]).toEqual([415, TYPE]);
    }
    const { id, answer } = await offerWith(bytes);
    expect([answer.status, answer.body.message]).toEqual([415, 'Please select valid image files (JPEG, PNG, or WebP)']);
    expect((await product.get(`/donationitems/${id}`, admin)).body.photoUrls).toEqual([]);
    expect(await uploaded()).toEqual(before);
    expect((await product.get('/testimonials', admin)).body.total).toBe(total);
  });

  it('among valid photos: none of them is saved', async () => {
    const before = await uploaded();
    const { answer } = await offerWith(await png(40, 30), Buffer.from(SCRIPT), await jpeg(40, 30));
    expect(answer.status).toBe(415);
    expect(await uploaded()).toEqual(before);
  });

  it.each([
    ['JPEG', jpeg],
    ['PNG', png],
    ['WebP', webp],
  ])('a %s with a wrong name and type is taken for what it is', async (_, make) => {
    for (const [type, name] of [
      ['text/html', 'a.html'],
      ['image/svg+xml', 'a.svg'],
      ['application/octet-stream', 'a.exe'],
      ['image/gif', 'a.jpg'],
    ] as const) {
      const { status, body } = await tell(await make(60, 40), { type, name });
      expect(status).toBe(201);
      expect(await pictureUrlOf(product, body.id, admin)).toMatch(/\.webp$/);
    }
  });

  it.each([
    ['a JPEG with a page behind it', async () => Buffer.concat([await jpeg(60, 40), Buffer.from(SCRIPT)])],
    [
      'a PNG with a ZIP behind it',
      async () => Buffer.concat([await png(60, 40), Buffer.from('504b0304', 'hex'), Buffer.from(SCRIPT)]),
    ],
    [
      'a JPEG with a script in a comment',
      async () => {
        const [photo, text] = [await jpeg(60, 40), Buffer.from(SCRIPT)];
        const head = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
        return Buffer.concat([photo.subarray(0, 2), head, text, photo.subarray(2)]);
      },
    ],
  ])('of %s nothing but the picture is kept', async (_, make) => {
    const { status, body } = await tell(await make());
    if (status === 415) return;
    expect(status).toBe(201);
    const url = await pictureUrlOf(product, body.id, admin);
    await decide(body.id, 'approve');
    const published = await product.get(path(url));
    expect([published.status, published.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(published.headers.get('x-content-type-options')).toBe('nosniff');
    const folder = join(product.server.dataDir, 'uploads');
    for (const name of await readdir(folder, { recursive: true })) {
      const bytes = await readFile(join(folder, name)).catch(() => Buffer.alloc(0));
      expect(bytes.includes('<script>'), name).toBe(false);
    }
  });
});

describe('the size of files', () => {
  it.each([0, 1])('13 5 MB and %s bytes is refused with the sentence and leaves nothing', async (more) => {
    const before = await uploaded();
    const file = padded(await jpeg(60, 40), LIMIT + more);
    const told = await tell(file);
    expect([told.status, told.body.message]).toEqual([413, SIZE]);
    const { answer } = await offerWith(file);
    expect([answer.status, answer.body.message]).toEqual([413, 'Each image file must be less than 5MB']);
    expect(await uploaded()).toEqual(before);
  });

  it('one byte less than 5 MB passes', async () => {
    const file = padded(await jpeg(60, 40), LIMIT - 1);
    expect((await tell(file)).status).toBe(201);
    expect((await offerWith(file)).answer.status).toBe(201);
  });

  it.each([
    ['30,000 x 30,000', 30_000, 30_000],
    ['8,000 x 5,001, just over 40 megapixels', 8000, 5001],
    ['60,000 x 1,000', 60_000, 1000],
    ['2,147,483,647 x 2,147,483,647', 2_147_483_647, 2_147_483_647],
  ])('a pixel bomb of %s is refused and leaves nothing', async (_, width, height) => {
    const before = await uploaded();
    const bomb = pngBomb(Math.min(width, 30_000), Math.min(height, 30_000));
    bomb.writeUInt32BE(width, 16);
    bomb.writeUInt32BE(height, 20);
    const { status, body } = await tell(bomb);
    expect([413, 415]).toContain(status);
    expect([PICTURE_PIXELS_MESSAGE, PICTURE_COST_MESSAGE, TYPE]).toContain(body.message);
    expect(await uploaded()).toEqual(before);
  });
});

describe('a phone photo with its location', () => {
  it('is published upright, without metadata, in every size', async () => {
    const { body } = await tell(await phonePhoto());
    const whole = await pictureUrlOf(product, body.id, admin);
    await decide(body.id, 'approve');
    const small = whole.replace(/[^/]+$/, '400x533.webp');
    for (const url of [whole, small]) {
      const answer = await fetch(`${product.server.url}${url}`);
      expect(answer.status, url).toBe(200);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const { exif, iptc, xmp, orientation, width = 0, height = 0 } = await sharp(bytes).metadata();
      expect([exif, iptc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(height).toBeGreaterThan(width);
      const { data } = await sharp(bytes)
        .extract({ left: width / 2, top: 5, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(data[2], 'its top is blue').toBeGreaterThan(200);
    }
    const folder = join(product.server.dataDir, 'uploads');
    for (const name of await readdir(folder, { recursive: true })) {
      const bytes = await readFile(join(folder, name)).catch(() => Buffer.alloc(0));
      expect(/Exif\0|GPS|A donor|Phone/.test(bytes.toString('latin1')), name).toBe(false);
    }
  });
});

describe('file names', () => {
  it.each([
    ['a path', '../../../../tmp/stolen-name.jpg', 201],
    ['a Windows path', '..\\..\\stolen-name.jpg', 201],
    ['an absolute path', '/etc/stolen-name.jpg', 201],
    ['a line end', 'stolen-name\r\nX-Injected: 1.jpg', 201],
    ['4,096 characters', `stolen-name${'a'.repeat(4085)}`, 201],
    ['markup', '"><img src=x onerror=alert("stolen-name")>.jpg', 201],
    ['a hidden file', '.stolen-name', 201],
    ['another direction of writing', 'stolen-name\u202egpj.exe', 201],
    ['control characters', 'stolen-name\u0001\u0007\u001b[2J\u007f.jpg', 400],
    ['a null byte', 'stolen-name\0.jpg', 400],
    ['nothing', '', 400],
  ])('%s: the name is never used', async (_, name, expected) => {
    const { status, headers, text } = await tell(await png(40, 30), { name });
    expect(status).toBe(expected);
    expect(text).not.toContain('stolen-name');
    expect(headers.get('x-injected')).toBeNull();
    const names = await readdir(product.server.dataDir, { recursive: true });
    for (const kept of names) expect(kept).not.toContain('stolen-name');
    for (const kept of await uploaded()) expect(kept).toMatch(/^[A-Za-z0-9_-]{22}(\/\d+x\d+\.webp)?$/);
    expect(JSON.stringify((await product.get('/testimonials?pageSize=100', admin)).body)).not.toContain('stolen-name');
    expect(product.server.output()).not.toContain('stolen-name');
  });
});

describe('pictures that nobody may see yet', () => {
  const seen = async (url: string, headers: Headers = {}) => (await product.get(path(url), headers)).status;

  it('of a pending testimonial: 404 without sign-in, shown once approved, 404 again when rejected or deleted', async () => {
    const { id } = (await tell(await png(500, 300))).body;
    const imageUrl = await pictureUrlOf(product, id, admin);
    const small = imageUrl.replace(/[^/]+$/, '400x240.webp');
    expect([await seen(imageUrl), await seen(small)]).toEqual([404, 404]);
    expect([await seen(imageUrl, admin), await seen(small, admin)]).toEqual([200, 200]);
    await decide(id, 'approve');
    expect([await seen(imageUrl), await seen(small)]).toEqual([200, 200]);
    await decide(id, 'reject');
    expect([await seen(imageUrl), await seen(small)]).toEqual([404, 404]);
    expect(await seen(imageUrl, { 'if-none-match': '*' })).toBe(404);
    await product.call('delete', `/testimonials/${id}`, { as: admin });
    expect([await seen(imageUrl), await seen(imageUrl, admin)]).toEqual([404, 404]);
  });

  it('of a donation: 404 without sign-in in every status', async () => {
    const { id } = await offerWith(await png(40, 30));
    const [url = ''] = await photoUrlsOf(product, id, admin);
    for (const status of ['pending', 'approved', 'collected']) {
      if (status !== 'pending') {
        await product.call('patch', `/donationitems/${id}/review`, { as: admin, json: { status } });
      }
      expect([await seen(url), await seen(url, admin)], status).toEqual([404, 200]);
    }
    const shown = await product.get(path(url), admin);
    expect(shown.headers.get('cache-control')).toContain('no-store');
  });

  it('a token that has ended, or one in the address, opens nothing', async () => {
    const imageUrl = await pictureUrlOf(product, (await tell(await png(40, 30))).body.id, admin);
    const left = await product.signIn();
    await product.call('post', '/auth/logout', { as: left });
    expect(await seen(imageUrl, left)).toBe(404);
    const token = admin.authorization?.replace('Bearer ', '');
    expect(await seen(`${imageUrl}?token=${token}&access_token=${token}`)).toBe(404);
  });
});

describe('photos that do not belong', () => {
  it("to a stranger's donation: neither the reference nor a guessed id opens it", async () => {
    const { id, reference } = (await product.call('post', '/donationitems/simple', { json: offer })).body;
    expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/);
    const photo = await png(40, 30);
    for (const guess of [
      reference,
      id.toLowerCase() === id ? id.toUpperCase() : id.toLowerCase(),
      id.slice(0, -1),
      '*',
      '%2e%2e',
      '__proto__',
    ]) {
      const { status } = await addPhotos(encodeURIComponent(guess), photo);
      expect([403, 404, 409], guess).toContain(status);
    }
    expect((await product.get(`/donationitems/${id}`, admin)).body.photoUrls).toEqual([]);
  });

  it.each(['approved', 'rejected'])('to a donation that was %s is 409', async (status) => {
    const { id } = (await product.call('post', '/donationitems/simple', { json: offer })).body;
    await product.call('patch', `/donationitems/${id}/review`, {
      as: admin,
      json: { status, adminNotes: 'Looked at.' },
    });
    const before = await uploaded();
    const { status: answered, body } = await addPhotos(id, await png(40, 30));
    expect([answered, body.code]).toEqual([409, 'conflict']);
    expect(await uploaded()).toEqual(before);
  });

  it('a sixth photo is 400 in one call and 409 in a second, with the sentence', async () => {
    const photo = await png(40, 30);
    const sentence = 'You can upload a maximum of 5 photos';
    const { id } = (await product.call('post', '/donationitems/simple', { json: offer })).body;
    const six = await addPhotos(id, photo, photo, photo, photo, photo, photo);
    expect([six.status, six.body.message]).toEqual([400, sentence]);
    expect((await addPhotos(id, photo, photo, photo, photo)).status).toBe(201);
    const before = await uploaded();
    const second = await addPhotos(id, photo, photo);
    expect([second.status, second.body.message]).toEqual([409, sentence]);
    expect(await uploaded()).toEqual(before);
    expect(await photoUrlsOf(product, id, admin)).toHaveLength(4);
  });

  it('ten at once are no more than five', async () => {
    const photo = await png(40, 30);
    const { id } = (await product.call('post', '/donationitems/simple', { json: offer })).body;
    const answers = await Promise.all(Array.from({ length: 10 }, () => addPhotos(id, photo)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    expect(await photoUrlsOf(product, id, admin)).toHaveLength(5);
  });
});
