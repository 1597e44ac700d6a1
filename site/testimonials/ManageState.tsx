import { longDate } from '#contract/dublin.ts';
import type { OwnTestimonial } from '#contract/manage-link/manage-link.ts';
import type { TestimonialStatus } from '#contract/testimonials/testimonials.ts';
import { Written } from '../language/Written.ts';
import { Notice, type NoticeTone } from '../ui/Notice.tsx';
import { Picture } from '../ui/Picture.tsx';
import { picturesWaitingText } from '../ui/pictures-waiting.ts';

const states: Record<TestimonialStatus, { tone: NoticeTone; title: string }> = {
  pending: { tone: 'wait', title: 'It waits for us to read it. It is not public.' },
  approved: { tone: 'ok', title: 'It is public on this website.' },
  rejected: { tone: 'info', title: 'We have decided not to publish it. It is not public.' },
};

const pictureText = ({ hasImage, imageUrl, picturesWaiting, pictureDropped }: OwnTestimonial): string => {
  if (picturesWaiting > 0) return picturesWaitingText(picturesWaiting);
  if (pictureDropped === 'damaged') return 'The picture that came with it could not be read, so it was left out.';
  if (pictureDropped) return 'The picture that came with it could not be prepared, so it was left out.';
  return hasImage && !imageUrl ? 'A picture came with it; nobody but our staff can see it.' : '';
};

/** What was sent, when, and what has become of it. */
export const ManageState = ({ testimonial }: { testimonial: OwnTestimonial }) => {
  const { name, email, status, createdAt, correctedAt, publicContent, imageUrl } = testimonial;
  const { tone, title } = states[status];
  const picture = pictureText(testimonial);
  return (
    <>
      <Notice tone={tone} title={title} announce="none">
        <p>
          {/* A sentence to an element, so that each can be in another language. */}
          <span>{`Sent on ${longDate(createdAt)} as ${name}${email ? `, with the address ${email}` : ''}.`}</span>
          {correctedAt && <span>{` Corrected on ${longDate(correctedAt)}.`}</span>}
          {picture && <span>{` ${picture}`}</span>}
        </p>
        {publicContent !== null && (
          <>
            <p>To protect somebody’s privacy we have changed what the public reads:</p>
            <Written as="blockquote">{publicContent}</Written>
          </>
        )}
      </Notice>
      {imageUrl && <Picture className="pic" src={imageUrl} alt={`Picture sent by ${name}`} sizes="26rem" />}
    </>
  );
};
