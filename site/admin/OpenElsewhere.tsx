import type { HeldKind } from '../client/holds.ts';
import { Users } from '../ui/icons/Users.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useHold } from './useHold.ts';

/**
 * Tells colleagues, as long as it is shown, that a submission is open here; and says whether one has it open already. The
 * answer comes by itself: it stands where it moves no button that decides.
 */
export const OpenElsewhere = ({ kind, id }: { kind: HeldKind; id: string }) => {
  const heldBy = useHold(kind, id);
  return (
    heldBy && (
      <Notice tone="wait" icon={Users} title={`${heldBy.name} has this open.`}>
        Please talk to each other before you decide.
      </Notice>
    )
  );
};
