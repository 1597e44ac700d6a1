import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { categoryKeys, donationCategories } from '#contract/donations/donations.ts';
import { readWhatWeTake } from '#contract/donations/public-calls.ts';
import { itemsIn, type KnownItem } from '#contract/donations/what-we-take.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { LoadingBox } from '../../shell/list/LoadingBox.tsx';
import { NotReachable } from '../../shell/list/NotReachable.tsx';
import { usePageParams } from '../../shell/list/usePageParams.ts';
import { sectionHref } from './setting-sections.ts';
import { WhatWeTakeForm } from './WhatWeTakeForm.tsx';

const countLabel = (items: readonly KnownItem[]): string => {
  const accepted = items.filter(({ isTaken }) => isTaken).length;
  return items.length === 0
    ? 'Nothing is written: visitors are told to ask'
    : `${accepted} taken, ${items.length - accepted} not`;
};

const Categories = ({ items }: { items: readonly KnownItem[] }) => (
  <section className="box">
    <div className="box__head">
      <div>
        <h2>By category</h2>
        <p>
          Visitors look it up, and read it by category. What is not written is not guessed: they are told to ask first.
        </p>
      </div>
    </div>
    <div className="box__body">
      <ul className="rows">
        {categoryKeys.map((key) => (
          <li key={key}>
            <span className="grow">
              <b>{donationCategories[key]}</b>
              <small>{countLabel(itemsIn(key, items))}</small>
            </span>
            <Link className={buttonClass({ variant: 'line' })} to={`${sectionHref('items')}&category=${key}`}>
              Edit<span className="sr">{` ${donationCategories[key]}`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

export const WhatWeTakeSection = () => {
  const { data, isError, refetch } = useQuery(queryOf(usePlatform(), readWhatWeTake, {}));
  const requested = usePageParams().get('category');
  const category = categoryKeys.find((key) => key === requested);
  if (!data) {
    return isError ? (
      <NotReachable onRefresh={refetch}>The lists could not be loaded.</NotReachable>
    ) : (
      <LoadingBox label="Loading the lists" />
    );
  }
  if (!category) return <Categories items={data.items} />;
  return <WhatWeTakeForm key={category} category={category} all={data} />;
};
