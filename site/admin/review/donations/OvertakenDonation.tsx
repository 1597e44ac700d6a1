import type { DonationItem } from '#contract/donations/donation-desk.ts';
import { dateAndTime } from '#contract/dublin.ts';
import { OvertakenNotice } from '../moderation/OvertakenNotice.tsx';
import type { Overtaken } from '../moderation/subject.ts';
import { doneLabels } from './decisions.ts';

export const OvertakenDonation = ({ item, overtaken }: { item: DonationItem; overtaken: Overtaken | null }) => {
  const last = item.history.at(-1);
  if (overtaken === 'deleted') return <OvertakenNotice title="This donation was deleted meanwhile." what="notes" />;
  if (!overtaken || !last) return null;
  return <OvertakenNotice title={`${doneLabels[last.to]} by ${last.by} on ${dateAndTime(last.at)}.`} what="notes" />;
};
