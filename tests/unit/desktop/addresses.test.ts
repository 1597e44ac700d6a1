import { describe, expect, it } from 'vitest';
import { fileFor } from '../../../desktop/main/protocol-handler.ts';
import { isAppDocument } from '../../../desktop/main/security/app-document.ts';
import { allowedExternal } from '../../../desktop/main/security/external-links.ts';
import {
  checkServer,
  NEEDS_HTTPS,
  NOT_A_PORTAL,
  NOT_AN_ADDRESS,
  NOT_REACHED,
  readAddress,
} from '../../../desktop/main/server/server-address.ts';
import { deepLinkPath } from '../../../desktop/main/window/deep-link.ts';
import { ID } from './desktop-data.ts';

describe('the server address', () => {
  it.each([
    ['portal.example.org', 'https://portal.example.org'],
    ['  https://Portal.example.org/admin?x=1  ', 'https://portal.example.org'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000'],
  ])('reads %s as %s', (typed, origin) => {
    expect(readAddress(typed)).toEqual({ ok: true, value: origin });
  });
  it.each([
    ['http://portal.example.org', NEEDS_HTTPS],
    ['http://localhost.evil.example', NEEDS_HTTPS],
    ['ftp://portal.example.org', NOT_AN_ADDRESS],
    ['https://user:secret@portal.example.org', NOT_AN_ADDRESS],
    ['', NOT_AN_ADDRESS],
  ])('refuses %s', (typed, message) => {
    expect(readAddress(typed)).toEqual({ ok: false, message });
  });
  it('asks the server whether it is a portal', async () => {
    const respondWith = (response: Response | Error) => async () => {
      if (response instanceof Error) throw response;
      return response;
    };
    const check = (response: Response | Error) => checkServer('https://portal.example.org', respondWith(response));
    expect(await check(Response.json({ status: 'ok', version: '1.0.0' }))).toEqual({ ok: true, value: undefined });
    expect(await check(Response.json({ hello: 'world' }))).toEqual({ ok: false, message: NOT_A_PORTAL });
    expect(await check(new Response('<html>', { status: 404 }))).toEqual({ ok: false, message: NOT_A_PORTAL });
    expect(await check(new TypeError('refused'))).toEqual({ ok: false, message: NOT_REACHED });
  });
});

describe('external addresses', () => {
  const SERVER = 'https://portal.example.org';
  it.each([
    'https://accounts.google.com/signin',
    `${SERVER}/blogs/a-post`,
    'mailto:niamh@post.example',
    "mailto:s.o'brien+portal@post.example",
    'tel:+353209150001',
    'tel:+35312345678;ext=22',
  ])('allows %s', (url) => expect(allowedExternal(url, SERVER)).toBe(url));
  it.each([
    'https://accounts.google.com.evil.example/',
    'https://accounts.google.com:444/',
    'https://x@accounts.google.com/',
    'http://accounts.google.com/',
    'http://portal.example.org/',
    'https://evil.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'smb://host/share',
    'mailto:a@b.example?cc=c@d.example',
    'mailto:a%0ABcc%3Ac%40d.example@b.example',
    'mailto:a@b.example,c@d.example',
    'tel:*21*0870000000%23',
    'tel:112;phone-context=evil.example',
    'tel:112;ext=22;phone-context=evil.example',
    'not an address',
  ])('refuses %s', (url) => expect(allowedExternal(url, SERVER)).toBeNull());
});

describe('deep links', () => {
  it('opens one item', () => {
    expect(deepLinkPath(['/usr/bin/app', `charity-portal://testimonials/${ID}`])).toBe(
      `/admin/testimonials?item=${ID}`,
    );
    expect(deepLinkPath([`charity-portal://donations/${ID}/`])).toBe(`/admin/donations?item=${ID}`);
  });
  it.each([
    'charity-portal://testimonials/',
    `charity-portal://settings/${ID}`,
    `charity-portal://testimonials/${ID}?next=https://evil.example`,
    `charity-portal://testimonials/../${ID}`,
    `https://testimonials/${ID}`,
  ])('ignores %s', (word) => expect(deepLinkPath([word])).toBeNull());
});

describe('the interface’s own files', () => {
  it('stay inside their folder', () => {
    expect(fileFor('/app/out', '/assets/a.js')).toBe('/app/out/assets/a.js');
    for (const path of ['/../secret', '/%2e%2e/secret', '/a/../../secret', '/%00', '/%']) {
      expect(fileFor('/app/out', path), path).toBeNull();
    }
  });
  it('have one document', () => {
    expect(isAppDocument('app://admin/index.html#main')).toBe(true);
    for (const url of [
      'app://other/index.html',
      'app://admin/',
      'https://admin/index.html',
      'app://admin/assets/a.svg',
    ]) {
      expect(isAppDocument(url), url).toBe(false);
    }
  });
});
