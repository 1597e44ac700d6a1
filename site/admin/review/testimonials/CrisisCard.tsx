import { useMutation } from '@tanstack/react-query';
import { showHelplinesBelowTestimonial } from '#contract/testimonials/calls.ts';
import type { StaffTestimonial } from '#contract/testimonials/staff-testimonials.ts';
import { useSend } from '../../../client/calls.ts';
import { useUser } from '../../../client/PlatformContext.tsx';
import { useAlert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useRefresh } from '../moderation/useRefresh.ts';
import { UrgentPanel } from '../urgent/UrgentPanel.tsx';
import { testimonialSubject } from './testimonial-moderation.ts';

const FAILED = 'The helplines could not be put there. Please try again.';

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
    <>
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
    </>
  );
};

export const CrisisCard = ({ testimonial }: { testimonial: StaffTestimonial }) => {
  const { id, quarantinedAt, helplinesBelow, urgency, createdAt, assignedTo, assignedName } = testimonial;
  const user = useUser();
  return (
    <UrgentPanel
      kind="testimonial"
      id={id}
      urgency={urgency ?? { since: createdAt }}
      takenBy={assignedName ?? null}
      isMine={assignedTo === user?.id}
      hasPhone={false}
      hint="The writer has read these numbers. It is left out of every bulk decision."
      actions={!quarantinedAt && <HelplinesBelow id={id} helplinesBelow={helplinesBelow} />}
    />
  );
};
