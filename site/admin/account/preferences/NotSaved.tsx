import { Notice } from '../../../ui/Notice.tsx';

export const NotSaved = ({ error }: { error: string }) =>
  error ? (
    <Notice tone="bad">
      <p>{error}</p>
    </Notice>
  ) : null;

export const Saved = ({ saved }: { saved: boolean }) => (
  <p className="hint" role="status">
    {saved ? 'Saved.' : ''}
  </p>
);
