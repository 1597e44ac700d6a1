import type { Holder } from '#contract/live/live.ts';
import { Badge } from '../../../ui/Badge.tsx';

interface LeaseMarkProps {
  colleague: Holder | null;
  label: 'Held by' | 'Open at';
}

/** Stands on the card's edge, so that it moves no button when it appears. */
export const LeaseMark = ({ colleague, label }: LeaseMarkProps) =>
  colleague && (
    <span className="lease-mark" title={colleague.name}>
      <Badge tone="info" icon="users">{`${label} ${colleague.name}`}</Badge>
    </span>
  );
