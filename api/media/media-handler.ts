import type { Context } from 'hono';
import { mayDo, type Permission } from '#contract/roles.ts';
import { isOpenFor } from '#contract/runs/open-run.ts';
import { Failure } from '../core/failure.ts';
import { authenticate, authorise } from '../http/authenticate.ts';
import { isUnchanged } from '../http/cache/variants.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { type PictureAccess, pictureAccess } from '../picture-attachments/picture-access.ts';

/** All staff may see a colleague's picture; any other takes access to a record that refers to it. */
const maySeePicture = ({ store: { data }, now }: Pick<Deps, 'store' | 'now'>, id: string, actor: Actor): boolean => {
  const isUsed = (may: Permission, ...collections: { count(by: 'picture', id: string): number }[]) =>
    mayDo(actor.role, may) && collections.some((collection) => collection.count('picture', id) > 0);
  const ownRuns = () =>
    data.runs
      .list('picture', id)
      .concat(data.donations.list('picture', id).flatMap((donation) => data.runs.list('stop', donation.id)))
      .some((run) => isOpenFor(actor, run, now()));
  return (
    data.people.count('picture', id) > 0 ||
    isUsed('decide', data.testimonials, data.donations) ||
    isUsed('publish', data.posts, data.postRevisions) ||
    isUsed('edit-pages', data.imageContainers) ||
    (mayDo(actor.role, 'drive') && ownRuns())
  );
};

const NO_SUCH_PICTURE = 'There is no such picture.';
const COPY_NAME = /^[1-9]\d{0,4}x[1-9]\d{0,4}\.webp$/;

const cacheControl: Record<PictureAccess, string> = {
  page: 'public, max-age=31536000, immutable',
  published: 'public, max-age=60',
  staff: 'private, no-store',
};

const noSuchPicture = () => new Failure('not_found', NO_SUCH_PICTURE);

/** Null if not signed in. Staff then read writes acknowledged by any process. */
const signedIn = async (deps: Deps, header: string | undefined): Promise<Actor | null> => {
  if (header === undefined) return null;
  try {
    const actor = await authenticate(deps, header, true);
    authorise(deps, actor, { may: 'signed-in', tag: '' });
    return actor;
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
};

/** Pictures are immutable, so the ETag needs no hash of the content. */
const tagOf = (id: string, name: string) => `"${id}-${name}"`;

/**
 * Serves `/media/:id/:name`. Pictures that are not public need a staff token.
 * @throws Failure `not_found`.
 */
export const mediaHandler =
  (deps: Deps) =>
  async (context: Context): Promise<Response> => {
    const { id = '', name = '' } = context.req.param() as Record<string, string>;
    if (!COPY_NAME.test(name)) throw noSuchPicture();
    // Before the picture is looked for: another process may just have taken it, or erased it.
    const actor = await signedIn(deps, context.req.header('authorization'));
    const access = pictureAccess(deps, id);
    // Without access the response is the same, so that it does not reveal that the picture exists.
    if (!access || (access === 'staff' && !(actor && maySeePicture(deps, id, actor)))) throw noSuchPicture();
    const headers = new Headers({
      'cache-control': cacheControl[access],
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    if (access !== 'staff') headers.set('etag', tagOf(id, name));
    if (access !== 'staff' && isUnchanged(context.req.header('if-none-match'), tagOf(id, name))) {
      return new Response(null, { status: 304, headers });
    }
    const copy = await deps.images.read(id, name);
    if (!copy) throw noSuchPicture();
    headers.set('content-type', copy.type);
    headers.set('content-length', String(copy.bytes.byteLength));
    return new Response(new Uint8Array(copy.bytes), { headers });
  };
