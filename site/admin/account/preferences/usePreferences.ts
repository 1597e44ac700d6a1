import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changePreferences } from '#contract/preferences/calls.ts';
import type { Preferences, PreferencesChange } from '#contract/preferences/preferences.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { preferencesQuery } from '../../../client/preferences.ts';
import { allOf } from '../../../client/query-keys.ts';
import { send } from '../../../client/send.ts';

const FAILED = 'This could not be saved. Please try again.';

interface OwnPreferences {
  preferences: Preferences | undefined;
  change(change: PreferencesChange): void;
  saved: boolean;
  error: string;
}

export const usePreferences = (): OwnPreferences => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const { data } = useQuery(preferencesQuery(platform));
  const saving = useMutation({
    mutationFn: (change: PreferencesChange) => send(platform, changePreferences, { body: change }),
    // Who has ended the tour is not invited to it again until the answer is there; tools come and go at once.
    onMutate: ({ tourDone, moreTools }) =>
      queryClient.setQueryData(
        preferencesQuery(platform).queryKey,
        (before) =>
          before && {
            ...before,
            ...(tourDone !== undefined && { tourDone }),
            ...(moreTools !== undefined && { moreTools }),
          },
      ),
    onSuccess: (preferences) => queryClient.setQueryData(preferencesQuery(platform).queryKey, preferences),
    onError: () => queryClient.invalidateQueries({ queryKey: allOf('preferences') }),
    // The latest answer has everything.
    scope: { id: 'preferences' },
  });
  return {
    preferences: data,
    change: saving.mutate,
    saved: saving.isSuccess,
    error: saving.isError ? sentenceOf(saving.error, FAILED) : '',
  };
};
