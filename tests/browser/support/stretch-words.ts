import { openStore } from '#api/store/disk/open-store.ts';

/** The fields in which people write as they like, each with as many letters as every record takes there. */
const LETTERS: Readonly<Record<string, number>> = {
  adminNotes: 300,
  altText: 120,
  content: 300,
  description: 300,
  lastError: 100,
  message: 300,
  name: 100,
  note: 300,
  pickupAddress: 200,
  pickupInstructions: 200,
  reasonForDonor: 300,
  text: 300,
  title: 100,
  van: 40,
};
const MAILBOX = `${'m'.repeat(60)}@${'d'.repeat(60)}.example`;

const stretched = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((one) => stretched(one));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, stretched(inner, name)]));
  if (typeof value !== 'string' || value === '') return value;
  if (key === 'email' || (key === 'to' && value.includes('@'))) return MAILBOX;
  return 'W'.repeat(LETTERS[key] ?? 0) || value;
};

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** Makes every text that people have written into the records of a data folder one word without an end. */
export const stretchWords = async (dataDir: string): Promise<void> => {
  const { data, change, close } = await openStore(dataDir, { log: silent, now: () => new Date() });
  await change((draft) => {
    for (const person of data.people.all()) draft.people.put({ ...person, name: 'W'.repeat(LETTERS.name ?? 0) });
    const tables = {
      apiTokens: draft.apiTokens,
      audit: draft.audit,
      comments: draft.comments,
      dataRequests: draft.dataRequests,
      donations: draft.donations,
      mails: draft.mails,
      media: draft.media,
      messages: draft.messages,
      posts: draft.posts,
      runs: draft.runs,
      testimonials: draft.testimonials,
      views: draft.views,
    };
    for (const [name, table] of Object.entries(tables) as [keyof typeof tables, { put(record: unknown): void }][])
      for (const record of data[name].all()) table.put(stretched(record));
  });
  await close();
};
