import { assignTestimonials } from '#contract/assignments/calls.ts';
import type { StaffTestimonial } from '#contract/testimonials/staff-testimonials.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Assignment } from '../assignment/Assignment.tsx';
import { Thread } from '../comments/Thread.tsx';

/** Beside the queue: who looks after the current testimonial, and what colleagues have said about it. */
export const AboutCurrent = ({ testimonial }: { testimonial: StaffTestimonial }) => (
  <section className="box" aria-labelledby="about-current">
    <div className="box__head">
      <h2 id="about-current">{testimonial.name}</h2>
      <Badge icon="lock">Staff only</Badge>
    </div>
    <div className="box__body stack stack--close">
      <Assignment
        call={assignTestimonials}
        id={testimonial.id}
        assignedTo={testimonial.assignedTo}
        assignedName={testimonial.assignedName}
      />
      <Thread subject={{ kind: 'testimonial', subjectId: testimonial.id }} />
    </div>
  </section>
);
