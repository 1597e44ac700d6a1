import { queryOptions } from '@tanstack/react-query';
import { type SecuritySettings, securitySettings } from '#contract/auth/security-settings.ts';
import { type ReviewRules, reviewRules } from '#contract/review/review-rules.ts';
import { type PublicSettings, publicSettings, type Settings, type Shop } from '#contract/settings/settings.ts';
import { isConflict } from './api-error.ts';
import { ChangedMeanwhile } from './changed-meanwhile.ts';
import type { Platform } from './platform.ts';
import { allOf, type NamedKey } from './query-keys.ts';
import { createRequests } from './requests.ts';

const requests = (platform: Platform) => createRequests(platform, 'body');

export const SETTINGS_KEY = allOf('settings');
export const REVIEW_RULES_KEY: NamedKey = [{ subject: 'settings', view: 'review' }];

const newest = (platform: Platform, signal?: AbortSignal) =>
  requests(platform).get('/settings', publicSettings, signal);

/** The charity's settings: name, contact values, shops. */
export const settingsQuery = (platform: Platform) =>
  queryOptions({
    queryKey: SETTINGS_KEY,
    queryFn: ({ signal }) => newest(platform, signal),
    staleTime: 5 * 60_000,
  });

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Edits the newest settings; once more when somebody saves between the reading and the replacing. */
const change = async (platform: Platform, edit: (now: Settings) => Settings): Promise<PublicSettings> => {
  const attempt = async () => requests(platform).send('PUT', '/settings', edit(await newest(platform)), publicSettings);
  try {
    return await attempt();
  } catch (error) {
    if (!isConflict(error)) throw error;
    return attempt();
  }
};

/** Closes several shops on a day; a reason that was given before for the same day is replaced. */
export const closeShops = (
  platform: Platform,
  { date, reason, shops }: { date: string; reason: string; shops: readonly Shop['key'][] },
): Promise<Settings> =>
  change(platform, (now) => ({
    ...now,
    shops: now.shops.map((shop) => {
      if (!shops.includes(shop.key)) return shop;
      const others = shop.closures.filter((closure) => closure.date !== date);
      return { ...shop, closures: [...others, { date, reason }].sort((a, b) => a.date.localeCompare(b.date)) };
    }),
  }));

/**
 * Saves one part of the settings over the newest rest, so that two people can work on different parts.
 * @throws ChangedMeanwhile when this part is no longer what the editing began with, ApiError with `problem.fields`.
 */
export const saveSettingsPart = <Key extends keyof Settings>(
  platform: Platform,
  part: Pick<Settings, Key>,
  base: Pick<Settings, Key>,
): Promise<Settings> =>
  change(platform, (now) => {
    const keys = Object.keys(base) as Key[];
    const theirs = Object.fromEntries(keys.map((key) => [key, now[key]]));
    // A part that nobody has saved yet cannot have been changed.
    if (keys.some((key) => now[key] !== undefined && !same(now[key], base[key]))) throw new ChangedMeanwhile(theirs);
    return { ...now, ...part };
  });

/** Saves one shop over the newest others. @throws as `saveSettingsPart`. */
export const saveShop = (platform: Platform, shop: Shop, base: Shop): Promise<Settings> =>
  change(platform, (now) => {
    const theirs = now.shops.find(({ key }) => key === shop.key);
    if (theirs && !same(theirs, base)) throw new ChangedMeanwhile(theirs);
    return { ...now, shops: now.shops.map((other) => (other.key === shop.key ? shop : other)) };
  });

/** What helps staff to review: reasons for a rejection that need not be typed again. */
export const reviewRulesQuery = (platform: Platform) =>
  queryOptions({
    queryKey: REVIEW_RULES_KEY,
    queryFn: ({ signal }) => requests(platform).get('/settings/review', reviewRules, signal),
    staleTime: 60_000,
  });

/**
 * Saves some of the rules; the others stay as they are. `base` is what the editing of these began with.
 * @throws ChangedMeanwhile with the same part of the rules, or ApiError with `problem.fields`.
 */
export const saveReviewRules = async <Part extends Partial<ReviewRules>>(
  platform: Platform,
  part: Part,
  base: Part,
): Promise<ReviewRules> => {
  const now = await requests(platform).get('/settings/review', reviewRules);
  const names = Object.keys(part) as (keyof ReviewRules)[];
  const theirs = Object.fromEntries(names.map((name) => [name, now[name]]));
  if (!same(theirs, Object.fromEntries(names.map((name) => [name, base[name]])))) throw new ChangedMeanwhile(theirs);
  return requests(platform).send('PUT', '/settings/review', { ...now, ...part }, reviewRules);
};

/** Who has to sign in with a second step. */
export const securitySettingsQuery = (platform: Platform) =>
  queryOptions({
    queryKey: [{ subject: 'settings', view: 'security' }] as NamedKey,
    queryFn: ({ signal }) => requests(platform).get('/settings/security', securitySettings, signal),
    staleTime: 60_000,
  });

export const saveSecuritySettings = (platform: Platform, security: SecuritySettings) =>
  requests(platform).send('PUT', '/settings/security', security, securitySettings);
