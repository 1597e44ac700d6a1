import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createText, deleteText, listContent, updateText } from '#contract/containers/calls.ts';
import { containerTags } from '#contract/containers/containers.ts';
import { englishNames } from '#contract/languages/english-language-names.ts';
import type { Language } from '#contract/languages/languages.ts';
import { placeName } from '#contract/places/place.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { keyOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { retryAfterSignIn } from '../../../client/retry-after-sign-in.ts';
import { send } from '../../../client/send.ts';
import type { Undo } from '../../review/moderation/useUndo.ts';
import type { ShownPlace } from './places-in.ts';
import { rowKey } from './useEditedRows.ts';

const FAILED = 'This did not work just now. Please try again in a minute.';

export type WrittenTranslation = Extract<ShownPlace, { kind: 'text' }> & { language: Language };

const contentOf = ({ text }: WrittenTranslation): string => text?.content ?? '';

export const useTranslationSteps = (undo: Undo) => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: keyOf(listContent) });
  const signedIn = <Answer>(act: () => Promise<Answer>) => retryAfterSignIn(platform.session, act);
  const confirming = useMutation({
    mutationFn: ({ text, fallback }: WrittenTranslation) =>
      signedIn(async () => {
        if (!text) return;
        const { id, content, revision } = text;
        await send(platform, updateText, { id, body: { content, revision, english: fallback } });
      }),
    onSettled,
  });
  const restoring = useMutation({
    mutationFn: (place: WrittenTranslation) => {
      const { relativeUrl, key, language, fallback } = place;
      // What was behind stays behind: its English words are not known any more.
      const english = place.isOutdated ? '' : fallback;
      const tags = containerTags('text', relativeUrl, key);
      const body = { tags, relativeUrl, content: contentOf(place), language, english };
      return signedIn(() => send(platform, createText, { body }));
    },
    onSettled,
  });
  const removing = useMutation({
    mutationFn: ({ text }: WrittenTranslation) =>
      signedIn(async () => {
        // What a colleague has saved since it was read here is not removed unseen.
        if (text) await send(platform, deleteText, { id: text.id, query: { revision: text.revision } });
      }),
    onMutate: () => undo.begin(),
    onSuccess: (_, place, action) =>
      action.offer(`Removed: ${placeName(place)}, in ${englishNames[place.language]}`, () => restoring.mutate(place), {
        note: 'Visitors read the English text.',
      }),
    onError: (_error, _place, action) => action?.drop(),
    onSettled,
  });
  const steps = [confirming, removing, restoring];
  const take = (step: typeof confirming | typeof removing) => (place: WrittenTranslation) => {
    for (const one of steps) one.reset();
    step.mutate(place);
  };
  return {
    confirm: take(confirming),
    remove: take(removing),
    busy: confirming.isPending || removing.isPending || restoring.isPending,
    /** Says in a sentence why the latest step with a translation failed; null if it did not, or none was taken. */
    failureOf: (place: ShownPlace): string | null => {
      const failed = steps.find(({ error, variables }) => error && variables && rowKey(variables) === rowKey(place));
      return failed ? sentenceOf(failed.error, FAILED) : null;
    },
  };
};
export type TranslationSteps = ReturnType<typeof useTranslationSteps>;
