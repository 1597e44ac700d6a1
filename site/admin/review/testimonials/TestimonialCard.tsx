import type { Holder } from '#contract/live/live.ts';
import type { StaffTestimonial } from '#contract/testimonials/staff-testimonials.ts';
import { TESTIMONIAL_TRUNCATE } from '#contract/testimonials/testimonials.ts';
import { excerpt } from '#contract/text/excerpt.ts';
import { Written } from '../../../language/Written.ts';
import { Avatar, avatarColours } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { ago } from '../../../ui/relative-time.ts';
import { StaffPicture } from '../../../ui/StaffPicture.tsx';
import { PicturesNote } from '../../publish/pictures/PicturesNote.tsx';
import { DeskBadges } from '../assignment/DeskBadges.tsx';
import { LeaseMark } from '../moderation/LeaseMark.tsx';
import { QueueCard } from '../moderation/QueueCard.tsx';
import { MarkedPassages } from './MarkedPassages.tsx';
import { type Mark, markedText } from './marks.ts';
import { Remarks } from './Remarks.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import { statusVariants } from './status-variants.ts';

interface TestimonialTextProps {
  testimonial: StaffTestimonial;
  expanded: boolean;
  onToggle(): void;
  onSwitch?: ((mark: Mark) => void) | undefined;
}

const TestimonialText = ({ testimonial, expanded, onToggle, onSwitch }: TestimonialTextProps) => {
  const marked = markedText(testimonial);
  const { original, content } = marked;
  const { language = null } = testimonial;
  const long = original.length > TESTIMONIAL_TRUNCATE;
  const until = long && !expanded ? excerpt(original, TESTIMONIAL_TRUNCATE).length - 1 : original.length;
  const text = (
    <>
      <MarkedPassages marked={marked} language={language} until={until} onSwitch={onSwitch} />
      {long && (
        <>
          {' '}
          <button className="linkbtn" type="button" aria-expanded={expanded} onClick={onToggle}>
            {expanded ? 'Show Less' : 'Show More'}
          </button>
        </>
      )}
    </>
  );
  if (testimonial.originalContent == null) return <p className="text">{text}</p>;
  return (
    <>
      <p className="hint">The public reads</p>
      <Written as="p" className="text" language={language}>
        {content}
      </Written>
      <p className="hint">Original, seen by staff only</p>
      <p className="text text--original">{text}</p>
    </>
  );
};

interface HeadProps extends Pick<TestimonialCardProps, 'testimonial' | 'now' | 'colleague' | 'box'> {
  id: string;
}

const Head = ({ testimonial, id, now, colleague, box }: HeadProps) => {
  const { name, email, createdAt, status, review, edited } = testimonial;
  const { tone, icon, label } = statusVariants[status];
  return (
    <header>
      {box}
      <b id={id}>{name}</b>
      <small>
        <span>{`${email || 'No email'} · `}</span>
        <time dateTime={createdAt}>{ago(createdAt, now)}</time>
      </small>
      <LeaseMark colleague={colleague} label="Held by" />
      <span className="badges">
        {review.urgent && (
          <Badge tone="plum" icon="heart-handshake">
            Read first
          </Badge>
        )}
        {edited && (
          <Badge tone="plum" icon="eye-off">
            Edited for privacy
          </Badge>
        )}
        <DeskBadges {...testimonial} />
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
      </span>
    </header>
  );
};

interface TestimonialCardProps {
  testimonial: StaffTestimonial;
  index: number;
  current: boolean;
  expanded: boolean;
  now: Date;
  colleague: Holder | null;
  box: Elements;
  onToggle(): void;
  /** Undefined while the text is being edited. */
  onTakeOut?: ((marks: readonly Mark[]) => void) | undefined;
  onFocus(): void;
  children: Elements;
}

export const TestimonialCard = (props: TestimonialCardProps) => {
  const { testimonial, index, current, expanded, now, colleague, box, onToggle, onTakeOut, onFocus, children } = props;
  const { id, name, imageUrl } = testimonial;
  const nameId = `name-${id}`;
  return (
    <QueueCard className="qcard" titleId={nameId} current={current} onFocus={onFocus}>
      <Avatar name={name} colour={avatarColours[(index + 1) % avatarColours.length]} />
      <div>
        <Head testimonial={testimonial} id={nameId} now={now} colleague={colleague} box={box} />
        <TestimonialText
          testimonial={testimonial}
          expanded={expanded}
          onToggle={onToggle}
          onSwitch={onTakeOut && ((mark) => onTakeOut([mark]))}
        />
        {imageUrl && <StaffPicture className="pic" src={imageUrl} alt={`Picture sent by ${name}`} width={400} />}
        <PicturesNote waiting={testimonial.picturesWaiting} dropped={testimonial.pictureDropped ? 1 : 0} />
        <ReviewSummary testimonial={testimonial} onTakeOut={onTakeOut} />
        <Remarks testimonial={testimonial} />
        {children}
      </div>
    </QueueCard>
  );
};
