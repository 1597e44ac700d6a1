import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../client/api-error.ts';
import { assignMany, type BulkCall } from '../../client/bulk.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { allOf, type Subject } from '../../client/query-keys.ts';
import { useAlert } from '../../ui/Alert.tsx';
import { AssigneeChoice } from './AssigneeChoice.tsx';
import { useColleagues } from './useColleagues.ts';

const FAILED = 'It could not be assigned. Please try again.';

const subjectOf: Record<BulkCall['path'] | '/blogs', Subject> = {
  '/testimonials': 'testimonials',
  '/donationitems': 'donationitems',
  '/blogs': 'blogs',
};

interface AssignmentProps {
  path: keyof typeof subjectOf;
  id: string;
  assignedTo: string | undefined;
  /** Shown for a colleague whose account is gone. */
  assignedName: string | null | undefined;
}

/** Says who looks after one record. */
export const Assignment = ({ path, id, assignedTo = '', assignedName }: AssignmentProps) => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const say = useAlert();
  const colleagues = useColleagues(path === '/blogs' ? 'publish' : 'decide');
  const assign = useMutation({
    // Somebody may change their mind: no call overtakes the one before it.
    scope: { id: `assignment ${path}` },
    // The id is the choice's own: another record may be on the screen when it is made.
    mutationFn: async (choice: { id: string; to: string }) => {
      const change = { ids: [choice.id], assignedTo: choice.to || null };
      const { results } = await assignMany(platform, { path, ...change });
      const refused = results.find(({ outcome }) => outcome !== 'assigned');
      if (refused) say(refused.message ?? FAILED);
    },
    onError: (error) => say(sentenceOf(error, FAILED)),
    onSettled: () =>
      Promise.all(
        [subjectOf[path], 'concerns' as const].map((subject) =>
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
