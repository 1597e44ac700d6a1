import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../client/api-error.ts';
import { DASHBOARD_KEY } from '../../client/dashboard.ts';
import { DONATIONS_KEY, deleteDonation } from '../../client/donations.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { useAlert } from '../../ui/Alert.tsx';

export const DELETE_FAILED = 'Failed to delete donation. Please try again.';

/** Deletes an item with its photos, for good. */
export const useDonationDelete = () => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const say = useAlert();
  return useMutation({
    mutationFn: (id: string) => deleteDonation(platform, id),
    onSuccess: (_, id) => queryClient.removeQueries({ queryKey: [...DONATIONS_KEY, 'one', id] }),
    onError: (error) => say(sentenceOf(error, DELETE_FAILED)),
    onSettled: () =>
      Promise.all(
        [DONATIONS_KEY, DASHBOARD_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey: [...queryKey] })),
      ),
  });
};
