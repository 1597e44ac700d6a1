import { Notice } from '../../ui/Notice.tsx';

/** Says that a change was saved, or why not. */
export const SavedOrNot = ({ saved, error }: { saved: boolean; error: string }) =>
  error ? (
    <Notice tone="bad">
      <p>{error}</p>
    </Notice>
  ) : (
    <p className="hint" role="status">
      {saved ? 'Saved.' : ''}
    </p>
  );
