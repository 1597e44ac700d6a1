import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type assignDonations, assignPosts, type assignTestimonials } from '#contract/assignments/calls.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { subjectOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { allOf } from '../../../client/query-keys.ts';
import { send } from '../../../client/send.ts';
import { useAlert } from '../../../ui/Alert.tsx';
import { AssigneeChoice } from './AssigneeChoice.tsx';
import { useColleagues } from './useColleagues.ts';

const FAILED = 'It could not be assigned. Please try again.';

interface AssignmentProps {
  call: typeof assignTestimonials | typeof assignDonations | typeof assignPosts;
  id: string;
  assignedTo: string | undefined;
  /** Shown if the colleague's account is gone. */
  assignedName: string | null | undefined;
}

export const Assignment = ({ call, id, assignedTo = '', assignedName }: AssignmentProps) => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const say = useAlert();
  const colleagues = useColleagues(call === assignPosts ? 'publish' : 'decide');
  const assign = useMutation({
    // Somebody may change their mind: no call overtakes the one before it.
    scope: { id: `assignment ${call.name}` },
    // The id is the choice's own: another record may be on the screen when it is made.
    mutationFn: async (choice: { id: string; to: string }) => {
      const body = { ids: [choice.id], assignedTo: choice.to || null };
      const { results } = await send(platform, call, { body });
      const refused = results.find(({ outcome }) => outcome !== 'assigned');
      if (refused) say(refused.message ?? FAILED);
    },
    onError: (error) => say(sentenceOf(error, FAILED)),
    onSettled: () =>
      Promise.all(
        [subjectOf(call), 'concerns' as const, 'today' as const].map((subject) =>
          queryClient.invalidateQueries({ queryKey: allOf(subject) }),
        ),
      ),
  });
  const shown = assign.isPending && assign.variables.id === id ? assign.variables.to : assignedTo;
  return (
    <AssigneeChoice
      key={id}
      {...{ colleagues, assignedName }}
      value={shown}
      onChoose={(to) => assign.mutate({ id, to })}
    />
  );
};
