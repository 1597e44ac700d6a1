import { T } from '../language/T.tsx';
import { Notice } from './Notice.tsx';

/** What was wrong with a form as a whole; nothing without it. */
export const RefusedNotice = ({ text }: { text: string | undefined }) =>
  text && (
    <Notice tone="bad">
      <T as="p" text={text} />
    </Notice>
  );
