import type { Language } from '#contract/languages/languages.ts';
import type { CollectionName } from '../../store/collections.ts';
import type { Store } from '../../store/store.ts';
import { isPublicChange } from './cache.ts';

/** A public page as it is searched. */
export interface PageText {
  href: string;
  language?: Language | undefined;
  title: string;
  description: string;
  /** Its headings, paragraphs and entries of lists, in their order. */
  blocks: readonly string[];
}

interface Source {
  invalidatedBy: readonly CollectionName[];
  /** Reads every page; `isComplete` is false where one of them could not show everything. */
  read(): Promise<{ pages: readonly PageText[]; isComplete: boolean }>;
}

/** What visitors read on the public pages. */
export interface PageTexts {
  /** The same until something changes that pages show; none before there is a source. */
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
