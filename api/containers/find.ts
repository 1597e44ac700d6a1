import { Failure } from '../core/failure.ts';
import { EVERY } from '../store/collections.ts';
import { placeOf } from '../store/index-keys.ts';
import type { Table } from '../store/store.ts';

interface ContainerPlace {
  readonly tags: readonly string[];
}
type Containers<T> = Pick<Table<T, 'place' | 'tag' | 'oldest'>, 'get' | 'list' | 'count'>;

const NO_SUCH_CONTAINER = 'There is no such text or picture on the site. It may have been deleted.';
const PLACE_TAKEN = 'This place on the page already has a text or a picture. Please reload the page.';

const found = <T>(container: T | undefined): T => {
  if (!container) throw new Failure('not_found', NO_SUCH_CONTAINER);
  return container;
};

/** Every container, oldest first. */
export const all = <T>(containers: Containers<T>): T[] => [...containers.list('oldest', EVERY)];

/** One container. @throws Failure `not_found`. */
export const byId = <T>(containers: { get(id: string): T | undefined }, id: string): T => found(containers.get(id));

/** The containers that have every one of the tags, oldest first. `tags` is not empty. */
export const byTags = <T extends ContainerPlace>(containers: Containers<T>, tags: readonly string[]): T[] => {
  const rarestTag = tags.reduce((a, b) => (containers.count('tag', b) < containers.count('tag', a) ? b : a));
  return containers.list('tag', rarestTag).filter((container) => tags.every((tag) => container.tags.includes(tag)));
};

/** The container with exactly these tags, in this order, on this page. @throws Failure `not_found`. */
export const byPlace = <T>(
  containers: Containers<T>,
  { tags, relativeUrl }: { tags: readonly string[]; relativeUrl: string },
): T => found(containers.list('place', placeOf(tags, relativeUrl))[0]);

/** @throws Failure `conflict` if a container with these tags is already on the page. */
export const checkPlaceIsFree = (
  containers: { list(index: 'place', key: string): readonly unknown[] },
  { tags, relativeUrl }: { tags: readonly string[]; relativeUrl: string },
): void => {
  if (containers.list('place', placeOf(tags, relativeUrl)).length > 0) throw new Failure('conflict', PLACE_TAKEN);
};
