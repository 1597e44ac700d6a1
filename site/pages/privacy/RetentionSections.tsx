import { Fragment } from 'react';
import { SESSION_HOURS } from '#contract/people/people.ts';
import type { Retention } from '#contract/privacy/retention.ts';
import { privacy } from '#contract/words/privacy.ts';
import { type Saying, saying } from '../../language/saying.ts';
import { T } from '../../language/T.tsx';

export const monthsInWords = (months: number): Saying =>
  months % 12 === 0 ? saying(privacy.years, { count: months / 12 }) : saying(privacy.months, { count: months });

const sections = [
  {
    id: 'testimonials',
    title: privacy.testimonialsTitle,
    what: privacy.testimonialsWhat,
    why: privacy.testimonialsWhy,
    howLong: privacy.testimonialsHowLong,
    period: 'rejectedTestimonials',
  },
  {
    id: 'offers',
    title: privacy.offersTitle,
    what: privacy.offersWhat,
    why: privacy.offersWhy,
    howLong: privacy.offersHowLong,
    period: 'closedDonations',
  },
  {
    id: 'help',
    title: privacy.helpTitle,
    what: privacy.helpWhat,
    why: privacy.helpWhy,
    howLong: privacy.helpHowLong,
    period: 'messages',
  },
  {
    id: 'messages',
    title: privacy.messagesTitle,
    what: privacy.messagesWhat,
    why: privacy.messagesWhy,
    howLong: privacy.messagesHowLong,
    period: 'messages',
  },
] as const;

export const RetentionSections = ({ periods }: { periods: Retention }) => (
  <>
    {sections.map(({ id, title, what, why, howLong, period }) => (
      <Fragment key={id}>
        <T as="h2" id={id} of={title} />
        <p>
          <T as="strong" of={privacy.what} /> <T of={what} />
        </p>
        <p>
          <T as="strong" of={privacy.why} /> <T of={why} />
        </p>
        <p>
          <T as="strong" of={privacy.howLong} />{' '}
          <T of={howLong} values={{ time: <T {...monthsInWords(periods[period])} /> }} />
        </p>
      </Fragment>
    ))}
    <T as="h2" id="staff" of={privacy.staffTitle} />
    <T as="p" of={privacy.staff} values={{ count: SESSION_HOURS, time: <T {...monthsInWords(periods.audit)} /> }} />
  </>
);
