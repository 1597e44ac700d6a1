import { type DonationCategory, donationCategories } from '#contract/donations/donations.ts';
import type { KnownItem } from '#contract/donations/what-we-take.ts';
import { whatWeTakePlaces } from '#contract/places/what-we-take.ts';
import { offer } from '#contract/words/offer.ts';
import { PageText } from '../../editing/PageText.tsx';
import { T } from '../../language/T.tsx';
import { Written } from '../../language/Written.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Illustration } from '../../ui/Illustration.tsx';
import { AskFirst } from './AskFirst.tsx';

const { texts } = whatWeTakePlaces;

const ItemList = ({ items, isTaken }: { items: readonly KnownItem[]; isTaken: boolean }) => (
  <div>
    <h4 className={isTaken ? 'taken' : 'taken taken--no'}>
      <Icon name={isTaken ? 'check' : 'x'} />
      <T of={isTaken ? offer.weAccept : offer.weCannotAccept} />
    </h4>
    {items.length === 0 ? (
      <PageText of={texts['none-text']} as="p" className="hint" />
    ) : (
      <ul>
        {items.map(({ name, why, instead }) => (
          <li key={name}>
            <Written as={why || instead ? 'b' : 'span'} language={null}>
              {name}
            </Written>
            {(why || instead) && (
              <Written as="small" language={null}>
                {[why, instead].filter(Boolean).join(' ')}
              </Written>
            )}
          </li>
        ))}
      </ul>
    )}
  </div>
);

export const CategoryCard = ({ category, items }: { category: DonationCategory; items: readonly KnownItem[] }) => (
  <article className="take" id={category}>
    <div className="take__head">
      <Illustration name={`category-${category}`} />
      <T as="h3" text={donationCategories[category]} />
    </div>
    <div className="take__cols">
      {items.length === 0 ? (
        <AskFirst of={texts['ask-text']} />
      ) : (
        <>
          <ItemList isTaken items={items.filter(({ isTaken }) => isTaken)} />
          <ItemList isTaken={false} items={items.filter(({ isTaken }) => !isTaken)} />
        </>
      )}
    </div>
  </article>
);
