import { homePlaces } from '#contract/places/home.ts';
import { cardAt } from '#contract/places/titled-place.ts';
import { EditableIllustration } from '../../editing/EditableIllustration.tsx';
import { PageText } from '../../editing/PageText.tsx';
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
        <PageText of={texts['trip-above']} as="p" className="eyebrow" />
        <PageText of={texts['trip-title']} as="h2" />
        <PageText of={texts['trip-text']} as="p" className="lead" />
      </div>
      <ol className="trip">
        {STOPS.map(([key, art]) => {
          const { title, says, picture } = cardAt(homePlaces, key);
          return (
            <li key={key}>
              <EditableIllustration of={picture} name={art} sizes="15rem" />
              <PageText of={title} as="h3" />
              <PageText of={says} as="p" />
            </li>
          );
        })}
      </ol>
    </div>
  </section>
);
