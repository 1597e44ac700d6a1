import { type DonationCategory, donationCategories } from '#contract/donations/donations.ts';
import type { KnownItem } from '#contract/donations/what-we-take.ts';
import { whatWeTakePlaces } from '#contract/places/what-we-take.ts';
import { PageText } from '../../editing/PageText.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Illustration } from '../../ui/Illustration.tsx';
import { AskFirst } from './AskFirst.tsx';

const { texts } = whatWeTakePlaces;

const ItemList = ({ items, isTaken }: { items: readonly KnownItem[]; isTaken: boolean }) => (
  <div>
    <h4 className={isTaken ? 'taken' : 'taken taken--no'}>
      <Icon name={isTaken ? 'check' : 'x'} />
      <span>{isTaken ? 'We Accept' : 'We Cannot Accept'}</span>
    </h4>
    {items.length === 0 ? (
      <PageText of={texts['none-text']} as="p" className="hint" />
    ) : (
      <ul>
        {items.map(({ name, why, instead }) => (
          <li key={name}>
            {why || instead ? <b>{name}</b> : <span>{name}</span>}
            {(why || instead) && <small>{[why, instead].filter(Boolean).join(' ')}</small>}
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
      <h3>{donationCategories[category]}</h3>
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
