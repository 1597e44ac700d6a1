import type { ReactNode } from 'react';
import type { DonationItem } from '#contract/donations/donation-desk.ts';
import { fireLabels } from '#contract/donations/donations.ts';
import { pickupLines } from '#contract/donations/pickup-address.ts';
import { dateAndTime } from '#contract/dublin.ts';
import { mailtoHref } from '#contract/personal-data/email.ts';
import { donationRecord } from '#contract/records/donation.ts';
import { StaffPhone } from '../../shell/phone/StaffPhone.tsx';
import { valueText } from './item-title.ts';
import { OtherKinds } from './OtherKinds.tsx';

type Fields = typeof donationRecord;
type FactKey = { [Key in keyof Fields]: Fields[Key]['fact'] extends string ? Key : never }[keyof Fields];

const facts: { [Key in FactKey]?: (item: DonationItem) => ReactNode } = {
  otherThings: (item) => item.otherThings && <OtherKinds item={item} />,
  reference: ({ reference }) => reference,
  estimatedValue: (item) => <b>{valueText(item)}</b>,
  submitterName: ({ submitterName }) => <b>{submitterName}</b>,
  submitterPhone: ({ submitterPhone }) => <StaffPhone phone={submitterPhone} />,
  submitterEmail: ({ submitterEmail }) => <a href={mailtoHref(submitterEmail)}>{submitterEmail}</a>,
  pickupRequired: ({ pickupRequired }) => (pickupRequired ? 'Pickup needed' : 'Drops it off'),
  pickupAddress: (item) => item.pickupRequired && <span className="lines">{pickupLines(item).join('\n')}</span>,
  pickupInstructions: ({ pickupRequired, pickupInstructions }) => pickupRequired && (pickupInstructions || 'None'),
  fireLabel: ({ fireLabel }) => fireLabel && fireLabels[fireLabel],
  createdAt: ({ createdAt }) => dateAndTime(createdAt),
};

const isFact = (key: string): key is FactKey => donationRecord[key as keyof Fields].fact !== null;
const factKeys = [...new Set([...Object.keys(facts), ...Object.keys(donationRecord)])].filter(isFact);

const factOf = (key: FactKey, item: DonationItem): ReactNode => {
  const value = item[key];
  return facts[key] ? facts[key](item) : typeof value === 'string' && value;
};

export const DonationFacts = ({ item }: { item: DonationItem }) => (
  <dl className="dl">
    {factKeys.map((key) => {
      const fact = factOf(key, item) || false;
      return (
        fact !== false && (
          <div key={key}>
            <dt>{donationRecord[key].fact}</dt>
            <dd>{fact}</dd>
          </div>
        )
      );
    })}
  </dl>
);
