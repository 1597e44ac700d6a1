import { describe, expect, it } from 'vitest';
import { ownWords } from '#api/mailbox/own-words.ts';

const QUOTE = '> Thank you for your offer.\n>\n> South East Care Fund';

describe('what somebody wrote above the mail that they answer', () => {
  it.each([
    ['English', 'On Mon, 2 Mar 2026 at 09:00, South East Care Fund <office@fund.ie> wrote:'],
    ['English on two lines', 'On Mon, 2 Mar 2026 at 09:00, South East Care Fund <\noffice@fund.ie> wrote:'],
    ['English, cut before its last word', 'On Mon, 2 Mar 2026 at 09:00, South East Care Fund <office@fund.ie>\nwrote:'],
    ['Irish', 'Ar 2 Márta 2026 09:00, scríobh South East Care Fund <office@fund.ie>:'],
    ['Polish', 'pon., 2 mar 2026 o 09:00 South East Care Fund <office@fund.ie> napisał(a):'],
    ['Ukrainian', 'пн, 2 бер. 2026 р. о 09:00 South East Care Fund <office@fund.ie> пише:'],
  ])('is all that stays, without what introduces the mail (%s)', (_, introduction) => {
    expect(ownWords(`Tuesday.\n\nNiamh\n\n${introduction}\n\n${QUOTE}\n`)).toBe('Tuesday.\n\nNiamh');
    expect(ownWords(`Tuesday.\n${introduction}\n${QUOTE}`)).toBe('Tuesday.');
  });

  it('is all that stays above the heads with which Outlook begins the mail', () => {
    const heads =
      'From: South East Care Fund <office@fund.ie>\nSent: Monday 2 March 2026 09:00\nTo: Niamh\nSubject: Your offer';
    const polish = '*Od:* Fund <office@fund.ie>\n*Wysłano:* poniedziałek\n*Do:* Niamh\n*Temat:* Oferta';
    for (const below of [
      heads,
      polish,
      `________________________________\n${heads}`,
      `-----Original Message-----\n${heads}`,
    ])
      expect(ownWords(`Tuesday.\r\n\r\n${below}\n\nThank you for your offer.`)).toBe(
        'Tuesday.\n\n[The rest is in the mailbox.]',
      );
  });

  it('keeps its own last line where that introduces nothing', () => {
    expect(ownWords(`These are the pieces:\n${QUOTE}`)).toBe('These are the pieces:');
    expect(ownWords(`We are in at 10:30\nand this is the table:\n\n${QUOTE}`)).toBe(
      'We are in at 10:30\nand this is the table:',
    );
  });

  it('stays whole with answers between the lines of the mail', () => {
    const between = '> Which day?\n\nTuesday.\n\n> And when?\n\nAt ten.';
    expect(ownWords(between)).toBe(between);
  });

  it('stays whole where it is nothing but a mail passed on, or speaks of heads alone', () => {
    const passedOn = 'From: Tom\nSent: Monday\nTo: Niamh\nSubject: A bed\n\nDo they take beds?';
    for (const text of [passedOn, QUOTE, 'From: Tom\n\nwith love']) expect(ownWords(text)).toBe(text);
  });
});
