import { dublinDay } from '#contract/dublin.ts';
import { helplineHref } from '#contract/testimonials/helplines.ts';
import { ANONYMOUS, type PublicTestimonial } from '#contract/testimonials/testimonials.ts';
import { excerpt } from '#contract/text/excerpt.ts';
import { publishedTestimonials } from '#contract/words/published-testimonials.ts';
import { paragraphs } from '../editing/text-lines.ts';
import { T } from '../language/T.tsx';
import { formatDay, pageAddress, t } from '../language/t.ts';
import { Written } from '../language/Written.ts';
import { Avatar, avatarColours } from '../ui/Avatar.tsx';
import { HelplineName, HelplineNumber } from '../ui/Helpline.tsx';
import { Picture } from '../ui/Picture.tsx';

const EXCERPT_LENGTH = 280;

type TestimonialNoteProps = {
  testimonial: PublicTestimonial;
  index: number;
  short?: boolean;
};

const colourAt = (index: number) => avatarColours[(index + avatarColours.length - 1) % avatarColours.length];

const noteId = (id: string) => `note-${id}`;

export const authorName = (name: string): string => (name === ANONYMOUS ? t(publishedTestimonials.anonymous) : name);

export const TestimonialNote = ({ testimonial, index, short = false }: TestimonialNoteProps) => {
  const { id, name, content, language = null, imageUrl, approvedAt, createdAt, edited, helplines } = testimonial;
  const shown = short ? excerpt(content, EXCERPT_LENGTH) : content;
  const date = approvedAt ?? createdAt;
  return (
    <figure className={`note note--${colourAt(index)}`} id={short ? undefined : noteId(id)}>
      <div>
        {imageUrl && (
          <Picture
            className="pic"
            src={imageUrl}
            alt={t(publishedTestimonials.pictureSentBy, { name: authorName(name) })}
            sizes="(min-width: 48rem) 26rem, 90vw"
          />
        )}
        <blockquote>
          {paragraphs(shown).map((paragraph, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity, and may be equal
            <Written as="p" key={at} language={language}>
              {paragraph}
            </Written>
          ))}
        </blockquote>
        {shown !== content && (
          <p className="mt-sm">
            <a href={pageAddress(`/testimonials#${noteId(id)}`)}>
              <T of={publishedTestimonials.readAll} />
              <T className="sr" of={publishedTestimonials.readAllBy} values={{ name: authorName(name) }} />
            </a>
          </p>
        )}
        {helplines && (
          <ul className="note__lines">
            {helplines.map((line) => (
              <li key={line.number}>
                <HelplineName line={line} end=": " />
                <HelplineNumber as="a" href={helplineHref(line)} line={line} />
              </li>
            ))}
          </ul>
        )}
        <footer>
          <Avatar name={authorName(name)} />
          <span>
            {name === ANONYMOUS ? (
              <T as="cite" of={publishedTestimonials.anonymous} />
            ) : (
              <Written as="cite">{name}</Written>
            )}
            <time dateTime={date}>{formatDay(dublinDay(new Date(date)), 'longDate')}</time>
            {edited && <T as="small" of={publishedTestimonials.editedForPrivacy} />}
          </span>
        </footer>
      </div>
    </figure>
  );
};
