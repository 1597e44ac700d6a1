import { categoryKeys } from '#contract/donations/donations.ts';
import type { KnownItem } from '#contract/donations/what-we-take.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import type { Headers, Sent } from './test-api.ts';

// The example of the ISO standard; it belongs to nobody.
const giving = {
  paymentUrl: 'https://pay.charity.example/fund',
  accountName: 'South East Care Fund',
  iban: 'IE29AIBK93115212345678',
  bic: 'AIBKIE2D',
  taxRelief: true,
};
const governance = {
  trustees: [{ name: 'Una Byrne', role: 'Chair' }],
  accountsUrl: 'https://fund.example.org/accounts',
  vetting: 'Every driver is Garda vetted.',
  spending: {
    year: 2025,
    parts: [
      { what: 'Medical costs', euros: 60 },
      { what: 'Lifts', euros: 40 },
    ],
  },
};
const organisation = { ...defaultSettings.organisation, registeredNumber: '20099999' };

/** What only a charity knows. */
export const filledSettings = { ...defaultSettings, giving, governance, organisation };

export const mattress: KnownItem = {
  category: 'furniture',
  isTaken: false,
  name: 'Mattresses',
  why: 'They may not be sold without a fire label.',
  instead: 'The recycling centre takes them.',
  words: '',
};
const armchair: KnownItem = { ...mattress, isTaken: true, name: 'Armchairs', why: '', instead: '' };
/** Of toys nothing is listed that is not taken, and of the other categories nothing at all. */
const begun = [mattress, armchair, { ...armchair, category: 'toys' as const, name: 'Jigsaws' }];
const complete = categoryKeys.flatMap((category) =>
  [mattress, armchair].map((item) => ({ ...item, category, name: `${item.name} of ${category}` })),
);

interface Caller {
  call(method: 'put', path: string, sent: Sent): Promise<{ status: number; text: string }>;
}

const put = async ({ call }: Caller, path: string, sent: Sent): Promise<void> => {
  const { status, text } = await call('put', path, sent);
  if (status !== 200) throw new Error(`${path} was refused: ${status} ${text}`);
};

/** Fills in what only a charity knows, as its staff do; of what is taken only a beginning. @throws Error where it is refused. */
export const fillIn = async (caller: Caller, as: Headers): Promise<void> => {
  await put(caller, '/settings', { as, json: filledSettings });
  await put(caller, '/settings/what-we-take', { as, json: { items: begun } });
};

/** Says of every category what is taken and what is not. */
export const completeLists = (caller: Caller, as: Headers): Promise<void> =>
  put(caller, '/settings/what-we-take', { as, json: { items: complete } });
