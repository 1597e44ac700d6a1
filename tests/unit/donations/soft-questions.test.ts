import { describe, expect, test } from 'vitest';
import { PICKUP_ADDRESS_REQUIRED } from '#contract/donations/donations.ts';
import { english } from '#contract/words/message.ts';
import { donationReducer, startDonation } from '#site/donations/donation-form-state.ts';
import { noValues, stepErrors, toSubmission } from '#site/donations/donation-values.ts';
import { softQuestion } from '#site/donations/soft-questions.ts';
import type { Saying } from '#site/language/saying.ts';
import type { SoftQuestion } from '#site/soft-questions/soft-question.ts';

const say = ({ of, values }: Saying) => english(of, values);
const inEnglish = (question: SoftQuestion | null) =>
  question && { ...question, title: say(question.title), text: say(question.text) };

const asked = (field: 'submitterPhone' | 'submitterEmail' | 'pickupAddress' | 'pickupEircode', value: string) =>
  inEnglish(softQuestion(field, { ...noValues, [field]: value }, []));

describe('a soft question', () => {
  test.each(['1', '087 000 00', '+353 87 000 00', '08700001923', '051 12'])(
    'asks whether the number %s is complete',
    (phone) => {
      expect(asked('submitterPhone', phone)?.title).toBe('Is this number complete?');
    },
  );

  test.each([
    '',
    '087 000 0192',
    '+353 87 000 0192',
    '+353 (0)87 000 0192',
    '051 123 456',
    '01 234 5678',
    '+44 20 7946 0018',
  ])('takes the number %s without a word', (phone) => {
    expect(asked('submitterPhone', phone)).toBeNull();
  });

  test('counts the digits that are there', () => {
    expect(asked('submitterPhone', '087 000 0')?.text).toBe('It has seven digits. Irish mobiles have ten.');
    expect(asked('submitterPhone', '1')?.text).toBe('It has one digit. Irish mobiles have ten.');
  });

  test.each([
    ['b@gmail.con', 'b@gmail.com'],
    ['b@gmial.com', 'b@gmail.com'],
    ['b@gmil.com', 'b@gmail.com'],
    ['b@gmaill.com', 'b@gmail.com'],
    ['nuala@eircom.nett', 'nuala@eircom.net'],
    ['nuala@wexford-club.con', 'nuala@wexford-club.com'],
  ])('asks of %s whether %s was meant', (email, meant) => {
    expect(asked('submitterEmail', email)).toMatchObject({
      meant,
      title: `Did you mean ${meant.split('@')[1]}?`,
      text: `We would write to ${meant}.`,
    });
  });

  test.each(['', 'b', 'b@gmail.com', 'b@ymail.com', 'b@mail.com', 'nuala@charity.example', 'b@hotmail.fr', 'b@me.com'])(
    'takes the email address %s without a word',
    (email) => {
      expect(asked('submitterEmail', email)).toBeNull();
    },
  );

  test.each([
    'x',
    'New Ross',
    'New Ross, Co. Wexford',
    'Clane Kildare',
    'Stradbally, Athy, Co. Kildare',
    'Stradbally, Abbeyleix, Co. Laois',
    'Athy, Contae Chill Dara',
    'Fethard, Tiobraid Árann, Éire',
  ])('asks for a street in %s', (address) => {
    expect(asked('pickupAddress', address)?.title).toBe('A van needs a street.');
  });

  test.each(['', '14 Charlton Hill', '3 Longtown, Clane', 'Ballynabola House, New Ross', 'Carlow Road, New Ross'])(
    'takes the address %s without a word',
    (address) => {
      expect(asked('pickupAddress', address)).toBeNull();
    },
  );

  test('asks about an Eircode that cannot be one, and empties it with one press', () => {
    expect(asked('pickupEircode', 'x99 12')).toMatchObject({ title: 'Is this Eircode complete?', instead: '' });
    for (const eircode of ['', 'Y34 VX20', 'y34vx20', 'D6W XY00']) expect(asked('pickupEircode', eircode)).toBeNull();
  });

  test('is asked no more of an answer that was kept, until that changes', () => {
    const kept = donationReducer(startDonation({ submitterPhone: '1' }), { type: 'keep', field: 'submitterPhone' });
    expect(softQuestion('submitterPhone', kept.values, kept.kept)).toBeNull();
    const changed = donationReducer(kept, { type: 'edit', field: 'submitterPhone', value: '2' });
    expect(softQuestion('submitterPhone', changed.values, changed.kept)).not.toBeNull();
  });

  test('refuses nothing: what it asks about is sent as it was typed', () => {
    const values = {
      ...noValues,
      submitterName: 'Deirdre',
      submitterEmail: 'b@gmail.con',
      submitterPhone: '1',
      category: 'toys',
      condition: 'good',
      description: 'Two cars and a train.',
      pickupRequired: 'true',
      pickupAddress: 'x',
    };
    expect(toSubmission(values)).toMatchObject({
      submitterEmail: 'b@gmail.con',
      submitterPhone: '1',
      pickupAddress: 'x',
    });
  });
});

describe('an Eircode', () => {
  const edited = (eircode: string) =>
    donationReducer(startDonation({ pickupRequired: 'true' }), {
      type: 'edit',
      field: 'pickupEircode',
      value: eircode,
    });

  test.each([
    ['y34 vx20', 'Wexford'],
    ['R93X5W2', 'Carlow'],
    ['w91', 'Kildare'],
    ['Z99 0000', ''],
  ])('%s fills the county with "%s"', (eircode, county) => {
    expect(edited(eircode).values.pickupCounty).toBe(county);
  });

  test('is sent in capitals with a space, and the county in a field of its own', () => {
    const offer = {
      ...noValues,
      submitterName: 'Deirdre',
      submitterEmail: 'd@example.ie',
      submitterPhone: '087 000 0192',
      category: 'toys',
      condition: 'good',
      description: 'Two cars and a train.',
      pickupRequired: 'true',
      pickupEircode: 'y34vx20',
      pickupCounty: 'Wexford',
    };
    expect(toSubmission({ ...offer, pickupAddress: '14 Charlton Hill' })).toMatchObject({
      pickupAddress: '14 Charlton Hill',
      pickupCounty: 'Wexford',
      pickupEircode: 'Y34 VX20',
    });
  });

  test('is no address by itself, with a county or without', () => {
    const offer = { ...noValues, pickupRequired: 'true', pickupCounty: 'Wexford', pickupEircode: 'Y34 VX20' };
    const errorsOf = (pickupAddress: string) => stepErrors(3, { ...offer, pickupAddress });
    expect(errorsOf('x'.repeat(500))).toEqual({});
    expect(errorsOf('x'.repeat(501))).toEqual({ pickupAddress: 'Please use at most 500 characters' });
    expect(errorsOf(' ')).toEqual({ pickupAddress: PICKUP_ADDRESS_REQUIRED });
  });

  test('goes with the address when the donor brings it instead', () => {
    const brought = donationReducer(edited('y34 vx20'), { type: 'edit', field: 'pickupRequired', value: 'false' });
    expect(brought.values).toMatchObject({ pickupEircode: '', pickupCounty: '' });
  });
});
