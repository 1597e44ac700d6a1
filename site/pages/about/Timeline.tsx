import { aboutPlaces } from '#contract/places/about.ts';
import { defaultFigures } from '#contract/settings/default-figures.ts';
import type { Message } from '#contract/words/message.ts';
import { pages } from '#contract/words/pages.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { EditableIllustration } from '../../editing/EditableIllustration.tsx';
import { PageText } from '../../editing/PageText.tsx';
import { T } from '../../language/T.tsx';
import type { IllustrationName } from '../../ui/illustration-names.ts';

const { texts, images } = aboutPlaces;

interface Event {
  year: '1976' | '2003' | '2004' | '2009' | '2025';
  title?: Message;
  art: IllustrationName;
  stone?: string;
}

const events: readonly Event[] = [
  { year: '1976', title: pages.firstFundraiser, art: 'story-1976' },
  {
    year: '2003',
    title: pages.athleticClub,
    art: 'story-2003',
    stone: 'stone--furze',
  },
  {
    year: '2004',
    title: pages.carBootSales,
    art: 'story-2004',
    stone: 'stone--slaney',
  },
  {
    year: '2009',
    title: pages.firstShop,
    art: 'shop-clane',
    stone: 'stone--barrow',
  },
  {
    year: '2025',
    art: 'cta-about',
    stone: 'stone--heather',
  },
];

const Title = ({ of }: { of: Message | undefined }) => {
  const { years } = useSettings().figures ?? defaultFigures;
  return of ? <T as="h3" of={of} /> : <T as="h3" of={pages.manyYears} values={{ years }} />;
};

export const Timeline = () => (
  <section className="section section--white" id="timeline">
    <div className="wrap">
      <div className="head head--center">
        <PageText of={texts['timeline-above']} as="p" className="eyebrow" />
        <PageText of={texts['timeline-title']} as="h2" />
      </div>
      <ol className="river-line">
        {events.map(({ year, title, art, stone }) => (
          <li key={year} className={stone}>
            <div>
              <span className="year">{year}</span>
              <Title of={title} />
              <PageText of={texts[`year-${year}`]} as="p" />
            </div>
            <EditableIllustration of={images[`year-${year}`]} name={art} sizes="(min-width: 44rem) 27rem, 90vw" />
          </li>
        ))}
      </ol>
    </div>
  </section>
);
