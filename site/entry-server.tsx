import { renderToString } from 'react-dom/server';
import { phoneTimes } from '#contract/help/phone-times.ts';
import { readHelpChoices } from '#contract/help/public-calls.ts';
import { isTranslatedPath, splitLanguage } from '#contract/languages/languages.ts';
import type { PageLocation, PageRenderer, PageSurroundings, RenderedPage } from '#contract/pages/page-renderer.ts';
import { readSettings } from '#contract/settings/public-calls.ts';
import { forms } from '#contract/words/forms.ts';
import type { PageWords } from '#contract/words/page-words.ts';
import { ApiError } from './client/api-error.ts';
import { createPageAnswers, type PageCall, pageCall, pageKey } from './client/page-answers.ts';
import type { Platform } from './client/platform.ts';
import { createServerPlatform } from './client/server-platform.ts';
import { otherThingLines } from './donations/OtherThings.tsx';
import { t } from './language/t.ts';
import { inPageLanguage } from './language/translator.ts';
import { PublicLayout } from './layout/PublicLayout.tsx';
import { alternatesOf } from './pages/alternates.ts';
import type { PageDefinition } from './pages/define-page.ts';
import { fillPlaces } from './pages/fill-places.ts';
import {
  canonicalOf,
  indexedAddress,
  type ListedPage,
  locate,
  locateForm,
  notFound,
  showsForm,
} from './pages/find-page.ts';
import { type PageData, PublicApp } from './pages/PublicApp.tsx';
import { pageMeta } from './pages/page-meta.ts';
import { loadPage, NOT_FOUND, type PageKey, pages } from './pages/pages.ts';
import { MAP_PINS_PATH, mapPins } from './pages/shops/map-pins.ts';
import { structuredData } from './pages/structured-data.ts';
import { nextChange } from './shops/open-now.ts';
import { isRefused } from './ui/useFormTitle.ts';

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

const callsOf = (page: PageDefinition, platform: Platform, location: PageLocation): readonly PageCall<unknown>[] =>
  page.calls?.(platform, location) ?? [];

const wordsIn = (words: PageWords, { words: own = [], path, places }: PageDefinition): PageWords => {
  const parts = ['site', 'menu', ...own, `text:${places?.path ?? path}`];
  return Object.fromEntries(Object.entries(words).filter(([id]) => parts.some((part) => id.startsWith(`${part}.`))));
};

/** Null if what the page shows does not exist. */
const renderPage = async (
  location: PageLocation,
  surroundings: PageSurroundings,
): Promise<(RenderedPage & { data: PageData }) | null> => {
  const { now, publicUrl, submitted, languages = [], words } = surroundings;
  const page = await loadPage(location.key);
  const platform = createServerPlatform(surroundings.fetch);
  const answers = createPageAnswers();
  const [{ data: settings, error }, choices, hasPlaces, ...shown] = await Promise.all([
    answers.ask(pageCall(platform, readSettings, {})),
    answers.ask(pageCall(platform, readHelpChoices, {})),
    fillPlaces({ places: page.places, language: location.language }, platform, answers),
    ...callsOf(page, platform, location).map((call) => answers.ask(call)),
  ]);
  if (!settings) throw error;
  if (choices.data && !page.namesHospitals) {
    answers.set(pageKey(readHelpChoices, {}), { hospitals: [], phoneHours: choices.data.phoneHours });
  }
  const phone = phoneTimes(choices.data?.phoneHours ?? null, settings.shops);
  if (shown.some((answer) => isMissing(answer.error))) return null;
  const inLanguages = isTranslatedPath(location.path) ? languages : [];
  const pageWords = words && wordsIn(words, page);
  const data: PageData = {
    location,
    answers: answers.sent(),
    renderedAt: now.toISOString(),
    ...(submitted && { submitted }),
    ...(languages.length > 0 && { languages }),
    ...(pageWords && { words: pageWords }),
  };
  const app = <PublicApp platform={platform} data={data} Page={page.component} Layout={PublicLayout} />;
  const canonical = indexedAddress(location);
  const meta = inPageLanguage({ ...data, words: words ?? {} }, () => {
    const original = pageMeta(page, location, settings, answers);
    return submitted && isRefused(submitted)
      ? { ...original, title: t(forms.errorTitle, { title: original.title }) }
      : original;
  });
  return {
    status: location.key === NOT_FOUND ? 404 : 200,
    key: location.key,
    canonical,
    ...(location.language && { language: location.language }),
    alternates: location.key === NOT_FOUND ? [] : alternatesOf(inLanguages, splitLanguage(canonical).path),
    meta,
    settings,
    html: inPageLanguage(data, () => renderToString(app)),
    data,
    structuredData: structuredData({ page, canonical, meta, settings }, publicUrl, now),
    showsForm: showsForm(page, location),
    showsOffer: showsForm(page, location) && page.showsOffer === true,
    needsPageStyles: page.needsPageStyles ?? false,
    isComplete: hasPlaces && [choices, ...shown].every(({ error }) => error === undefined),
    isPrivate: page.isPrivate ?? false,
    styleSheets: page.styleSheet ? [page.styleSheet(settings)] : [],
    expiresAt: page.isUncached ? new Date(0) : nextChange([...settings.shops, ...(phone ? [phone] : [])], now),
  };
};

const loadListed = (): Promise<ListedPage[]> => {
  const keys = (Object.keys(pages) as PageKey[]).filter((key) => key !== NOT_FOUND);
  return Promise.all(keys.map(async (key) => ({ key, ...(await loadPage(key)) })));
};

export const createPageRenderer = async () => {
  const [listed] = await Promise.all([loadListed(), otherThingLines.load()]);
  return {
    pages: listed.map(({ key, path, isPrivate, isUnlisted }) => ({ key, path, isListed: !isPrivate && !isUnlisted })),
    styleSheets: { [MAP_PINS_PATH]: mapPins },
    notFound,
    locate: (path, search) => locate(listed, path, search),
    locateForm: (path) => locateForm(listed, path),
    canonicalOf,
    renderPage,
  } satisfies PageRenderer;
};
