import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { type BulkApproval, isApproved } from './useBulkApproval.ts';

/** What became of each testimonial that was approved together with others. */
export const BulkOutcome = ({ bulk: { results, dismiss } }: { bulk: BulkApproval }) => {
  if (!results) return null;
  const approved = results.filter(isApproved).length;
  return (
    <Notice tone={approved === results.length ? 'ok' : 'wait'} title={`${approved} of ${results.length} approved.`}>
      <ul className="list">
        {results.map(({ id, name, outcome, message }) => (
          <li key={id}>
            {name}: {outcome === 'approved' ? 'approved' : message}
          </li>
        ))}
      </ul>
      <Button variant="quiet" small onClick={dismiss}>
        Close
      </Button>
    </Notice>
  );
};
