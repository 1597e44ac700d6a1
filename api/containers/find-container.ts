import type { InLanguage } from '#contract/languages/in-language.ts';
import type { Language } from '#contract/languages/languages.ts';
import { authorNamed } from '#contract/people/author.ts';
import { Failure } from '../core/failure.ts';
import { EVERY } from '../store/collections.ts';
import { placeOf } from '../store/index-keys.ts';
import type { Table } from '../store/store.ts';

interface ContainerPlace extends InLanguage {
  readonly tags: readonly string[];
}
interface NamedPlace extends ContainerPlace {
  readonly relativeUrl: string;
}
export type Containers<T> = Pick<Table<T, 'place' | 'tag' | 'oldest'>, 'get' | 'list' | 'count'>;

const NO_SUCH_CONTAINER = 'There is no such text or picture on the site. It may have been deleted.';
const PLACE_TAKEN = 'This place on the page already has a text or a picture. Please reload the page.';

const found = <T>(container: T | undefined): T => {
  if (!container) throw new Failure('not_found', NO_SUCH_CONTAINER);
  return container;
};

export const all = <T extends ContainerPlace>(containers: Containers<T>, language?: Language): T[] =>
  containers.list('oldest', EVERY).filter((container) => container.language === language);

export const byId = <T>(containers: { get(id: string): T | undefined }, id: string): T => found(containers.get(id));

/** `tags` must not be empty; oldest first. */
export const byTags = <T extends ContainerPlace>(
  containers: Containers<T>,
  { tags, language }: { tags: readonly string[] } & InLanguage,
): T[] => {
  const rarestTag = tags.reduce((a, b) => (containers.count('tag', b) < containers.count('tag', a) ? b : a));
  return containers
    .list('tag', rarestTag)
    .filter((container) => container.language === language && tags.every((tag) => container.tags.includes(tag)));
};

/**
 * Matches exactly these tags, in this order.
 * @throws Failure `not_found`.
 */
export const byPlace = <T>(containers: Containers<T>, { tags, relativeUrl, language }: NamedPlace): T =>
  found(containers.list('place', placeOf(tags, relativeUrl, language))[0]);

export const FIRST_START = authorNamed('First start');

interface Stamps {
  id: string;
  revision: number;
  createdAt: string;
  updatedBy: string;
}

/**
 * Reuses the id of a container made at a start that nobody has changed.
 * @throws Failure `conflict` if another container with these tags is already on the page in its language.
 */
export const stampsAt = (
  containers: { list(index: 'place', key: string): readonly Stamps[] },
  { tags, relativeUrl, language }: NamedPlace,
  made: { id: string; at: string; by: string },
): Stamps & { updatedAt: string } => {
  const [there] = containers.list('place', placeOf(tags, relativeUrl, language));
  if (there && there.updatedBy !== FIRST_START) throw new Failure('conflict', PLACE_TAKEN);
  const { id = made.id, revision = 0, createdAt = made.at } = there ?? {};
  return { id, revision: revision + 1, createdAt, updatedAt: made.at, updatedBy: made.by };
};
