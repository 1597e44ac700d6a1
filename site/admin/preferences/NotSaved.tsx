import { Notice } from '../../ui/Notice.tsx';

/** Says above what was changed that it could not be saved; nothing while all is well. */
export const NotSaved = ({ error }: { error: string }) =>
  error ? (
    <Notice tone="bad">
      <p>{error}</p>
    </Notice>
  ) : null;

/** Says beside a heading that a change was saved. */
export const Saved = ({ saved }: { saved: boolean }) => (
  <p className="hint" role="status">
    {saved ? 'Saved.' : ''}
  </p>
);
