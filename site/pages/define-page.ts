import type { ComponentType } from 'react';
import type { ArticleMeta, PageLocation } from '#contract/pages/page-renderer.ts';
import type { PagePlaces } from '#contract/places/place.ts';
import type { Settings } from '#contract/settings/settings.ts';
import type { PartName } from '#contract/words/catalogue.ts';
import type { Message } from '#contract/words/message.ts';
import type { PageAnswers, PageCall } from '../client/page-answers.ts';
import type { Platform } from '../client/platform.ts';

/** What a page says of itself in its head: the title without the charity's name. */
export interface PageTexts {
  title: Message | string;
  description: Message | string;
  article?: ArticleMeta;
}

/** A public page: all that the server, the browser, the sitemap and the build know of it. */
export interface PageDefinition {
  /** Its address; `:name` stands for a part that differs from record to record. */
  path: string;
  /**
   * The search parameters that it knows beside the one that opens its form, each with how a value is understood: the same
   * text for all that mean the same, null for what means nothing. All others are ignored.
   */
  search?: Readonly<Record<string, (value: string) => string | null>>;
  /** How its form comes into view: it is always there, or a search parameter opens it. */
  form?: 'always' | { parameter: string };
  /** True where its form needs the styles of an offer, too. */
  showsOffer?: true;
  /** True for a page with parts that few have: the map, the timeline, what was found, bank details, the days of a collection. */
  needsPageStyles?: true;
  /** True for a page reached through a manage link: not listed, not cached. */
  isPrivate?: true;
  /** True for a page with endlessly many answers to what people type: each is rendered anew. */
  isUncached?: true;
  /** True for a page that only answers in the place of another: search engines are not shown it. */
  isUnlisted?: true;
  /** True where the hospitals and distances are named that staff have listed. */
  namesHospitals?: true;
  /** True where search engines are told of the shops. */
  describesShops?: true;
  /** The parts of the catalogue that it says, beside what stands around every page and its own texts. */
  words?: readonly PartName[];
  /** The texts and pictures that staff edit on it. */
  places?: PagePlaces;
  /** What else it is rendered from; the settings are always there. */
  calls?: (platform: Platform, location: PageLocation) => readonly PageCall<unknown>[];
  /** The address of a style sheet made from the settings. */
  styleSheet?: (settings: Settings) => string;
  meta: PageTexts | ((answers: PageAnswers, location: PageLocation) => PageTexts);
  component: ComponentType;
}

/** Defines a public page; it is part of the site once it stands in the list of `pages.ts`. */
export const definePage = (page: PageDefinition): PageDefinition => page;
