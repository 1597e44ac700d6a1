import type { ReactNode } from 'react';

const partsOf = (address: string): string[] => address.match(/\.?[^.@]+@?/g) ?? [address];

const joined = (before: ReactNode, part: string): ReactNode => (
  <>
    {before}
    <wbr />
    {part}
  </>
);

/** A link that writes to an address, which breaks after its @ and before a dot in a narrow place, not inside a word. */
export const EmailLink = ({ address }: { address: string }) => {
  const [first, ...rest] = partsOf(address);
  return <a href={`mailto:${address}`}>{rest.reduce<ReactNode>(joined, first)}</a>;
};
