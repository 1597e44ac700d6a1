import { assignTestimonials } from '#contract/assignments/calls.ts';
import type { StaffTestimonial } from '#contract/testimonials/staff-testimonials.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Assignment } from '../assignment/Assignment.tsx';
import { Thread } from '../comments/Thread.tsx';
import { RecordLetters } from '../letters/RecordLetters.tsx';

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
      <RecordLetters
        key={testimonial.id}
        about={{ kind: 'testimonial', id: testimonial.id }}
        name={testimonial.name}
        email={testimonial.email}
        fields={testimonial}
        write="Write to the author"
      />
      <Thread subject={{ kind: 'testimonial', subjectId: testimonial.id }} />
    </div>
  </section>
);
