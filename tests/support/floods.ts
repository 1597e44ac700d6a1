import { offer, submitStory } from './submissions.ts';
import { type Answer, type TestApi, testApi } from './test-api.ts';

const ADJECTIVES = ['lovely', 'gentle', 'patient', 'careful', 'cheerful', 'thoughtful', 'steady'];
const TOWNS = ['Wexford', 'Carlow', 'Clane', 'Gorey', 'Enniscorthy', 'Athy', 'Bunclody', 'Tullow'];
const PEOPLE = ['mother', 'father', 'sister', 'uncle', 'neighbour'];

const pick = (words: readonly string[], at: number) => words[at % words.length] ?? '';

/** One address of each of `count` networks: all differ in their /16. */
export const addressAt = (at: number): string => `${11 + (at % 180)}.${at % 250}.${Math.floor(at / 250) % 250}.9`;

/** A sentence with its words swapped, as robots write it. */
export const templateText = (at: number): string =>
  `The ${pick(ADJECTIVES, at)} staff in ${pick(TOWNS, at)} was very ${pick(ADJECTIVES, at + 3)} for my ${pick(PEOPLE, at)} and we will be back to them.`;

/** Advertising with another name and number in each. */
export const linkText = (at: number): string =>
  `Great site thank you number ${at}. See also https://n${at}.best-loan.example/offer for money at once, dear ${pick(TOWNS, at)}.`;

/** Texts that people wrote, each different. */
export const honestTexts = [
  'My brother was collected every Tuesday for his treatment, and the driver waited with him until he was called in.',
  'After the diagnosis nobody knew what to say. The counsellor did, and that was worth more than I can tell you.',
  'They brought the weekly shopping when I could not lift my arms, and put it away for me, too.',
  'A cheque for the heating came in the worst week of January. I had told nobody how cold it was.',
  'The woman in the Clane shop found us a cot, and carried it out to the car in the rain.',
];

/** Sends a testimonial from an address. */
export const storyFrom = (
  api: TestApi,
  address: string,
  content: string,
  headers: Record<string, string> = {},
): Promise<Answer> => submitStory(api, { content }, { 'x-forwarded-for': address, ...headers });

/** Sends an offer from an address. */
export const offerFrom = (
  api: TestApi,
  address: string,
  description: string,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  api.call('post', '/donationitems/simple', {
    json: { ...offer, description },
    headers: { 'x-forwarded-for': address, ...headers },
  });

/** Sends a message to the office from an address. */
export const messageFrom = (api: TestApi, address: string, message: string): Promise<Answer> =>
  api.call('post', '/messages', {
    json: { about: 'question', name: 'Nuala Kehoe', email: 'nuala@post.example', message },
    headers: { 'x-forwarded-for': address },
  });

/** The API with an administrator and the calls that tests of floods need. */
export const floodApi = async (overrides: Parameters<typeof testApi>[0] = {}) => {
  const api = testApi(overrides);
  let admin = await api.staff();
  const read = async (path: string) => (await api.get(path, admin)).body;
  const send = (path: string, json: unknown, as = admin) => api.call('post', path, { as, json });
  const setCeiling = (submissionsPerHour: number) =>
    api.call('put', '/settings/review', { as: admin, json: { rejectionReasons: ['Spam.'], submissionsPerHour } });
  return {
    api,
    read,
    staff: () => api.again('Aoife Byrne'),
    send,
    setCeiling,
    pending: () => read('/testimonials/pending?pageSize=100'),
    groups: () => read('/quarantine/groups'),
    /** As many submissions as the ceiling lets through, from as many addresses. */
    async fillCeiling(ceiling: number) {
      await setCeiling(10_000);
      for (let at = 0; at < ceiling; at += 1) {
        await storyFrom(api, addressAt(at), `${honestTexts[at % 5]} This is ${at}.`);
      }
      await setCeiling(ceiling);
    },
    /** Lets time pass, and signs in again. */
    async advance(amount: Parameters<typeof api.deps.clock.advance>[0]) {
      api.deps.clock.advance(amount);
      admin = await api.again('Aoife Byrne');
    },
  };
};
export type FloodApi = Awaited<ReturnType<typeof floodApi>>;
