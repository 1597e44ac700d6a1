import { describe, expect, it } from 'vitest';
import { readPartHeader } from '#api/http/part-header.ts';
import { countProcessorTime } from '../../support/processor-time.ts';

const read = (disposition: string, type?: string) =>
  readPartHeader({ 'content-disposition': [disposition], ...(type && { 'content-type': [type] }) });
const utf8 = (text: string) => Buffer.from(text).toString('latin1');

describe('the header of a part', () => {
  it.each([
    ['form-data; name="content"', { name: 'content', isFile: false, hasFilename: false }],
    ['Form-Data;name=content', { name: 'content', isFile: false, hasFilename: false }],
    ['form-data; name=""', { name: '', isFile: false, hasFilename: false }],
    ['form-data; filename="a; name=b.jpg"; name="image"', { name: 'image', isFile: true, hasFilename: true }],
    ['form-data; name="image"; filename=""', { name: 'image', isFile: false, hasFilename: false }],
    ['form-data; name="image"; filename*=utf-8\'\'%C3%A1.jpg', { name: 'image', isFile: true, hasFilename: true }],
    ['form-data; name="say \\"hello\\""', { name: 'say "hello"', isFile: false, hasFilename: false }],
    ['form-data; name="a\\b"', { name: 'a\\b', isFile: false, hasFilename: false }],
    [utf8('form-data; name="Áine 🌻"'), { name: 'Áine 🌻', isFile: false, hasFilename: false }],
  ])('%s', (disposition, expected) => {
    expect(read(disposition)).toEqual(expected);
  });

  it('is that of a file without a name where the type says so', () => {
    expect(read('form-data; name="image"', 'application/octet-stream')).toMatchObject({
      isFile: true,
      hasFilename: false,
    });
    expect(read('form-data; name="image"', 'application/octet-streams')).toMatchObject({ isFile: false });
    expect(read('form-data; name="image"', 'image/png')).toMatchObject({ isFile: false });
  });

  it.each([
    '',
    'form-data',
    'form-data; filename="a.jpg"',
    'attachment; name="a"',
    'form-datax; name="a"',
    'form-data; name="a',
    'form-data; name="a" more',
    'form-data; name=a b',
    'form-data name="a"',
    `form-data; name="${'a'.repeat(20_000)}"`,
  ])('cannot be read: %s', (disposition) => {
    expect(read(disposition)).toBeNull();
  });

  it.each(['\0', '\u0001', '\u001b', '\u007f', '\n', '\r'])(
    'cannot be read with the control character %j',
    (control) => {
      expect(read(`form-data; name="a"; filename="b${control}.jpg"`)).toBeNull();
      expect(read('form-data; name="a"', `text/plain${control}`)).toBeNull();
    },
  );

  it('may have a tab in a name', () => {
    expect(read('form-data; name="a"; filename="b\t.jpg"')).toMatchObject({ hasFilename: true });
  });

  it('cannot be read where there is none', () => {
    expect(readPartHeader({})).toBeNull();
  });

  it('is read at once, however hostile', () => {
    const taken = countProcessorTime();
    for (const part of [';', ' ', '; ', ';a', ';a=', '\\"', ';a="\\', ' ;\t'])
      read(`form-data;${part.repeat(16_000 / part.length)}`);
    expect(taken()).toBeLessThan(200);
  });
});
