import { expect, it } from 'vitest';
import { donationCategories, donationConditions } from '#contract/donations/donations.ts';
import { everyPlace } from '#contract/places/every-place.ts';
import { catalogue } from '#contract/words/catalogue.ts';

it('what a rule, an answer or a label says in English stands once, so that a page knows which sentence it is', () => {
  const all = [...catalogue.values()].flat().map(({ english }) => english);
  const said = ['rules', 'answers'].flatMap((part) => catalogue.get(part) ?? []).map(({ english }) => english);
  const labels = [...Object.values(donationCategories), ...Object.values(donationConditions).map(({ label }) => label)];
  expect(said.length).toBeGreaterThan(50);
  for (const english of [...said, ...labels])
    expect([english, all.filter((one) => one === english).length]).toEqual([english, 1]);
});

it('an id names its part, and no two messages have one', () => {
  const ids = [...catalogue].flatMap(([part, messages]) => messages.map(({ id }) => ({ part, id })));
  expect(ids.filter(({ part, id }) => !id.startsWith(`${part}.`))).toEqual([]);
  expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length);
});

it('a page text that states a limit is a rule, so that a changed one is not read in its earlier translation', () => {
  const limit = /\d (?:business days|hours)|\d-mile|one companion/;
  const stating = everyPlace.flatMap((place) =>
    place.kind === 'text' && limit.test(String(place.message.english)) ? [place.message] : [],
  );
  expect(stating.length).toBeGreaterThan(3);
  expect(stating.filter(({ isRule }) => !isRule)).toEqual([]);
});
