import type { Language } from '#contract/languages/languages.ts';
import type { PageMeta } from '#contract/pages/page-renderer.ts';
import type { CollectionName } from '../../store/collections.ts';
import type { Store } from '../../store/store.ts';
import { isPublicChange } from './cache.ts';

export interface PageText {
  href: string;
  language?: Language | undefined;
  /** Set with `language`: the same page in English. */
  english?: PageText | undefined;
  title: string;
  description: string;
  translated?: PageMeta['translated'];
  blocks: readonly string[];
}

interface Source {
  invalidatedBy: readonly CollectionName[];
  read(): Promise<{ pages: readonly PageText[]; isComplete: boolean }>;
}

export interface PageTexts {
  /** Returns the same array until a page changes; empty before there is a source. */
  read(): Promise<readonly PageText[]>;
  readFrom(source: Source): void;
}

export const createPageTexts = (store: Pick<Store, 'subscribe'>): PageTexts => {
  let source: Source | undefined;
  let known: Promise<readonly PageText[]> | undefined;
  store.subscribe((changes) => {
    if (changes.some((change) => source?.invalidatedBy.includes(change.collection) && isPublicChange(change)))
      known = undefined;
  });
  const begin = ({ read }: Source) => {
    const forget = () => {
      if (known === pages) known = undefined;
    };
    const pages: Promise<readonly PageText[]> = read().then(
      (all) => {
        if (!all.isComplete) forget();
        return all.pages;
      },
      (error: unknown) => {
        forget();
        throw error;
      },
    );
    return pages;
  };
  return {
    async read() {
      if (!source) return [];
      known ??= begin(source);
      return known;
    },
    readFrom(given) {
      source = given;
    },
  };
};
