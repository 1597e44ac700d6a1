import { Illustration } from '../../ui/Illustration.tsx';
import type { IllustrationName } from '../../ui/illustration-sizes.ts';

interface Event {
  year: string;
  title: string;
  text: string;
  art: IllustrationName;
  stone?: string;
}

const events: readonly Event[] = [
  { year: '1976', title: 'The first fundraiser', text: 'This is where it all starts.', art: 'story-1976' },
  {
    year: '2003',
    title: 'The athletic club',
    text: 'Running shoes on: an athletic club becomes part of the story.',
    art: 'story-2003',
    stone: 'stone--furze',
  },
  {
    year: '2004',
    title: 'Car boot sales',
    text: 'Second-hand things begin to pay for first-hand help.',
    art: 'story-2004',
    stone: 'stone--slaney',
  },
  {
    year: '2009',
    title: 'The first shop, in Clane',
    text: 'We open a shop of our own. Today there are four.',
    art: 'shop-clane',
    stone: 'stone--barrow',
  },
  {
    year: '2025',
    title: '50+ years',
    text: 'More than fifty years of service, and still beside people who are seriously ill.',
    art: 'cta-about',
    stone: 'stone--heather',
  },
];

/** The years that made the charity, along a river. */
export const Timeline = () => (
  <section className="section section--white" id="timeline">
    <div className="wrap">
      <div className="head head--center">
        <p className="eyebrow">1976 to today</p>
        <h2>It grew the way a river does</h2>
      </div>
      <ol className="river-line">
        {events.map(({ year, title, text, art, stone }) => (
          <li key={year} className={stone}>
            <div>
              <span className="year">{year}</span>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <Illustration name={art} />
          </li>
        ))}
      </ol>
    </div>
  </section>
);
