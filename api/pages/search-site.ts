import { itemMatcher } from '#contract/donations/item-matcher.ts';
import type { KnownItem } from '#contract/donations/what-we-take.ts';
import { addressIn, isTranslatedPath, type Language, languageNames } from '#contract/languages/languages.ts';
import {
  type Found,
  type FoundOnSite,
  SEARCH_RESULTS_MAX,
  type SiteSearchQuery,
} from '#contract/search/search-results.ts';
import { understand } from '#contract/search/search-words.ts';
import { fuzzyMatcher, queryWords } from '#contract/text/fuzzy-match.ts';
import { publishedPosts } from '../blogs/list-published.ts';
import type { PageText } from '../http/cache/page-texts.ts';
import type { Deps } from '../http/deps.ts';
import { isLanguageOn } from '../settings/languages.ts';
import { readSearchWords } from '../settings/search-words.ts';
import { readSettings } from '../settings/settings.ts';
import { readWhatWeTake } from '../settings/what-we-take.ts';

type ReadDeps = Pick<Deps, 'store' | 'now' | 'pageTexts'>;
interface Candidate extends Found {
  scoreOf(typed: string): number;
  blocks?: readonly string[];
}

const onceFor = <T extends object>(make: (record: T) => Candidate) => {
  const made = new WeakMap<T, Candidate>();
  return (record: T): Candidate => {
    const found = made.get(record) ?? make(record);
    made.set(record, found);
    return found;
  };
};

const titleInEnglish = ({ language, title, translated }: PageText): string => {
  if (!language) return title;
  return translated?.title ? `${title} (${languageNames[language]})` : languageNames[language];
};

const pageOf = onceFor<PageText>((page) => {
  const { href, language, description, blocks } = page;
  const title = titleInEnglish(page);
  return {
    href,
    kind: href.startsWith('/services/') ? 'Service' : 'Page',
    title,
    text: description,
    ...(language && { language }),
    blocks,
    scoreOf: fuzzyMatcher(title, language ? '' : description, blocks.join('\n')),
  };
});

/** For who reads its language: found by its English words, too, and shown in English unless its head is translated. */
const ownPageOf = onceFor<PageText>((page) => {
  if (!page.english) return pageOf(page);
  const { href, language, title, description, translated, blocks } = page;
  const english = pageOf(page.english);
  const scoreOf = fuzzyMatcher(title, description, blocks.join('\n'));
  return {
    ...english,
    ...(translated?.title && translated.description && { title, text: description, blocks, language }),
    href,
    scoreOf: (typed) => Math.max(scoreOf(typed), english.scoreOf(typed)),
  };
});

const pagesFor = (language: Language | undefined, texts: readonly PageText[]): Candidate[] =>
  language
    ? texts
        .filter((page) => page.language === language || !(page.language || isTranslatedPath(page.href)))
        .map(ownPageOf)
    : texts.map(pageOf);

const shopOf = onceFor<ReturnType<typeof readSettings>['shops'][number]>(({ name, address, county, phone }) => ({
  href: '/about/our-shops',
  kind: 'Shop',
  title: name,
  text: [address, county, phone].filter(Boolean).join(', '),
  scoreOf: fuzzyMatcher(name, `${address} ${county} shop`),
}));

const itemOf = onceFor<KnownItem>((item) => ({
  href: `/what-we-take?q=${encodeURIComponent(item.name)}`,
  kind: item.isTaken ? 'We Accept' : 'We Cannot Accept',
  title: item.name,
  text: [item.why, item.instead].filter(Boolean).join(' '),
  scoreOf: itemMatcher(item),
}));

const postOf = onceFor<ReturnType<typeof publishedPosts>[number]>(
  ({ slug, title, excerpt, body, topics = [], publishedAt }) => ({
    href: `/blogs/${slug}`,
    kind: 'Post',
    title,
    text: excerpt,
    publishedAt,
    scoreOf: fuzzyMatcher(title, excerpt, [body, ...topics].join('\n')),
  }),
);

const candidates = async (deps: ReadDeps, language: Language | undefined): Promise<Candidate[]> => [
  ...pagesFor(language, await deps.pageTexts.read()),
  ...readSettings(deps).shops.map(shopOf),
  ...readWhatWeTake(deps).items.map(itemOf),
  ...publishedPosts(deps).map(postOf),
];

const LEADS = 24;
const SHOWN_MAX = 200;
const TELLING_MIN = 30;

const shortened = (block: string): string =>
  block.length > SHOWN_MAX ? `${block.slice(0, block.lastIndexOf(' ', SHOWN_MAX))} …` : block;

const textFor = ({ text, blocks = [] }: Candidate, wordings: readonly string[]): string => {
  for (const words of wordings.map(queryWords)) {
    const hits = (block: string) => {
      const scoreOf = fuzzyMatcher('', '', block);
      return words.filter((word) => scoreOf(word) > 0).length;
    };
    if (hits(text) > 0) return text;
    const [best] = blocks
      .filter((block) => block.length > TELLING_MIN)
      .map((block) => ({ block, count: hits(block) }))
      .sort((one, other) => other.count - one.count);
    if (best && best.count > 0) return shortened(best.block);
  }
  return text;
};

export const searchSite = async (deps: ReadDeps, { q, language: requested }: SiteSearchQuery): Promise<FoundOnSite> => {
  if (q === '') return { found: [] };
  const readIn = isLanguageOn(deps, requested) ? requested : undefined;
  const hrefOf = (address: string) => addressIn(readIn, address);
  const { wordings, pages } = understand(q, readSearchWords(deps).entries);
  const scored = (await candidates(deps, readIn)).map((candidate) => {
    const led = pages
      .filter(({ page }) => hrefOf(page).split(/[?#]/, 1)[0] === hrefOf(candidate.href))
      .map(({ page, score, rest }) => ({ href: page, score: LEADS * score + (rest ? candidate.scoreOf(rest) : 0) }))
      .sort((one, other) => other.score - one.score)[0];
    const score = Math.max(...wordings.map((words) => candidate.scoreOf(words)));
    return led && led.score > score ? { candidate, ...led } : { candidate, href: candidate.href, score };
  });
  return {
    found: scored
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .slice(0, SEARCH_RESULTS_MAX)
      .map(({ candidate, href }) => {
        const { kind, title, language, publishedAt } = candidate;
        return {
          href: hrefOf(href),
          kind,
          title,
          text: textFor(candidate, wordings),
          ...(language && { language }),
          ...(publishedAt && { publishedAt }),
        };
      }),
  };
};
