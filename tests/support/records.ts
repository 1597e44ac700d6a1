import { containerTags } from '#contract/containers/containers.ts';
import type { DonationStatus } from '#contract/donations/donations.ts';
import type { Language } from '#contract/languages/languages.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { CONSENT_VERSION, consentTopics } from '#contract/testimonials/testimonials.ts';
import { signInPerson } from './deps.ts';
import type { ScreenApi } from './screen-api.ts';
import { formOf, makeOffer, pngFile, submitStory } from './submissions.ts';
import type { Answer, Headers } from './test-api.ts';

type When = Parameters<ScreenApi['at']>[0];
type Fields = Parameters<typeof formOf>[0];

const JUST_NOW = { minutesAgo: 0 };

/** What a call has made. @throws Error where it was refused: then the test has asked for something that cannot be. */
export const made = ({ status, body, text }: Answer) => {
  if (status >= 300) throw new Error(`A record could not be made: ${status} ${text}`);
  return body;
};

/** Every sender has a network of their own, so that no limit is met. */
const sender = (api: ScreenApi): Headers => {
  const signs = api.deps.newId().slice(-8);
  return { 'x-forwarded-for': `2001:${signs.slice(0, 4)}:${signs.slice(4)}::1` };
};

/** A colleague who signs in now: no session begun later or much earlier would do. */
const colleague = (api: ScreenApi) => api.staff('Administrator', 'Nuala Kehoe');

const agreed = { consent: CONSENT_VERSION, consentTo: [...consentTopics] };

/** Sends a testimonial with every consent, which then waits for a decision; gives its id. */
export const addStory = (api: ScreenApi, fields: Fields = {}, when: When = JUST_NOW): Promise<string> =>
  api.at(when, async () => made(await submitStory(api, { ...agreed, ...fields }, sender(api))).id);

/** Who decides, a colleague where nobody is named, and when. */
interface Deed {
  by?: Pick<StoredPerson, 'id'>;
  when?: When;
}

const headersOf = (api: ScreenApi, by?: Pick<StoredPerson, 'id'>) =>
  by ? signInPerson(api.deps, by.id) : colleague(api);

/** Approves a testimonial, or rejects it with a reason. */
export const decideStory = (
  api: ScreenApi,
  id: string,
  action: 'approve' | 'reject',
  { by, when = JUST_NOW }: Deed = {},
) =>
  api.at(when, async () => {
    const json = { action, ...(action === 'reject' && { adminNotes: 'It is advertising.' }) };
    return made(await api.call('put', `/testimonials/${id}/status`, { as: await headersOf(api, by), json }));
  });

/** Sends a testimonial and lets a colleague approve it at the same time; gives its id. */
export const addApprovedStory = async (api: ScreenApi, fields: Fields = {}, when: When = JUST_NOW): Promise<string> => {
  const id = await addStory(api, fields, when);
  await decideStory(api, id, 'approve', { when });
  return id;
};

/** Makes an offer of something, which then waits. */
export const addOffer = (
  api: ScreenApi,
  fields: Record<string, unknown> = {},
  when: When = JUST_NOW,
): Promise<{ id: string; reference: string; manageUrl: string }> =>
  api.at(when, async () => made(await makeOffer(api, fields, sender(api))));

/** Gives an offer another status. */
export const decideOffer = (api: ScreenApi, id: string, status: DonationStatus, { by, when = JUST_NOW }: Deed = {}) =>
  api.at(when, async () => {
    const json = { status, adminNotes: 'We have enough of these.' };
    return made(await api.call('patch', `/donationitems/${id}/review`, { as: await headersOf(api, by), json }));
  });

/** Writes a post, a draft of a colleague's. */
export const addPost = (api: ScreenApi, fields: { title: string } & Record<string, unknown>, when: When = JUST_NOW) =>
  api.at(when, async () =>
    made(await api.call('post', '/blogs', { as: await colleague(api), json: { body: 'Words.', ...fields } })),
  );

/** Writes a post and puts it on the website, with a cover where its words are given. */
export const addPublishedPost = async (
  api: ScreenApi,
  { coverAlt, ...fields }: { title: string; coverAlt?: string } & Record<string, unknown>,
  when: When = JUST_NOW,
) => {
  const { id } = await addPost(api, fields, when);
  return api.at(when, async () => {
    const as = await colleague(api);
    const form = formOf({ image: pngFile(), coverAlt: coverAlt ?? '' });
    if (coverAlt !== undefined) made(await api.call('post', `/blogs/${id}/cover`, { as, form }));
    return made(await api.call('post', `/blogs/${id}/publish`, { as, json: { publishAt: null } }));
  });
};

/** Changes the settings of the charity as an administrator does. */
export const changeSettings = async (api: ScreenApi, change: (before: Settings) => Partial<Settings>) => {
  const as = await colleague(api);
  const before = made(await api.get('/settings'));
  return made(await api.call('put', '/settings', { as, json: { ...before, ...change(before) } }));
};

/** Puts a text of staff at a place of a page. */
export const addText = async (
  api: ScreenApi,
  relativeUrl: string,
  key: string,
  content: string,
  language?: Language,
) => {
  const as = await colleague(api);
  const json = { tags: containerTags('text', relativeUrl, key), relativeUrl, content, language };
  return made(await api.call('post', '/textcontainers', { as, json }));
};

/** Puts a picture of staff at a place of a page. */
export const addImage = async (api: ScreenApi, relativeUrl: string, key: string, altText: string) => {
  const as = await colleague(api);
  const json = { tags: containerTags('image', relativeUrl, key), relativeUrl };
  const { id } = made(await api.call('post', '/imagecontainers', { as, json }));
  const form = formOf({ image: pngFile(800, 600), altText });
  return made(await api.call('post', `/imagecontainers/${id}/image`, { as, form }));
};
