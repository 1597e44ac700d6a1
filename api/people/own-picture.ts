import type { Picture } from '#contract/images/pictures.ts';
import type { User } from '#contract/people/people.ts';
import { recordAudit } from '../audit/record.ts';
import { me } from '../auth/sessions.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { Upload } from '../images/images.ts';
import { removeUnused } from '../picture-attachments/remove-unused.ts';
import { savePicture } from '../picture-attachments/save-picture.ts';
import { NO_SUCH_PERSON } from './invite.ts';

const exchange = (deps: Deps, id: string, next: Picture | null, actor: Actor): Promise<Picture | undefined> =>
  deps.store.change((draft) => {
    const before = draft.people.get(id);
    if (!before) throw new Failure('not_found', NO_SUCH_PERSON);
    const { picture, ...person } = before;
    if (!next && !picture) return undefined;
    draft.people.put(next ? { ...person, picture: next } : person);
    const subject = { subjectKind: 'person', subjectId: id, detail: person.name } as const;
    recordAudit(draft, deps, { actor, action: next ? 'picture changed' : 'picture removed', ...subject });
    return picture;
  });

const removeFormer = (deps: Deps, former: Picture | undefined) => removeUnused(deps, former ? [former.id] : []);

/** Shows the middle square of the upload. @throws Failure `invalid` without a picture, or as the picture is refused. */
export const setOwnPicture = async (deps: Deps, uploads: readonly Upload[], actor: Actor): Promise<User> => {
  const former = await savePicture(deps, uploads, (picture) => exchange(deps, actor.id, picture, actor), {
    square: true,
  });
  await removeFormer(deps, former);
  return me(deps, actor);
};

/** @throws Failure `not_found`. */
export const removePicture = async (deps: Deps, id: string, actor: Actor): Promise<void> =>
  removeFormer(deps, await exchange(deps, id, null, actor));
