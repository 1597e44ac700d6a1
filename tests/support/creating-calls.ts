import { formOf, makeOffer, offer, photo, STORY } from './submissions.ts';
import type { Answer, TestApi } from './test-api.ts';

/** How one public call that creates is sent; `words` are what is different in other content. */
interface CreatingCall {
  /** What is there already when it is sent; given to `send`. */
  prepare(api: TestApi): Promise<Answer['body']>;
  send(api: TestApi, key: string | null, prepared: Answer['body'], words?: string): Promise<Answer>;
  /** How many there are of what it creates. */
  count(api: TestApi): number;
  /** True when a picture comes with it. */
  hasPicture: boolean;
  /** The keys that are kept. */
  kept(api: TestApi): readonly unknown[];
}

const headers = (key: string | null): Record<string, string> => (key === null ? {} : { 'idempotency-key': key });
const nothing = async () => null;
const WORDS = 'Ring me, please.';

const keysOf = (name: 'testimonials' | 'donations' | 'messages') => (api: TestApi) =>
  [...api.deps.store.data[name].all()].flatMap(({ sentKeys = [] }) => sentKeys);
const photosOf = (api: TestApi) => [...api.deps.store.data.donations.all()].flatMap(({ photos }) => photos);
const photosForm = (words: string) => ({ photos: photo('chair.jpg', { bytes: 64 + words.length }) });

/**
 * Every public call that creates, by the name in its description. A new one is listed here, and then has to be done once
 * like the others: `tests/api/sent-once.test.ts` fails until it is.
 */
export const creatingCalls: Readonly<Record<string, CreatingCall>> = {
  submitTestimonial: {
    prepare: nothing,
    send: (api, key, _, words = '') =>
      api.call('post', '/testimonials', {
        form: formOf({ content: `${STORY} ${words}`, email: 'niamh@post.example', image: photo('me.jpg') }),
        headers: headers(key),
      }),
    count: (api) => api.deps.store.data.testimonials.size,
    kept: keysOf('testimonials'),
    hasPicture: true,
  },
  offerItems: {
    prepare: nothing,
    send: (api, key, _, words = '') =>
      api.call('post', '/donationitems/simple', {
        json: { ...offer, description: `${offer.description} ${words}` },
        headers: headers(key),
      }),
    count: (api) => api.deps.store.data.donations.size,
    kept: keysOf('donations'),
    hasPicture: false,
  },
  addDonationPhotos: {
    prepare: async (api) => (await makeOffer(api)).body,
    send: (api, key, { id }, words = '') =>
      api.call('post', `/donationitems/${id}/photos`, { form: formOf(photosForm(words)), headers: headers(key) }),
    count: (api) => photosOf(api).length,
    kept: keysOf('donations'),
    hasPicture: true,
  },
  addPhotosToManagedDonation: {
    prepare: async (api) => (await makeOffer(api)).body,
    send: (api, key, { manageUrl }, words = '') =>
      api.call('post', '/donationitems/yours/photos', {
        form: formOf({ token: manageUrl.split('#')[1], ...photosForm(words) }),
        headers: headers(key),
      }),
    count: (api) => photosOf(api).length,
    kept: keysOf('donations'),
    hasPicture: true,
  },
  askForHelp: {
    prepare: nothing,
    send: (api, key, _, words = '') =>
      api.call('post', '/help', {
        json: { service: 'counselling', name: 'Niamh Doyle', phone: '020 915 0001', message: `${WORDS} ${words}` },
        headers: headers(key),
      }),
    count: (api) => api.deps.store.data.messages.size,
    kept: keysOf('messages'),
    hasPicture: false,
  },
  sendMessage: {
    prepare: nothing,
    send: (api, key, _, words = '') =>
      api.call('post', '/messages', {
        json: { about: 'question', name: 'Niamh Doyle', phone: '020 915 0001', message: `${WORDS} ${words}` },
        headers: headers(key),
      }),
    count: (api) => api.deps.store.data.messages.size,
    kept: keysOf('messages'),
    hasPicture: false,
  },
};
