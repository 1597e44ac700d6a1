import { type Change, diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';

/** More changes than this are slow to mark and hard to read, so both texts are shown in full. */
const CHANGES_MAX = 2000;

const part = ({ added, removed, value }: Change, index: number) => {
  if (added) return <ins key={index}>{value}</ins>;
  if (removed) return <del key={index}>{value}</del>;
  return <span key={index}>{value}</span>;
};

export const WordChanges = ({ before, now }: { before: string; now: string }) => {
  const changes = useMemo(() => diffWordsWithSpace(before, now, { maxEditLength: CHANGES_MAX }), [before, now]);
  if (changes) return <p className="changes">{changes.map(part)}</p>;
  return (
    <p className="changes">
      <del>{before}</del>
      <ins>{now}</ins>
    </p>
  );
};
