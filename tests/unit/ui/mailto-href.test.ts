import { expect, it } from 'vitest';
import { mailtoHref } from '#site/ui/mailto-href.ts';

it.each([
  ['niamh.o’brien+shop@post.example', undefined, 'mailto:niamh.o’brien+shop@post.example'],
  ['niamh@post.example', 'Your message M-1', 'mailto:niamh@post.example?subject=Your%20message%20M-1'],
  ['x?bcc=all&body=50%@post.example', undefined, 'mailto:x%3Fbcc=all%26body=50%25@post.example'],
])('a link to %s writes to that address alone', (address, subject, href) => {
  expect(mailtoHref(address, subject)).toBe(href);
});
