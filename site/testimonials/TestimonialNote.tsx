import { longDate } from '#contract/dublin.ts';
import { helplineHref, helplineNumber } from '#contract/testimonials/helplines.ts';
import type { PublicTestimonial } from '#contract/testimonials/testimonials.ts';
import { excerpt } from '#contract/text/excerpt.ts';
import { paragraphs } from '../editing/text-lines.ts';
import { Written } from '../language/Written.ts';
import { Avatar, avatarColours } from '../ui/Avatar.tsx';
import { Picture } from '../ui/Picture.tsx';

/** The longest text that is shown whole where notes stand in a row. */
const EXCERPT_LENGTH = 280;

type TestimonialNoteProps = {
  testimonial: PublicTestimonial;
  /** Its place in the list: the colours take turns. */
  index: number;
  /** Shows only the beginning of a long text, with a link to the whole of it. */
  short?: boolean;
};

/** The first note is yellow, as in the letterbox on the home page. */
const colourAt = (index: number) => avatarColours[(index + avatarColours.length - 1) % avatarColours.length];

const noteId = (id: string) => `note-${id}`;

/** An approved testimonial on a coloured note. */
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
            alt={`Picture sent by ${name}`}
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
            <a href={`/testimonials#${noteId(id)}`}>
              Read all of it<span className="sr">{`, by ${name}`}</span>
            </a>
          </p>
        )}
        {helplines && (
          <ul className="note__lines">
            {helplines.map((line) => (
              <li key={line.number}>
                <span>{`${line.name}: `}</span>
                <a href={helplineHref(line)}>{helplineNumber(line)}</a>
              </li>
            ))}
          </ul>
        )}
        <footer>
          <Avatar name={name} />
          <span>
            <Written as="cite">{name}</Written>
            <time dateTime={date}>{longDate(date)}</time>
            {edited && <small>Edited for privacy</small>}
          </span>
        </footer>
      </div>
    </figure>
  );
};
