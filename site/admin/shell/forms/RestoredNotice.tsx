import { Notice } from '../../../ui/Notice.tsx';

export const RestoredNotice = () => (
  <Notice tone="ok" icon="save">
    <p>What you typed here before is back. It is not saved yet.</p>
  </Notice>
);
