import type { DonationItem } from '#contract/donations/donation-desk.ts';
import { useUser } from '../../../client/PlatformContext.tsx';
import { UrgentPanel } from '../urgent/UrgentPanel.tsx';

/** Tells staff what to do if a donor may be in danger; empty for any other. */
export const UrgentDonation = ({ item: { id, urgency, assignedName, assignedTo } }: { item: DonationItem }) => {
  const user = useUser();
  return (
    urgency && (
      <UrgentPanel
        kind="donation"
        {...{ id, urgency }}
        takenBy={assignedName ?? null}
        isMine={assignedTo === user?.id}
        hasPhone
      />
    )
  );
};
