import type { Holder } from '#contract/live.ts';
import { Badge } from '../ui/Badge.tsx';
import { Users } from '../ui/icons/Users.tsx';

interface HolderMarkProps {
  holder: Holder | null;
  /** What is said before the name. */
  words: 'Held by' | 'Open at';
}

/** The colleague who has a card's submission open. It stands on the card's edge: coming by itself, it moves no button. */
export const HolderMark = ({ holder, words }: HolderMarkProps) =>
  holder && (
    <span className="holder" title={holder.name}>
      <Badge tone="info" icon={Users}>
        {words} {holder.name}
      </Badge>
    </span>
  );
