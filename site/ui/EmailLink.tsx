import { Fragment } from 'react';
import { mailtoHref } from '#contract/personal-data/email.ts';

const partsOf = (address: string): string[] => address.match(/\.?[^.@]+@?/g) ?? [address];

export const EmailLink = ({ address }: { address: string }) => (
  <a href={mailtoHref(address)}>
    {partsOf(address).map((part, at, parts) => (
      <Fragment key={parts.slice(0, at).join('')}>
        {at > 0 && <wbr />}
        <span>{part}</span>
      </Fragment>
    ))}
  </a>
);
