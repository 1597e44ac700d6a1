import { useMutation, useQueryClient } from '@tanstack/react-query';
import { englishNames } from '#contract/english-language-names.ts';
import type { Language } from '#contract/languages.ts';
import { placeName } from '#contract/places/place.ts';
import { createText, removeText, updateText } from '../../client/containers.ts';
import { siteContentQuery } from '../../client/content.ts';
import { onceSignedIn } from '../../client/once-signed-in.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import type { Undo } from '../moderation/useUndo.ts';
import type { ShownPlace } from './places-in.ts';

/** A text in another language that is written. */
export type WrittenTranslation = Extract<ShownPlace, { kind: 'text' }> & { language: Language };

const contentOf = ({ text }: WrittenTranslation): string => text?.content ?? '';

/** What is done with a translation from its row, without opening it: it is found to be right still, or removed, which can be undone. */
export const useTranslationSteps = (undo: Undo) => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: siteContentQuery(platform).queryKey });
  const signedIn = <Answer>(send: () => Promise<Answer>) => onceSignedIn(platform.session, send);
  const confirming = useMutation({
    mutationFn: ({ text, fallback }: WrittenTranslation) =>
      signedIn(async () => {
        if (!text) return;
        const { id, content, revision } = text;
        await updateText(platform, id, { content, revision, english: fallback });
      }),
    onSettled,
  });
  const restoring = useMutation({
    mutationFn: (place: WrittenTranslation) => {
      const { relativeUrl, key, language, fallback } = place;
      // What was behind stays behind: its English words are not known any more.
      const english = place.isOutdated ? '' : fallback;
      return signedIn(() => createText(platform, relativeUrl, key, { content: contentOf(place), language, english }));
    },
    onSettled,
  });
  const removing = useMutation({
    mutationFn: (place: WrittenTranslation) => signedIn(() => removeText(platform, place.text?.id ?? '')),
    onMutate: () => undo.begin(),
    onSuccess: (_, place, action) =>
      action.offer(
        `Removed: ${placeName(place)}, in ${englishNames[place.language]}`,
        () => restoring.mutate(place),
        'Visitors read the English text.',
      ),
    onError: (_error, _place, action) => action?.drop(),
    onSettled,
  });
  return {
    confirm: confirming.mutate,
    remove: removing.mutate,
    busy: confirming.isPending || removing.isPending || restoring.isPending,
    error: confirming.error ?? removing.error ?? restoring.error,
  };
};
export type TranslationSteps = ReturnType<typeof useTranslationSteps>;
