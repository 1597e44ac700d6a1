import type { LanguageWords } from '#contract/languages/language-words.ts';
import { addressIn } from '#contract/languages/languages.ts';
import type { Platform } from '../../../../client/platform.ts';

type Coverage = Pick<LanguageWords, 'sentences' | 'checked' | 'changed'>;

export const coverageText = ({ sentences, checked, changed }: Coverage): string =>
  `${checked} of ${sentences} checked${changed > 0 ? `, ${changed} with English changed since` : ''}`;

export type PartPlaces = ReadonlyMap<string, { label: string; href: string | null }>;

/** Pages are in the language if visitors can read it, else in English; the desktop app has none of them. */
export const partPlaces = (
  { parts, isOn, language }: Pick<LanguageWords, 'parts' | 'isOn' | 'language'>,
  { kind }: Pick<Platform, 'kind'>,
): PartPlaces =>
  new Map(
    parts.map(({ part, label, address }) => [
      part,
      { label, href: kind === 'web' && address ? addressIn(isOn ? language : null, address) : null },
    ]),
  );
