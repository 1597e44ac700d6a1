import type { StaffTestimonial } from '#contract/testimonials.ts';
import { CardActions } from './CardActions.tsx';
import { NotesBox } from './NotesBox.tsx';
import { RedactionBox } from './RedactionBox.tsx';
import type { Moderation } from './useModeration.ts';
import type { QueueWork } from './useQueueWork.ts';

interface CardFootProps {
  testimonial: StaffTestimonial;
  work: QueueWork;
  moderation: Moderation;
  mayDelete: boolean;
  mayTakeBack: boolean;
  onTakeBack(): void;
}

/** What can be done with a testimonial, or what is open because it is being done. */
export const CardFoot = (props: CardFootProps) => {
  const { testimonial, work, moderation, mayDelete, mayTakeBack, onTakeBack } = props;
  const { asked } = work;
  if (asked?.testimonial.id !== testimonial.id)
    return (
      <CardActions
        testimonial={testimonial}
        mayDelete={mayDelete}
        mayTakeBack={mayTakeBack}
        onAsk={(action) => work.ask(testimonial, action)}
        onRedact={() => work.ask(testimonial, 'redact')}
        onTakeBack={onTakeBack}
        onDelete={() => work.setDeleting(testimonial.id)}
      />
    );
  if (asked.about === 'redact')
    return (
      <RedactionBox
        testimonial={asked.testimonial}
        busy={moderation.redact.isPending}
        onSave={work.saveRedaction}
        onCancel={work.cancel}
      />
    );
  return (
    <NotesBox
      key={asked.about}
      id={testimonial.id}
      action={asked.about}
      askConsent={testimonial.consent === 'none'}
      busy={moderation.decide.isPending}
      onConfirm={work.confirm}
      onCancel={work.cancel}
    />
  );
};
