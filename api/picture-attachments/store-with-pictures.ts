import { describeError } from '../core/log.ts';
import type { Deps } from '../http/deps.ts';
import type { Upload } from '../images/images.ts';
import type { Draft } from '../store/store.ts';
import { finishLater, settle } from './finish-later.ts';
import { type Making, makePicture, type PictureRules, type Waiting } from './make-picture.ts';
import type { PictureSlots } from './picture-slots.ts';
import { receivePictures } from './receive-pictures.ts';
import { removePictures } from './remove-pictures.ts';
import { waitForPictures } from './wait-for-pictures.ts';

interface Call {
  deps: Deps;
  slots: PictureSlots;
  rules: PictureRules;
  makings: readonly Making[];
  stop: AbortController;
}

const idsOf = (makings: readonly Making[]) => makings.map(({ id }) => id);

const startAll = (deps: Deps, waiting: readonly Waiting[], rules: PictureRules, giveBack: () => void) => {
  const stop = new AbortController();
  const makings = waiting.map((one): Making => {
    const making: Making = { id: one.id, made: null, result: makePicture(deps, one, rules, stop.signal) };
    void making.result.then((made) => {
      making.made = made;
      giveBack();
    });
    return making;
  });
  return { stop, makings };
};

const undo = async ({ deps, makings, stop }: Call, edit: (draft: Draft, ids: string[]) => boolean) => {
  const ids = idsOf(makings);
  const undone = await deps.store
    .change((draft) => edit(draft, ids))
    .catch((error: unknown) => {
      deps.log.error('picture.undo-failed', describeError(error));
      return false;
    });
  if (!undone) return false;
  stop.abort();
  await removePictures(deps, ids);
  // One that was as good as made may have been stored since.
  void Promise.all(makings.map(({ result }) => result)).then(() => removePictures(deps, ids));
  return true;
};

const finish = async ({ deps, slots, rules, makings }: Call): Promise<number> => {
  const ready = makings.flatMap(({ made }) => (made && !('failed' in made) ? [made] : []));
  const isSettled = await settle(deps, slots, ready).then(
    () => true,
    (error: unknown) => {
      deps.log.error('picture.attach-failed', describeError(error));
      return false;
    },
  );
  const rest = makings.filter(({ made }) => !isSettled || !made || 'failed' in made);
  for (const { id, result } of rest) void finishLater(deps, slots, { id, rules, first: result });
  return rest.length;
};

/** With a key the sender repeats a lost call, so the uploads are detached and the work goes on when the line is cut. */
export const detachIfKeyed = (uploads: readonly Upload[], key: string | null): readonly Upload[] =>
  key === null
    ? uploads
    : uploads.map(({ sender, ...upload }) => ({
        ...upload,
        ...(sender && { sender: { ...sender, signal: new AbortController().signal } }),
      }));

/**
 * Stores a record with its pictures as waiting, then makes them. Waits for `policy.picturesWaitMs`; later ones are attached
 * when ready. Stops if the client hangs up first.
 * @returns the result of `store` and the number still being prepared; null if `store` returned null, as it needs no pictures.
 * @throws Failure of the first refused picture, or the error of `store`; nothing is stored then.
 */
export const storeWithPictures = async <T>(
  deps: Deps,
  uploads: readonly Upload[],
  { rules, slots }: { rules: PictureRules; slots: PictureSlots },
  store: (draft: Draft, ids: readonly string[]) => T | null,
): Promise<{ stored: T; picturesWaiting: number } | null> => {
  const { waiting, giveBack } = await receivePictures(deps, uploads, rules);
  const ids = waiting.map(({ id }) => id);
  const dropAll = async () => {
    for (const _ of ids) giveBack();
    await removePictures(deps, ids);
  };
  const stored = await deps.store
    .change((draft) => store(draft, ids))
    .catch(async (error: unknown) => {
      await dropAll();
      throw error;
    });
  if (stored === null) {
    await dropAll();
    return null;
  }
  if (ids.length === 0) return { stored, picturesWaiting: 0 };
  const call = { deps, slots, rules, ...startAll(deps, waiting, rules, giveBack) };
  const client = uploads[0]?.sender?.signal;
  await waitForPictures(call.makings, deps.policy.picturesWaitMs, [deps.stopping, ...(client ? [client] : [])]);
  const refused = call.makings.flatMap(({ made }) => (made && 'refusal' in made ? [made.refusal] : []))[0];
  if (refused && (await undo(call, slots.takeBack))) throw refused;
  const isDisconnected = client?.aborted && call.makings.some(({ made }) => !made);
  const abandon = (draft: Draft, all: readonly string[]) => {
    slots.abandon(draft, all);
    return true;
  };
  if (isDisconnected && (await undo(call, abandon))) return { stored, picturesWaiting: 0 };
  return { stored, picturesWaiting: await finish(call) };
};
