import * as z from 'zod/mini';
import { dayName } from '#contract/dublin.ts';
import type { RunSettings } from '#contract/runs/run-settings.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { type FormerShop, formerShop, SHOP_MESSAGE, type Shop } from '#contract/settings/settings.ts';
import { SETTINGS_ID, type StoredSettings } from '#contract/settings/stored-settings.ts';
import { Failure } from '../core/failure.ts';
import { EVERY } from '../store/collections.ts';
import type { Draft, View } from '../store/store.ts';

interface Tables {
  readonly settings: Pick<View['settings'], 'get'>;
}

const shopsIn = ({ settings }: Tables): Pick<StoredSettings, 'shops' | 'formerShops'> =>
  settings.get(SETTINGS_ID) ?? defaultSettings;

/** Finds removed shops too, as runs and offers of their time still show their names. */
export const shopWithKey = (tables: Tables, key: string | undefined): Shop | FormerShop | null => {
  const { shops, formerShops = [] } = shopsIn(tables);
  return shops.find((shop) => shop.key === key) ?? formerShops.find((shop) => shop.key === key) ?? null;
};

/** @throws Failure `invalid` at each field that names a shop which is not there. */
export const checkShops = (tables: Tables, named: Readonly<Record<string, string>>): void => {
  const keys = new Set(shopsIn(tables).shops.map(({ key }) => key));
  const wrong = Object.keys(named).filter((field) => !keys.has(named[field] ?? ''));
  if (wrong.length === 0) return;
  const fields = Object.fromEntries(wrong.map((field) => [field, SHOP_MESSAGE]));
  throw new Failure('invalid', SHOP_MESSAGE, { fields });
};

const DAYS_NAMED = 3;

/** `Thursday 5 March, Friday 6 March and 4 more` */
const daysOf = (days: readonly string[]): string => {
  const named = days.slice(0, DAYS_NAMED).map(dayName).join(', ');
  return days.length > DAYS_NAMED ? `${named} and ${days.length - DAYS_NAMED} more` : named;
};

const whatNeeds = (draft: Draft, { vans }: Pick<RunSettings, 'vans'>, { key, name }: Shop): string | null => {
  const standing = vans.filter(({ shop }) => shop === key).map((van) => van.name);
  const days = draft.runs
    .list('date', EVERY)
    .filter(({ shop, state }) => shop === key && (state === 'planned' || state === 'out'))
    .map(({ date }) => date);
  const steps = [
    ...(standing.length > 0 ? [`move ${standing.join(', ')} to another shop`] : []),
    ...(days.length > 0 ? [`give these runs the van of another shop, or finish or cancel them: ${daysOf(days)}`] : []),
  ];
  return steps.length > 0 ? `${name} is still needed. Before you take it away, ${steps.join('; and ')}.` : null;
};

/**
 * Returns undefined if no shop was ever removed.
 * @throws Failure `conflict` for a removed shop that vans or open runs still name.
 */
export const formerShopsAfter = (
  draft: Draft,
  { shops, formerShops }: Pick<StoredSettings, 'shops' | 'formerShops'>,
  after: readonly Shop[],
  runSettings: Pick<RunSettings, 'vans'>,
): FormerShop[] | undefined => {
  const keys = new Set(after.map(({ key }) => key));
  const removed = shops.filter(({ key }) => !keys.has(key));
  const needs = removed.flatMap((shop) => whatNeeds(draft, runSettings, shop) ?? []);
  if (needs.length > 0) throw new Failure('conflict', needs.join(' '), { fields: { shops: needs.join(' ') } });
  if (!formerShops && removed.length === 0) return undefined;
  return [
    ...(formerShops ?? []).filter(({ key }) => !keys.has(key)),
    ...removed.map((shop) => z.parse(formerShop, shop)),
  ];
};
