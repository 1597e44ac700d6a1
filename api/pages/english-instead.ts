import { splitLanguage } from '#contract/languages/languages.ts';
import { manageLinkPaths } from '#contract/manage-link/manage-token.ts';
import type { Deps } from '../http/deps.ts';
import { isLanguageOn } from '../settings/languages.ts';

const paths: readonly string[] = Object.values(manageLinkPaths);

/**
 * English page for a manage link whose language has been switched off since, so that the link stays valid; null for any other
 * address. Browsers keep the part after the #.
 */
export const englishInstead = (deps: Pick<Deps, 'store'>, address: string): string | null => {
  const { language, path } = splitLanguage(address);
  return paths.includes(path) && !isLanguageOn(deps, language) ? path : null;
};
