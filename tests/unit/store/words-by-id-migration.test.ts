import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { compileWords } from '#api/languages/compile-words.ts';
import { restore } from '#api/store/backup/restore.ts';
import { authorIds } from '#api/store/disk/migrations/author-ids.ts';
import englishById from '#api/store/disk/migrations/english-by-id.json' with { type: 'json' };
import { textsPerLanguage } from '#api/store/disk/migrations/texts-per-language.ts';
import { wordsById } from '#api/store/disk/migrations/words-by-id.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import { openPostgresStore } from '#api/store/postgres/open-postgres-store.ts';
import type { Store } from '#api/store/store.ts';
import type { Language } from '#contract/languages/languages.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { fillWords } from '#contract/words/fill.ts';
import { withoutPostgres } from '../../support/postgres-binaries.ts';
import { freshDatabase } from '../../support/postgres-server.ts';
import { contentsOf, filesIn, memoryLog, temporaryFolder } from './records.ts';

/** Polish and Ukrainian words by their English sentences, as the release before saved them; the Ukrainian one in the journal alone. */
const FORMAT_3 = join(import.meta.dirname, 'fixtures/format-3');
const STEPS_BEFORE = [authorIds, textsPerLanguage];
const REFUSED = 'format 5, this one knows up to 3';

const now = () => new Date('2026-11-29T12:00:00.000Z');
const stores: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
});
const open = async (folder: string, migrations?: typeof STEPS_BEFORE) => {
  const store = await openStore(folder, { log: memoryLog(), now, ...(migrations && { migrations }) });
  stores.push(store);
  return store;
};
const copyOfFormat3 = () => {
  const folder = temporaryFolder();
  cpSync(FORMAT_3, folder, { recursive: true });
  return folder;
};
const idsOf = (english: string) =>
  Object.entries(englishById).flatMap(([id, sentence]) => ([sentence].flat().at(-1) === english ? [id] : []));
const languageIn = (store: Pick<Store, 'data'>, language: Language) =>
  store.data.settings.get('settings')?.languages?.[language];

const checked = { isChecked: true, changedAt: '2026-11-28T10:00:00.000Z', changedBy: 'id-0000000000000000001' };

/** What each word has become, wherever it lay before. */
const expectWords = (store: Pick<Store, 'data'>) => {
  const polish = languageIn(store, 'pl');
  expect(polish?.on).toBe(true);
  const words = polish?.words ?? {};
  const english = 'Step {step} of {steps}';
  expect(idsOf(english)).toHaveLength(1);
  for (const id of idsOf(english)) expect(words[id]).toEqual({ ...checked, english, text: 'Krok {step} z {steps}' });
  expect(words).not.toHaveProperty([english]);
  // A draft stays a draft, and one sentence of several messages is the word of all.
  for (const id of idsOf('Next')) expect(words[id]).toMatchObject({ text: 'Naprzód', isChecked: false });
  expect(idsOf('About us').length).toBeGreaterThan(1);
  for (const id of idsOf('About us')) expect(words[id]).toMatchObject({ english: 'About us', text: 'O nas' });
  const plural = '{count} photos did not arrive.';
  expect(idsOf(plural)).toHaveLength(1);
  for (const id of idsOf(plural)) expect(words[id]).toMatchObject({ english: plural, isChecked: true });
  // A sentence of long ago keeps its key.
  expect(words['Your Name']).toMatchObject({ english: 'Your Name', text: 'Twoje imię', isChecked: true });
  for (const id of idsOf('Next'))
    expect(languageIn(store, 'uk')?.words?.[id]).toEqual({ ...checked, english: 'Next', text: 'Далі' });
};

describe('a folder of format 3', () => {
  it('says its words by id, with the English sentence that they stand for, and is backed up first', async () => {
    const folder = copyOfFormat3();
    const store = await open(folder);
    expectWords(store);
    const { audit } = filesIn(FORMAT_3);
    expect(contentsOf(store).audit).toEqual(audit);
    const [backup = '', ...others] = readdirSync(join(folder, 'backups'));
    expect([backup, others]).toEqual([expect.stringMatching(/^before-format-5-.*\.tar$/), []]);
    await stores.pop()?.close();
    expectWords(await open(folder));
    expect(readdirSync(join(folder, 'backups'))).toEqual([backup]);
    const target = temporaryFolder();
    await restore(join(folder, 'backups', backup), target, { now });
    expect(filesIn(target)).toEqual(filesIn(FORMAT_3));
    expectWords(await open(target));
  });

  it('is refused afterwards by the release before', async () => {
    const folder = copyOfFormat3();
    await open(folder);
    await stores.pop()?.close();
    await expect(open(folder, STEPS_BEFORE)).rejects.toThrow(REFUSED);
    expectWords(await open(folder));
  });
});

describe.skipIf(withoutPostgres)(`a database of format 3${withoutPostgres ? ` (${withoutPostgres})` : ''}`, () => {
  const openDatabase = async (url: string, migrations?: typeof STEPS_BEFORE) => {
    const store = await openPostgresStore(url, { log: memoryLog(), ...(migrations && { migrations }) });
    stores.push(store);
    return store;
  };

  it('says its words by id, and is opened by the release before no more', async () => {
    const url = await freshDatabase();
    const old = await openDatabase(url, STEPS_BEFORE);
    await old.change((draft) => draft.settings.put({ id: 'settings', ...defaultSettings }));
    await stores.pop()?.close();
    const client = new pg.Client(url);
    await client.connect();
    await client.query("UPDATE record SET data = $1 WHERE collection = 'settings'", [
      JSON.stringify(filesIn(FORMAT_3).settings?.[0]),
    ]);
    await client.end();
    expectWords(await openDatabase(url));
    await expect(openDatabase(url, STEPS_BEFORE)).rejects.toThrow(REFUSED);
    expectWords(await openDatabase(url));
  });
});

describe('two sentences that are one with a plural now', () => {
  const migrated = (words: Record<string, unknown>) => {
    const record = wordsById.records.settings?.({ id: 'settings', languages: { pl: { on: true, words } } });
    return (record as { languages: { pl: { words: Record<string, unknown> } } }).languages.pl.words;
  };
  const [one, many] = ['One photo did not arrive.', '{count} photos did not arrive.'];

  it('become one that can be read, checked where both were', () => {
    const words = migrated({
      [one]: { ...checked, text: 'Jedno zdjęcie nie dotarło.' },
      [many]: { ...checked, text: '{count, plural, few {# zdjęcia nie dotarły.} other {# zdjęć nie dotarło.}}' },
    });
    const text =
      '{count, plural, one {Jedno zdjęcie nie dotarło.} other {{count, plural, few {# zdjęcia nie dotarły.} other {# zdjęć nie dotarło.}}}}';
    expect(words).toEqual({ 'offer.photosLost': { ...checked, english: many, text } });
    const compiled = compileWords('pl', `{count, plural, one {${one}} other {${many}}}`, text);
    const said = (count: number) => fillWords('pl', compiled, { count }).join('');
    expect([1, 3, 5].map(said)).toEqual([
      'Jedno zdjęcie nie dotarło.',
      '3 zdjęcia nie dotarły.',
      '5 zdjęć nie dotarło.',
    ]);
  });

  it('keep what was written where only one of them was', () => {
    expect(migrated({ [one]: { ...checked, text: 'Jedno.' } })).toEqual({
      [one]: { ...checked, english: one, text: 'Jedno.' },
    });
    expect(migrated({ [many]: { ...checked, text: '{count}' } })).toEqual({
      'offer.photosLost': { ...checked, english: many, text: '{count}' },
    });
  });
});
