import { Users } from 'lucide-react';
import { Notice } from '../../ui/Notice.tsx';
import { useHold } from '../useHold.ts';

/** Tells colleagues, as long as it is shown, that a testimonial is open here; and says whether one has it open already. It stands below the buttons, which its answer does not move. */
export const OpenElsewhere = ({ id }: { id: string }) => {
  const heldBy = useHold('testimonial', id);
  return (
    heldBy && (
      <Notice tone="wait" icon={Users} title={`${heldBy.name} has this open.`}>
        Please talk to each other before you decide.
      </Notice>
    )
  );
};
