import { dublinDay } from '#contract/dublin.ts';
import type { ManagedTestimonial } from '#contract/manage-link/manage-link.ts';
import type { TestimonialStatus } from '#contract/testimonials/testimonials.ts';
import { managed } from '#contract/words/managed.ts';
import type { InItsLanguage, Message } from '#contract/words/message.ts';
import { publishedTestimonials } from '#contract/words/published-testimonials.ts';
import { T } from '../language/T.tsx';
import { dayValue, t } from '../language/t.ts';
import { Written } from '../language/Written.ts';
import { Notice, type NoticeTone } from '../ui/Notice.tsx';
import { Picture } from '../ui/Picture.tsx';
import { picturesWaitingText } from '../ui/pictures-waiting.ts';
import { authorName } from './TestimonialNote.tsx';

const states: Record<TestimonialStatus, { tone: NoticeTone; title: Message }> = {
  pending: { tone: 'wait', title: managed.statePending },
  approved: { tone: 'ok', title: managed.stateApproved },
  rejected: { tone: 'info', title: managed.stateRejected },
};

const PictureState = ({
  picture: { hasImage, imageUrl, picturesWaiting, pictureDropped },
}: {
  picture: ManagedTestimonial;
}) => {
  if (picturesWaiting > 0) return <span>{picturesWaitingText(picturesWaiting)}</span>;
  if (pictureDropped === 'damaged') return <T of={managed.pictureDamaged} />;
  if (pictureDropped) return <T of={managed.pictureDropped} />;
  return hasImage && !imageUrl ? <T of={managed.pictureHidden} /> : null;
};

const dayOf = (timestamp: string): InItsLanguage => dayValue(dublinDay(new Date(timestamp)), 'longDate');

export const ManagedTestimonialFacts = ({ testimonial }: { testimonial: ManagedTestimonial }) => {
  const { email, status, language = null, createdAt, correctedAt, publicContent, imageUrl } = testimonial;
  const { tone, title } = states[status];
  const sent = { date: dayOf(createdAt), name: authorName(testimonial.name) };
  return (
    <>
      <Notice tone={tone} title={<T of={title} />} announce="none">
        <p>
          {email ? (
            <T of={managed.sentAsWithEmail} values={{ ...sent, email }} />
          ) : (
            <T of={managed.sentAs} values={sent} />
          )}{' '}
          {correctedAt && <T of={managed.correctedOn} values={{ date: dayOf(correctedAt) }} />}{' '}
          <PictureState picture={testimonial} />
        </p>
        {publicContent !== null && (
          <>
            <T as="p" of={managed.redactedLead} />
            <Written as="blockquote" language={language}>
              {publicContent}
            </Written>
          </>
        )}
      </Notice>
      {imageUrl && (
        <Picture
          className="pic"
          src={imageUrl}
          alt={t(publishedTestimonials.pictureSentBy, { name: sent.name })}
          sizes="26rem"
        />
      )}
    </>
  );
};
