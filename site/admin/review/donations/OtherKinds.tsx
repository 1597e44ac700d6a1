import type { DonationItem } from '#contract/donations/donation-desk.ts';
import { otherThingsText } from '#contract/donations/other-things.ts';
import { Written } from '../../../language/Written.ts';

type OtherKindsProps = { item: Pick<DonationItem, 'otherThings' | 'language'>; begin?: string };

/** The other kinds of things in an offer: how many there are is in the donor's language. */
export const OtherKinds = ({ item: { otherThings = [], language }, begin = '' }: OtherKindsProps) =>
  otherThings.map(({ category, condition, howMany }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what was sent stays as it is
    <span key={index}>
      <span>{`${index === 0 ? begin : '; '}${otherThingsText([{ category, condition }])}`}</span>
      {howMany && <Written language={language ?? null}>{` (${howMany})`}</Written>}
    </span>
  ));
