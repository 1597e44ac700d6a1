import { splitLanguage } from '#contract/languages/languages.ts';
import { manageLinkPaths } from '#contract/manage-link/manage-token.ts';
import type { Deps } from '../http/deps.ts';
import { isLanguageOn } from '../settings/languages.ts';

const paths: readonly string[] = Object.values(manageLinkPaths);

/**
 * Where a manage link leads whose language has been switched off since it was sent: to the English page, as such a link stays
 * valid. Null for every other address. A browser keeps what stands behind the #.
 */
export const englishInstead = (deps: Pick<Deps, 'store'>, address: string): string | null => {
  const { language, path } = splitLanguage(address);
  return paths.includes(path) && !isLanguageOn(deps, language) ? path : null;
};
