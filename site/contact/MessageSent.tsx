import type { Helpline } from '#contract/testimonials/helplines.ts';
import { contact } from '#contract/words/contact.ts';
import { T } from '../language/T.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { SentCard } from '../ui/SentCard.tsx';

type MessageSentProps = {
  name: string;
  reference: string;
  helplines?: readonly Helpline[] | undefined;
  focus?: boolean;
};

export const MessageSent = ({ name, reference, helplines, focus = false }: MessageSentProps) => (
  <SentCard
    name={name}
    lead={<T of={contact.weHaveIt} />}
    helplines={helplines}
    focus={focus}
    actions={<ButtonLink variant="line" href="/" of={contact.backHome} />}
  >
    <T as="p" of={contact.reference} values={{ reference: <strong className="nowrap">{reference}</strong> }} />
  </SentCard>
);
