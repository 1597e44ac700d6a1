import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeUrgent } from '#contract/urgent/calls.ts';
import type { UrgentChange, UrgentKind } from '#contract/urgent/urgent.ts';
import { useSend } from '../../client/calls.ts';
import { refreshKinds } from '../../client/refresh-kinds.ts';
import { useAlert } from '../../ui/Alert.tsx';

const FAILED = 'This could not be stored. Please try again, and ring all the same.';

/** A change that nobody pressed for fails silently. */
export const useUrgentChange = (kind: UrgentKind, id: string) => {
  const send = useSend(changeUrgent);
  const say = useAlert();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (did: UrgentChange['did']) => send({ kind, id, body: { did } }),
    onError: (_error, did) => {
      if (did !== 'open') say(FAILED);
    },
    onSettled: () => refreshKinds(queryClient, new Set([kind])),
  });
};
