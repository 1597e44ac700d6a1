import { T } from '../language/T.tsx';
import { Notice } from './Notice.tsx';

/** What was wrong with a form as a whole; nothing without it. */
export const RefusedNotice = ({ said }: { said: string | undefined }) =>
  said && (
    <Notice tone="bad">
      <T as="p" said={said} />
    </Notice>
  );
