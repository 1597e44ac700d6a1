import type { DonationItem } from '#contract/donations/donation-desk.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { statusVariants } from './decisions.ts';

export const StatusBadge = ({ status }: Pick<DonationItem, 'status'>) => {
  const { label, tone, icon } = statusVariants[status];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
};
