import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MultipartOptions, readMultipart } from '#api/http/multipart.ts';
import { createReceivingBodies } from '#api/http/receiving-bodies.ts';
import { anyBody, everyUpload } from '../../support/deps.ts';

let root: string;
let options: MultipartOptions;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'multipart-'));
  options = {
    tempDir: join(root, 'uploads'),
    sender: { key: '192.0.2.1', isStaff: false, signal: new AbortController().signal },
    files: { photos: { max: 3, maxBytes: 1000, countMessage: 'At most three.', sizeMessage: 'Too large.' } },
    maxFieldBytes: 100,
    maxFields: 4,
    admission: everyUpload,
    receiving: anyBody,
  };
});
afterEach(() => rm(root, { recursive: true, force: true }));

const left = () => readdir(options.tempDir).catch(() => []);
const formOf = (...parts: [string, string | Blob, string?][]) => {
  const form = new FormData();
  for (const [name, value, filename] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, filename);
  }
  return new Request('http://localhost/', { method: 'POST', body: form });
};
const photo = (text: string, name = 'photo.jpg'): [string, Blob, string] => ['photos', new Blob([text]), name];
const send = (body: BodyInit | ReadableStream, type = 'multipart/form-data; boundary=X') =>
  new Request('http://localhost/', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
    duplex: 'half',
  } as RequestInit);
const raw = (...parts: string[]) => `${parts.map((part) => `--X\r\n${part}\r\n`).join('')}--X--\r\n`;
const text = (name: string, value: string) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
const file = (name: string, filename: string, value: string) =>
  `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: application/octet-stream\r\n\r\n${value}`;
const photoPart = file('photos', 'a', 'ok');

const refused = async (request: Request, problem: object) => {
  await expect(readMultipart(request, options)).rejects.toMatchObject({ name: 'Failure', ...problem });
  expect(await left()).toEqual([]);
};
const unreadable = { code: 'invalid', message: 'The form could not be read.' };

describe('a form', () => {
  it('gives its texts and its files in their order', async () => {
    const form = await readMultipart(
      formOf(['name', 'Áine \u{1F33B}'], photo('one'), ['tag', 'a'], photo('three'), ['tag', 'b'], photo('')),
      options,
    );
    expect({ ...form.fields }).toEqual({ name: ['Áine \u{1F33B}'], tag: ['a', 'b'] });
    expect(form.files.photos?.map(({ size }) => size)).toEqual([3, 5, 0]);
    const contents = await Promise.all((form.files.photos ?? []).map(({ path }) => readFile(path, 'utf8')));
    expect(contents).toEqual(['one', 'three', '']);
    await form.cleanup();
    await form.cleanup();
    expect(await left()).toEqual([]);
  });

  it('has an empty list for a file field that was left out', async () => {
    const { files } = await readMultipart(formOf(['name', 'A']), options);
    expect({ ...files }).toEqual({ photos: [] });
  });

  it('counts a file field in which nothing was chosen as no file', async () => {
    const empty = file('photos', '', '');
    const { files } = await readMultipart(send(raw(empty, empty, empty, empty, text('photos', ''))), options);
    expect(files.photos).toEqual([]);
    expect(await left()).toEqual([]);
  });

  it('never uses what the client calls a file', async () => {
    const names = ['../../escaped', '/etc/escaped', 'a\\..\\escaped', 'x'.repeat(4096), 'esc\taped'];
    for (const name of names) {
      const form = await readMultipart(send(raw(file('photos', name, 'bytes'))), options);
      expect(await left()).toEqual([expect.stringMatching(/^upload-[0-9a-f]{32}$/)]);
      await form.cleanup();
    }
    expect(await readdir(root)).toEqual(['uploads']);
  });

  it('may name its fields like parts of an object', async () => {
    const { fields } = await readMultipart(
      send(raw(text('__proto__', 'a'), text('constructor', 'b'), text('toString', 'c'))),
      options,
    );
    expect(Object.entries(fields)).toEqual([
      ['__proto__', ['a']],
      ['constructor', ['b']],
      ['toString', ['c']],
    ]);
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });

  it('loses files that nobody asked for', async () => {
    const form = await readMultipart(
      send(raw(file('constructor', 'a', 'x'), file('other', 'b', 'y'), text('a', 'b'))),
      options,
    );
    expect({ ...form.fields }).toEqual({ a: ['b'] });
    expect({ ...form.files }).toEqual({ photos: [] });
    expect(await left()).toEqual([]);
  });

  it('is read whatever the pieces in which it comes', async () => {
    const bytes = Buffer.from(raw(text('name', 'Áine'), file('photos', 'a', `\r\n--Y\r\n${'x'.repeat(50)}`)));
    let at = 0;
    const body = new ReadableStream({
      pull: (controller) => (at < bytes.length ? controller.enqueue(bytes.subarray(at, ++at)) : controller.close()),
    });
    const form = await readMultipart(send(body), options);
    expect(form.fields.name).toEqual(['Áine']);
    expect(form.files.photos?.[0]?.size).toBe(57);
  });
});

describe('a form that comes in one chunk', () => {
  it.each([1000, 16_000, 70_000, 500_000])('is read whole with a last file of %i bytes', async (size) => {
    const large = {
      ...options,
      files: { photos: { ...options.files.photos, maxBytes: 1_000_000 } },
    } as MultipartOptions;
    const body = raw(text('name', 'Anna'), file('photos', 'a.jpg', 'x'.repeat(size)));
    const chunks = [Buffer.from(body), Buffer.from('and an epilogue')];
    const stream = new ReadableStream({
      pull: (controller) => {
        const chunk = chunks.shift();
        if (chunk) controller.enqueue(chunk);
        else controller.close();
      },
    });
    const form = await readMultipart(send(stream), large);
    expect([form.fields.name, form.files.photos?.map((one) => one.size)]).toEqual([['Anna'], [size]]);
  });
});

describe('limits', () => {
  it('a file just below its limit passes, at its limit it is refused', async () => {
    const form = await readMultipart(formOf(photo('x'.repeat(999))), options);
    expect(form.files.photos?.[0]?.size).toBe(999);
    await form.cleanup();
    await refused(formOf(photo('ok'), photo('x'.repeat(1000))), {
      code: 'too_large',
      message: 'Too large.',
      fields: { photos: 'Too large.' },
    });
  });

  it('one file too many', async () => {
    await refused(formOf(photo('1'), photo('2'), photo('3'), photo('4')), {
      code: 'invalid',
      message: 'At most three.',
    });
    await refused(formOf(photo('1'), photo('2'), photo('3'), photo('')), {
      code: 'invalid',
      message: 'At most three.',
    });
  });

  it('of files leave the texts of a form that is read in spite of them', async () => {
    const reading = { ...options, admission: { ...everyUpload, readsTexts: true } };
    const large = file('photos', 'a', 'x'.repeat(300_000));
    const form = await readMultipart(send(raw(text('a', '1'), large, photoPart, text('b', '2'))), reading);
    expect({ ...form.fields }).toEqual({ a: ['1'], b: ['2'] });
    expect(form.refusal).toMatchObject({ code: 'too_large', fields: { photos: 'Too large.' } });
    expect([form.chosen, form.files.photos?.length]).toEqual([2, 1]);
    await form.cleanup();
    const many = await readMultipart(send(raw(...Array(5).fill(photoPart), text('b', '2'))), reading);
    expect([many.refusal?.message, many.chosen, many.fields.b]).toEqual(['At most three.', 5, ['2']]);
    await many.cleanup();
    expect(await left()).toEqual([]);
  });

  it('a text that is too long, in bytes', async () => {
    expect((await readMultipart(formOf(['a', 'é'.repeat(50)]), options)).fields.a).toEqual(['é'.repeat(50)]);
    await refused(formOf(photo('1'), ['a', `${'é'.repeat(50)}x`]), { code: 'too_large' });
  });

  it('too many texts, too many parts', async () => {
    const texts = Array.from({ length: 5 }, (_, at): [string, string] => [String(at), 'x']);
    await refused(formOf(photo('1'), ...texts), { code: 'too_large' });
    await refused(send(raw(...Array.from({ length: 50 }, () => file('other', 'a', 'x')))), { code: 'too_large' });
  });

  it('stops reading a body that never ends', async () => {
    let sent = 0;
    const endless = (head: string) => {
      let begun = false;
      return new ReadableStream({
        pull: (controller) => {
          const bytes = begun ? Buffer.alloc(1024 * 1024, 120) : Buffer.from(`--X\r\n${head}`);
          begun = true;
          sent += bytes.length;
          controller.enqueue(bytes);
        },
      });
    };
    await refused(send(endless(file('photos', 'a', ''))), { code: 'too_large', message: 'Too large.' });
    await refused(send(endless(file('other', 'a', ''))), { code: 'too_large' });
    await refused(send(endless(text('name', ''))), { code: 'too_large' });
    expect(sent).toBeLessThan(3 * 70 * 1024 * 1024);
  });
});

describe('a damaged form', () => {
  it('cut off anywhere is refused', async () => {
    const whole = raw(text('name', 'Anna'), file('photos', 'a.jpg', 'x'.repeat(200)), file('photos', 'b.jpg', 'y'));
    for (let length = 0; length < whole.length - 4; length += 3)
      await refused(send(whole.slice(0, length)), unreadable);
  });

  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['with an endless boundary', `multipart/form-data; boundary=${'X'.repeat(5000)}`, raw(text('a', 'b'))],
    ['with another boundary', 'multipart/form-data; boundary=Z', raw(text('a', 'b'))],
    ['with broken part headers', 'multipart/form-data; boundary=X', raw('Content Disposition form-data\r\n\r\nb')],
    ['with a huge part header', 'multipart/form-data; boundary=X', raw(text('a'.repeat(20_000), 'b'))],
    ['that is JSON', 'multipart/form-data; boundary=X', '{"name":"A"}'],
    ['that is empty', 'multipart/form-data; boundary=X', ''],
  ])('%s is refused', async (_, type, body) => {
    await refused(send(body, type), unreadable);
  });

  it('without any body is refused', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=X' };
    await refused(new Request('http://localhost/', { method: 'POST', headers }), unreadable);
  });

  it('with a text in place of a file is refused', async () => {
    const message = 'Please select a valid image file (JPEG, PNG, or WebP)';
    const problem = { code: 'invalid', message, fields: { photos: message } };
    await refused(send(raw(text('photos', 'null'))), problem);
  });

  it.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'multipart/mixed; boundary=X', ''])(
    'is something else as %s',
    async (type) => refused(send(raw(text('a', 'b')), type), { code: 'unsupported_media_type' }),
  );

  it('whose sender goes away leaves no file', async () => {
    let begun = false;
    const body = new ReadableStream({
      pull: async (controller) => {
        if (!begun) controller.enqueue(Buffer.from(`--X\r\n${file('photos', 'a', 'x'.repeat(500))}`));
        else {
          await expect.poll(left, { interval: 1 }).toHaveLength(1);
          controller.error(new Error('The client is gone.'));
        }
        begun = true;
      },
    });
    await refused(send(body), unreadable);
  });
});

it('a form counts its texts while it is received, refuses more than has room, and frees them', async () => {
  const limits = { free: 10, inAll: 150, ofVisitors: 150, ofSender: 150 };
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const bodies = createReceivingBodies({ now: () => new Date(), log, limits });
  const counted = () => ({ ...options, receiving: bodies.begin(options.sender) });
  const texts = (count: number) =>
    formOf(...Array.from({ length: count }, (_, at): [string, string] => [`text ${at}`, 'x'.repeat(60)]), photo('x'));
  const form = await readMultipart(texts(2), counted());
  expect([Object.keys(form.fields).length, bodies.held()]).toEqual([2, 0]);
  await form.cleanup();
  await expect(readMultipart(texts(3), counted())).rejects.toMatchObject({ code: 'unavailable', retryAfter: 60 });
  expect([bodies.held(), await left()]).toEqual([0, []]);
});

it('a form counts the bytes of its files as they come', async () => {
  let received = 0;
  const receive = (bytes: number) => {
    received += bytes;
  };
  const admission = { ...everyUpload, file: () => ({ receive }) };
  const form = await readMultipart(formOf(photo('x'.repeat(600)), photo('y'.repeat(40))), { ...options, admission });
  expect(received).toBe(640);
  await form.cleanup();
});

it('a form does not blame the sender for a folder that cannot be written', async () => {
  await writeFile(join(root, 'taken'), '');
  const request = formOf(photo('x'));
  const reading = readMultipart(request, { ...options, tempDir: join(root, 'taken') });
  await expect(reading).rejects.toMatchObject({ code: 'EEXIST' });
});
