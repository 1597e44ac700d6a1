import type { DonationItem } from '#contract/donation-desk.ts';
import type { DonationStatus } from '#contract/donations.ts';
import { dateAndTime } from '#contract/dublin.ts';
import { Users } from '../../ui/icons/Users.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { doneWords } from './decisions.ts';

interface DecidedMeanwhileProps {
  item: DonationItem;
  /** The status that the person saw when they began. */
  seen: DonationStatus;
  /** True when the item was deleted. */
  gone: boolean;
}

/** Says what a colleague did with an item while it was open here; nothing when nobody did anything. */
export const DecidedMeanwhile = ({ item, seen, gone }: DecidedMeanwhileProps) => {
  const last = item.history.at(-1);
  const kept = 'Your notes stay here until you close this.';
  if (gone)
    return (
      <Notice tone="wait" icon={Users} title="This donation was deleted meanwhile.">
        {kept}
      </Notice>
    );
  if (item.status === seen || !last) return null;
  return (
    <Notice tone="wait" icon={Users} title={`${doneWords[last.to]} by ${last.by} on ${dateAndTime(last.at)}.`}>
      {kept}
    </Notice>
  );
};
