import type { ComponentType } from 'react';
import type { ArticleMeta, PageLocation } from '#contract/pages/page-renderer.ts';
import type { PagePlaces } from '#contract/places/place.ts';
import type { Settings } from '#contract/settings/settings.ts';
import type { PartName } from '#contract/words/catalogue.ts';
import type { Message } from '#contract/words/message.ts';
import type { PageAnswers, PageCall } from '../client/page-answers.ts';
import type { Platform } from '../client/platform.ts';

/** `title` leaves out the charity's name. */
export interface PageTexts {
  title: Message | string;
  description: Message | string;
  article?: ArticleMeta;
}

export interface PageDefinition {
  /** `:name` stands for a part that differs from record to record. */
  path: string;
  /**
   * Search parameters beside the one that opens the form. Each function returns the same text for all values that mean the
   * same, null for one that means nothing; all other parameters are ignored.
   */
  search?: Readonly<Record<string, (value: string) => string | null>>;
  form?: 'always' | { parameter: string };
  showsOffer?: true;
  /** True for a page with parts that few have: the map, the timeline, what was found, bank details, the days of a collection. */
  needsPageStyles?: true;
  /** True for a page behind a manage link: not listed, not cached. */
  isPrivate?: true;
  /** True for a page with endlessly many answers to what people type: each is rendered anew. */
  isUncached?: true;
  /** True for a page that only answers in place of another: search engines are not shown it. */
  isUnlisted?: true;
  namesHospitals?: true;
  describesShops?: true;
  /** Parts of the catalogue beside those around every page and its own texts. */
  words?: readonly PartName[];
  places?: PagePlaces;
  /** The settings are always there too. */
  calls?: (platform: Platform, location: PageLocation) => readonly PageCall<unknown>[];
  styleSheet?: (settings: Settings) => string;
  meta: PageTexts | ((answers: PageAnswers, location: PageLocation) => PageTexts);
  component: ComponentType;
}

/** The page is part of the site once it is in the list of `pages.ts`. */
export const definePage = (page: PageDefinition): PageDefinition => page;
