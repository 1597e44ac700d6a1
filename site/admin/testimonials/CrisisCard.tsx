import { useMutation, useQuery } from '@tanstack/react-query';
import { showHelplinesBelowTestimonial } from '#contract/testimonials/calls.ts';
import { defaultHelplines, EMERGENCY, helplineHref, helplineNumber } from '#contract/testimonials/helplines.ts';
import type { StaffTestimonial } from '#contract/testimonials/staff-testimonials.ts';
import { useSend } from '../../client/calls.ts';
import { helplinesQuery } from '../../client/helplines.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { useAlert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useRefresh } from '../moderation/useRefresh.ts';
import { testimonialSubject } from './testimonial-moderation.ts';

const FAILED = 'The helplines could not be put there. Please try again.';

/** Shows the public whom to ring, below the testimonial. */
const HelplinesBelow = ({ id, helplinesBelow }: Pick<StaffTestimonial, 'id' | 'helplinesBelow'>) => {
  const send = useSend(showHelplinesBelowTestimonial);
  const say = useAlert();
  const { mutationKey, refreshWhenIdle } = useRefresh(testimonialSubject);
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: () => send({ id, body: { shown: !helplinesBelow } }),
    onError: () => say(FAILED),
    onSettled: refreshWhenIdle,
  });
  return (
    <div className="row row--tight">
      <Button
        variant={helplinesBelow ? 'line' : 'plum'}
        small
        icon={helplinesBelow ? 'x' : 'pencil'}
        busy={isPending}
        onClick={() => mutate()}
      >
        {helplinesBelow ? 'Take the helplines away' : 'Put the helplines under it'}
      </Button>
      {helplinesBelow && <span>The public reads them under it.</span>}
    </div>
  );
};

interface CrisisCardProps {
  testimonial: Pick<StaffTestimonial, 'id' | 'helplinesBelow' | 'quarantinedAt'>;
}

/** What to do when somebody may need help now: whom to ring, and that nobody decides about it in bulk. */
export const CrisisCard = ({ testimonial }: CrisisCardProps) => {
  const { data } = useQuery(helplinesQuery(usePlatform()));
  return (
    <div className="crisis">
      <strong>
        <Icon name="heart-handshake" />
        This person may be in trouble. It is left out of every bulk decision.
      </strong>
      <p>The writer has read these numbers. Please read this one first.</p>
      <ul>
        {[EMERGENCY, ...(data?.lines ?? defaultHelplines)].map((line) => (
          <li key={line.number}>
            <span>{`${line.name}: `}</span>
            <a href={helplineHref(line)}>{helplineNumber(line)}</a>
          </li>
        ))}
      </ul>
      {!testimonial.quarantinedAt && <HelplinesBelow id={testimonial.id} helplinesBelow={testimonial.helplinesBelow} />}
    </div>
  );
};
