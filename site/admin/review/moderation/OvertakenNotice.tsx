import { Notice } from '../../../ui/Notice.tsx';

export const OvertakenNotice = ({ title, what }: { title: string; what: 'notes' | 'text' }) => (
  <Notice tone="wait" icon="users" title={title}>
    <p>{`Your ${what} ${what === 'text' ? 'is' : 'are'} kept here until you close this.`}</p>
  </Notice>
);
