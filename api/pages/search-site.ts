import { itemMatcher } from '#contract/donations/item-matcher.ts';
import type { KnownItem } from '#contract/donations/what-we-take.ts';
import { type Found, type FoundOnSite, SEARCH_RESULTS_MAX } from '#contract/search/search-results.ts';
import { understand } from '#contract/search/search-words.ts';
import { fuzzyMatcher, queryWords } from '#contract/text/fuzzy-match.ts';
import { publishedPosts } from '../blogs/list-published.ts';
import type { PageText } from '../http/cache/page-texts.ts';
import type { Deps } from '../http/deps.ts';
import { readSearchWords } from '../settings/search-words.ts';
import { readSettings } from '../settings/settings.ts';
import { readWhatWeTake } from '../settings/what-we-take.ts';

type ReadDeps = Pick<Deps, 'store' | 'now' | 'pageTexts'>;
interface Candidate extends Found {
  scoreOf(typed: string): number;
  blocks?: readonly string[];
}

const made = new WeakMap<object, Candidate>();
const onceFor =
  <T extends object>(make: (record: T) => Candidate) =>
  (record: T): Candidate => {
    const found = made.get(record) ?? make(record);
    made.set(record, found);
    return found;
  };

const pageOf = onceFor<PageText>(({ href, language, title, description, blocks }) => ({
  href,
  kind: href.startsWith('/services/') ? 'Service' : 'Page',
  title,
  text: description,
  ...(language && { language }),
  blocks,
  scoreOf: fuzzyMatcher(title, language ? '' : description, blocks.join('\n')),
}));

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

const candidates = async (deps: ReadDeps): Promise<Candidate[]> => [
  ...(await deps.pageTexts.read()).map(pageOf),
  ...readSettings(deps).shops.map(shopOf),
  ...readWhatWeTake(deps).items.map(itemOf),
  ...publishedPosts(deps).map(postOf),
];

const LEADS = 24;
const SHOWN_MAX = 200;
const TELLING_MIN = 30;

const shortened = (block: string): string =>
  block.length > SHOWN_MAX ? `${block.slice(0, block.lastIndexOf(' ', SHOWN_MAX))} …` : block;

const textFor = ({ text, blocks = [] }: Candidate, asked: readonly string[]): string => {
  for (const words of asked.map(queryWords)) {
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

export const searchSite = async (deps: ReadDeps, q: string): Promise<FoundOnSite> => {
  if (q === '') return { found: [] };
  const { asked, pages } = understand(q, readSearchWords(deps).entries);
  const scored = (await candidates(deps)).map((candidate) => {
    const led = pages
      .filter(({ page }) => page.split(/[?#]/, 1)[0] === candidate.href)
      .map(({ page, score, rest }) => ({ href: page, score: LEADS * score + (rest ? candidate.scoreOf(rest) : 0) }))
      .sort((one, other) => other.score - one.score)[0];
    const score = Math.max(...asked.map((words) => candidate.scoreOf(words)));
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
          href,
          kind,
          title,
          text: textFor(candidate, asked),
          ...(language && { language }),
          ...(publishedAt && { publishedAt }),
        };
      }),
  };
};
