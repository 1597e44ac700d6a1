import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DonationItem } from '#contract/donation-desk.ts';
import type { DonationStatus } from '#contract/donations.ts';
import { sentenceOf } from '../../client/api-error.ts';
import { DASHBOARD_KEY } from '../../client/dashboard.ts';
import { DONATIONS_KEY, reviewDonation } from '../../client/donations.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import type { Platform } from '../../client/platform.ts';
import { useAlert } from '../../ui/Alert.tsx';
import type { Undo } from '../undo/useUndo.ts';
import { pathBetween, STEP_FAILED, saidAfter } from './decisions.ts';
import { itemTitle } from './item-title.ts';
import { showAs } from './optimistic.ts';

/** A step as it was taken. */
export interface Taken {
  item: DonationItem;
  to: DonationStatus;
  adminNotes: string;
  /** True for taking back a step: then nothing is offered to take back. */
  undoing?: boolean;
}

const MUTATION = ['donation-step'];
const PUT_BACK = 'Put back as it was.';

/** Goes to a status, by way of another one where it may not follow directly. */
const go = async (platform: Platform, { item, to, adminNotes }: Taken): Promise<DonationItem> => {
  let after = item;
  for (const status of pathBetween(item.status, to)) {
    const notes = status === 'rejected' ? adminNotes || PUT_BACK : status === to ? adminNotes : '';
    after = await reviewDonation(platform, item.id, { status, adminNotes: notes, from: after.status });
  }
  return after;
};

interface Ends {
  onTaken(taken: Taken): void;
  onRefused(taken: Taken): void;
}

/**
 * Takes steps with items. Each shows at once, offers to be taken back, and is itself taken back with the server's sentence
 * when the server refuses, as when a colleague was faster.
 */
export const useDonationSteps = (
  undo: Undo,
  { onTaken, onRefused }: Ends,
): ((item: DonationItem, to: DonationStatus, adminNotes: string) => void) => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const say = useAlert();
  const { mutate } = useMutation({
    mutationKey: MUTATION,
    mutationFn: (taken: Taken) => go(platform, taken),
    onMutate: async ({ item, to, adminNotes, undoing }) => {
      const begun = undoing ? null : undo.begin();
      const putBack = await showAs(queryClient, item, { status: to, adminNotes: adminNotes || item.adminNotes });
      return { begun, putBack };
    },
    onSuccess: (after, taken, { begun }) => {
      const { item, to } = taken;
      if (!begun) return;
      onTaken(taken);
      const back = { item: after, to: item.status, adminNotes: item.adminNotes ?? '', undoing: true };
      begun.offer(saidAfter(to, itemTitle(item.description)), () => mutate(back));
    },
    onError: (error, taken, context) => {
      context?.begun?.drop();
      context?.putBack();
      say(sentenceOf(error, STEP_FAILED[taken.to]));
      if (!taken.undoing) onRefused(taken);
    },
    onSettled: () => {
      // While other steps are on their way, a fresh list would show their items unchanged for a moment.
      if (queryClient.isMutating({ mutationKey: MUTATION }) > 1) return;
      void queryClient.invalidateQueries({ queryKey: DONATIONS_KEY });
      void queryClient.invalidateQueries({ queryKey: DASHBOARD_KEY });
    },
  });
  return (item, to, adminNotes) => mutate({ item, to, adminNotes });
};
