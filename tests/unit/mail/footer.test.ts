import { expect, test } from 'vitest';
import { type Frame, PHONE_MARK } from '#api/mail/render/frame.ts';
import { htmlPart } from '#api/mail/render/html-part.ts';
import { textPart } from '#api/mail/render/text-part.ts';

const english = (text: string) => ({ text, isEnglish: false });
const frame: Frame = {
  charity: 'South East Care Fund',
  phone: '020 915 1976',
  site: 'https://portal.example',
  privacy: 'https://portal.example/privacy',
  texts: {
    beside: english('South East Care Fund, beside seriously ill people since 1976.'),
    ring: english(`Ring ${PHONE_MARK}.`),
    reason: english('You get this because you offered something.'),
    ourSite: english('Our site'),
    whatWeKeep: english('What we keep'),
  },
};
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const ofText = (shown: Frame) => wordsOf(textPart([], shown).split('-- \n')[1] ?? '').join(' ');
const ofHtml = (shown: Frame) =>
  wordsOf(
    htmlPart('', [], shown)
      .split('<td class="pad"')
      .at(-1)
      ?.replace(/^[^>]*>/, '') ?? '',
  ).join(' ');

test('the text part of a mail ends with what the other part ends with, and with the addresses behind its links', () => {
  const withoutAddresses = ofText(frame).replaceAll(/ https portal example(?: privacy)?/g, '');
  expect(withoutAddresses).toBe(ofHtml(frame));
  expect(textPart([], frame)).toContain(
    'Our site: https://portal.example\nWhat we keep: https://portal.example/privacy\n',
  );
});

test('where no telephone number is set neither part says to ring', () => {
  const silent = { ...frame, phone: '' };
  expect([ofText(silent), ofHtml(silent)].filter((words) => words.includes('Ring'))).toEqual([]);
});
