import { homePlaces } from '#contract/places/home.ts';
import { cardAt } from '#contract/places/titled-place.ts';
import { Drawing } from '../../editing/Drawing.tsx';
import { Line } from '../../editing/Line.tsx';
import type { IllustrationName } from '../../ui/illustration-names.ts';

const { texts } = homePlaces;

const STOPS = [
  ['give', 'cta-donate'],
  ['sell', 'service-shop'],
  ['help', 'service-transport'],
] as const satisfies readonly [string, IllustrationName][];

export const GiftTrip = () => (
  <section className="section on-deep">
    <div className="wrap">
      <div className="head head--center">
        <Line of={texts['trip-above']} as="p" className="eyebrow" />
        <Line of={texts['trip-title']} as="h2" />
        <Line of={texts['trip-text']} as="p" className="lead" />
      </div>
      <ol className="trip">
        {STOPS.map(([key, art]) => {
          const { title, says, picture } = cardAt(homePlaces, key);
          return (
            <li key={key}>
              <Drawing of={picture} name={art} sizes="15rem" />
              <Line of={title} as="h3" />
              <Line of={says} as="p" />
            </li>
          );
        })}
      </ol>
    </div>
  </section>
);
