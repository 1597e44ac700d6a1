import { containerTags } from '#contract/containers/containers.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { png } from '../unit/images/samples.ts';
import type { EditablePlaces } from './editable-places.ts';
import type { Product } from './product.ts';
import { formOf, offer } from './submissions.ts';
import type { Headers } from './test-api.ts';

/** Markup that would run, in the ways in which careless pages let it. */
export const ATTACKS = [
  '"><img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  "' onmouseover='alert(1)' x='",
  '<!--<script>',
  '</title></textarea></style><svg onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  `{{7*7}}\${7*7}<%=7*7%>`,
  'a\u2028</script\u2029><base href="//evil.example">',
];
export const ALL_ATTACKS = ATTACKS.join(' ');
/** As much of the attacks as a short field takes. */
const short = (max: number) => ALL_ATTACKS.slice(0, max).trim();

/** Settings with attacks in every text. */
export const hostileSettings = (settings: Settings): Settings => ({
  ...settings,
  organisation: { ...settings.organisation, name: short(80), registeredNumber: short(40) },
  contact: { ...settings.contact, phone: '"><img src=x onerror=alert(1)>' },
  shops: settings.shops.map((shop) => ({
    ...shop,
    name: short(80),
    address: short(200),
    county: short(80),
    closures: [{ date: '2099-12-25', reason: short(120) }],
  })),
  social: [
    {
      name: short(40),
      url: `https://social.example/?q=${encodeURIComponent(ALL_ATTACKS)}&x="><img src=x onerror=alert(1)>`,
    },
  ],
});

type Call = Product['call'];

const stored = async (answer: ReturnType<Call>) => {
  const { status, body, text } = await answer;
  if (status >= 300) throw new Error(`A text was not taken: ${status} ${text}`);
  return body;
};

const plantTestimonials = async (call: Call, admin: Headers, image: Blob) => {
  const attacks = [...ATTACKS, ALL_ATTACKS, ...ATTACKS];
  const ids = await Promise.all(
    attacks.map(async (attack) => {
      const form = formOf({ name: attack.slice(0, 100), content: `${attack} and then enough words.`, image });
      const { id } = await stored(call('post', '/testimonials', { form }));
      return id;
    }),
  );
  // One after the other: the first page has those that were approved last.
  for (const [at, id] of ids.entries()) {
    const json = { action: at <= ATTACKS.length ? 'approve' : 'reject', adminNotes: ALL_ATTACKS };
    // Some stay undecided.
    if (at <= ATTACKS.length || at % 2) await stored(call('put', `/testimonials/${id}/status`, { as: admin, json }));
  }
};

const plantOffers = (call: Call, admin: Headers, image: Blob) =>
  Promise.all(
    [...ATTACKS, ALL_ATTACKS].map(async (attack) => {
      const texts = { description: `${attack} and more`, pickupAddress: attack, pickupInstructions: attack };
      const otherThings = [{ category: 'books', condition: 'good', howMany: attack.slice(0, 60) }];
      const who = { submitterName: attack.slice(0, 100), submitterPhone: attack.slice(0, 40) };
      const { id } = await stored(
        call('post', '/donationitems/simple', { json: { ...offer, ...texts, otherThings, ...who } }),
      );
      await stored(call('post', `/donationitems/${id}/photos`, { form: formOf({ photos: image }) }));
      const json = { status: 'rejected', adminNotes: attack };
      if (attack.length % 2) await stored(call('patch', `/donationitems/${id}/review`, { as: admin, json }));
    }),
  );

const plantContainers = (call: Call, as: Headers, image: Blob, places: EditablePlaces) => {
  const title = ALL_ATTACKS.slice(0, 190);
  const plantText = (relativeUrl: string, key: string) => {
    const place = { tags: containerTags('text', relativeUrl, key), relativeUrl };
    const json = { ...place, content: ALL_ATTACKS, title, description: ALL_ATTACKS, style: title };
    return stored(call('post', '/textcontainers', { as, json }));
  };
  const plantImage = async (relativeUrl: string, key: string) => {
    const json = { tags: containerTags('image', relativeUrl, key), relativeUrl, title };
    const { id } = await stored(call('post', '/imagecontainers', { as, json }));
    const form = formOf({ image, altText: ALL_ATTACKS.slice(0, 290), title, description: ALL_ATTACKS });
    await stored(call('post', `/imagecontainers/${id}/image`, { as, form }));
  };
  return Promise.all(
    places.flatMap(({ path, texts, images }) => [
      ...texts.map((key) => plantText(path, key)),
      ...images.map((key) => plantImage(path, key)),
    ]),
  );
};

/** Stores attacks in every text that the public pages and the admin portal show, but the settings. */
export const plantHostileTexts = async (call: Call, admin: Headers, places: EditablePlaces): Promise<void> => {
  const image = new Blob([new Uint8Array(await png(40, 30))], { type: 'image/png' });
  await Promise.all([
    plantTestimonials(call, admin, image),
    plantOffers(call, admin, image),
    plantContainers(call, admin, image, places),
  ]);
};
