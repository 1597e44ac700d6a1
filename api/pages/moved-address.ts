import type { PageRenderer } from '#contract/pages/page-renderer.ts';
import { presentSlug } from '../blogs/list-published.ts';
import type { Deps } from '../http/deps.ts';
import { isLanguageOn } from '../settings/languages.ts';

const SIGN = String.raw`(?:[\s/.,;:!?'"’”»)\]>]|%(?:20|22|27|29|3e|5d|c2%bb|e2%80%9[9d]))`;
// It begins where a run of them begins, so that a long run that is not at the end is read once.
const TRAILING = new RegExp(`(?<!${SIGN})${SIGN}+$`, 'i');

const plainAddress = (address: string): string => address.toLowerCase().replace(TRAILING, '') || '/';

/** Address of the page for one typed with capitals or trailing signs, or of a post that has moved; null for any other. */
export const movedAddress = (
  deps: Pick<Deps, 'store' | 'now'>,
  { locate, canonicalOf, notFound }: Pick<PageRenderer, 'locate' | 'canonicalOf' | 'notFound'>,
  address: string,
): string | null => {
  const at = (path: string) => locate(path, new URLSearchParams());
  const page = at(plainAddress(address));
  if (page.key === notFound.key || !isLanguageOn(deps, page.language)) return null;
  const { slug } = page.params;
  const present = slug === undefined ? null : presentSlug(deps, slug);
  if (slug !== undefined && present === null) return null;
  const moved = canonicalOf(present === null ? page : { ...page, path: `/blogs/${present}` });
  return moved === canonicalOf(at(address)) ? null : moved;
};
