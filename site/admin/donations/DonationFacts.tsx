import type { ReactNode } from 'react';
import type { DonationItem } from '#contract/donation-desk.ts';
import { dateAndTime } from '#contract/dublin.ts';
import { mailtoHref } from '../../ui/mailto-href.ts';
import { valueText } from './item-title.ts';

const factsOf = (item: DonationItem): [string, ReactNode][] => [
  ['Reference', item.reference],
  ['Estimated value', <b key="value">{valueText(item)}</b>],
  ['From', <b key="from">{item.submitterName}</b>],
  [
    'Phone',
    <a key="phone" href={`tel:${item.submitterPhone.replace(/[^+\d]/g, '')}`}>
      {item.submitterPhone}
    </a>,
  ],
  [
    'Email',
    <a key="email" href={mailtoHref(item.submitterEmail)}>
      {item.submitterEmail}
    </a>,
  ],
  ['Delivery', item.pickupRequired ? 'Pickup needed' : 'Drops it off'],
  ...(item.pickupRequired
    ? ([
        ['Pickup address', item.pickupAddress],
        ['Instructions', item.pickupInstructions || 'None'],
      ] as [string, ReactNode][])
    : []),
  ['Offered', dateAndTime(item.createdAt)],
];

/** Every field of an offer. */
export const DonationFacts = ({ item }: { item: DonationItem }) => (
  <dl className="dl">
    {factsOf(item).map(([term, fact]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{fact}</dd>
      </div>
    ))}
  </dl>
);
