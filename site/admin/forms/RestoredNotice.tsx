import { Notice } from '../../ui/Notice.tsx';

/** Says that a form shows what was typed before and not what is saved. */
export const RestoredNotice = () => (
  <Notice tone="ok" icon="save">
    <p>What you typed here before is back. It is not saved yet.</p>
  </Notice>
);
