import * as z from 'zod/mini';
import { phoneParts } from '#contract/personal-data/phone.ts';
import { holidayOn } from '#contract/runs/public-holidays.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { type PublicSettings, type Settings, type Shop, settings } from '#contract/settings/settings.ts';
import { SETTINGS_ID, type StoredSettings } from '#contract/settings/stored-settings.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record.ts';
import { checkRevision } from '../core/check-revision.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { View } from '../store/store.ts';
import { runSettingsOf } from './run-settings.ts';
import { formerShopsAfter } from './shops.ts';

const NO_HOLIDAY = 'This day is no public holiday. Its hours are those of the weekday.';

/** @throws Failure `invalid` for holiday hours on a day that is not a holiday. */
const checkHolidays = ({ shops }: Pick<Settings, 'shops'>): void => {
  const wrong = shops.flatMap(({ holidayHours = [] }, shop) =>
    holidayHours.flatMap(({ date }, at) => (holidayOn(date) ? [] : [`shops.${shop}.holidayHours.${at}.date`])),
  );
  if (wrong.length === 0) return;
  throw new Failure('invalid', NO_HOLIDAY, { fields: Object.fromEntries(wrong.map((field) => [field, NO_HOLIDAY])) });
};

/** Keeps the stored holiday hours where a request from an older client does not send them. */
const keepHolidays = (shops: readonly Shop[], stored: readonly Shop[]): Shop[] =>
  shops.map((shop) => {
    const holidayHours = shop.holidayHours ?? stored.find(({ key }) => key === shop.key)?.holidayHours;
    return { ...shop, ...(holidayHours && { holidayHours }) };
  });

export const readSettings = ({ store }: { store: { data: Pick<View, 'settings'> } }): Settings =>
  store.data.settings.get(SETTINGS_ID) ?? defaultSettings;

/** Cached per record: finding the numbers takes a millisecond, and every page asks for the settings. */
const known = new WeakMap<Settings, PublicSettings>();

/** Links telephone numbers on the server, as the tables that find them are too large for visitors. */
export const withPhoneParts = (read: Settings): PublicSettings => {
  const phones = [read.contact.phone, ...read.shops.map(({ phone }) => phone)];
  const found = known.get(read) ?? {
    ...read,
    phoneParts: Object.fromEntries(phones.map((phone) => [phone, phoneParts(phone)])),
  };
  known.set(read, found);
  return found;
};

/** Strips the settings that only staff may read. */
const publicPart = (stored: StoredSettings): Settings => z.parse(settings, stored);

const WITH_PASSWORD = 'Please leave user name and password out of the address: everybody can read it.';

/** Only what is saved now is checked: an address that is stored must not keep the server from starting. */
const checkLinks = ({ social }: Pick<Settings, 'social'>): void => {
  const at = social.map(({ url }) => new URL(url)).findIndex(({ username, password }) => username || password);
  if (at !== -1) throw new Failure('invalid', WITH_PASSWORD, { fields: { [`social.${at}.url`]: WITH_PASSWORD } });
};

/** @throws Failure `invalid`, or `conflict` when `revision` is not the newest or a removed shop is still needed. */
export const saveSettings = async (
  deps: Deps,
  { revision: basedOn, ...given }: Settings,
  actor: Actor,
): Promise<Settings> => {
  checkHolidays(given);
  checkLinks(given);
  return deps.store.change((draft) => {
    const stored: StoredSettings = draft.settings.get(SETTINGS_ID) ?? { id: SETTINGS_ID, ...defaultSettings };
    const { revision = 0, ...before } = publicPart(stored);
    checkRevision({ revision }, basedOn);
    // A request from before there was giving, governance or open holidays does not take it away.
    const input = { ...given, shops: keepHolidays(given.shops, before.shops) };
    const formerShops = formerShopsAfter(draft, stored, input.shops, runSettingsOf(draft));
    const after = { ...stored, ...input, ...(formerShops && { formerShops }), revision: revision + 1 };
    draft.settings.put(after);
    const changed = changedFields(before, input);
    recordAudit(draft, deps, { actor, action: 'changed', subjectKind: 'settings', subjectId: SETTINGS_ID, changed });
    return publicPart(after);
  });
};
