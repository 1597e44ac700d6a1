import { figure } from './bulk-parts.ts';
import type { Bulk } from './useBulk.ts';
import type { Matching } from './useFindMore.ts';

export const MoreToSelect = ({ bulk, matching }: { bulk: Bulk; matching: Matching | undefined }) => {
  const { selection, finding } = bulk;
  const hasMore = matching !== undefined && matching.total > selection.picked.length;
  const mayApprove = bulk.meant('approve').length > 0;
  const [reason = ''] = selection.picked.map((one) => one.leftOut).filter(Boolean);
  const leftOut = mayApprove ? '' : reason;
  const asksAlike = mayApprove || reason !== '';
  if (finding) return <span role="status">Looking for more…</span>;
  return (
    <>
      {hasMore && (
        <button
          className="linkbtn"
          type="button"
          onClick={() => bulk.selectMatching(matching)}
        >{`Select all ${figure(matching.total)}`}</button>
      )}
      {leftOut && <span>{`${leftOut}.`}</span>}
      {asksAlike && (
        <button className="linkbtn" type="button" onClick={bulk.selectAlike}>
          All alike
        </button>
      )}
    </>
  );
};
