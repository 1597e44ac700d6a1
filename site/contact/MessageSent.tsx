import type { Helpline } from '#contract/testimonials/helplines.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { SentCard } from '../ui/SentCard.tsx';

type MessageSentProps = {
  name: string;
  reference: string;
  helplines?: readonly Helpline[] | undefined;
  /** Takes the focus when true: after the form has gone. */
  focus?: boolean;
};

/** What stands in the place of the form once the message has arrived. */
export const MessageSent = ({ name, reference, helplines, focus = false }: MessageSentProps) => (
  <SentCard
    name={name}
    lead="We have your message, and the right person will read it."
    helplines={helplines}
    focus={focus}
    actions={
      <ButtonLink variant="line" href="/">
        Back to Home
      </ButtonLink>
    }
  >
    <p>
      Reference <strong className="nowrap">{reference}</strong>
    </p>
  </SentCard>
);
