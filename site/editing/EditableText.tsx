import { lazy, type ReactNode, Suspense } from 'react';
import { useAnswer } from '../client/PageAnswersContext.tsx';
import { textKey } from '../client/page-keys.ts';
import type { StaffTextProps } from './StaffText.tsx';
import { paragraphs } from './text-lines.ts';
import { useStaffHalf } from './useStaffHalf.ts';

type EditableTextProps = {
  relativeUrl: string;
  /** The key of the place on its page. */
  place: string;
  /** What stands there while nobody has written anything. */
  fallback: string;
  /** How the text is shown; in paragraphs where nothing is said. */
  show?: (content: string) => ReactNode;
};

const Paragraphs = ({ content }: { content: string }) =>
  paragraphs(content).map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity, and may be equal
    <p key={at}>{paragraph}</p>
  ));

/** When the staff half cannot be loaded, the page stays as visitors see it. */
const StaffText = lazy(() =>
  import('./StaffText.tsx').then(
    (loaded) => ({ default: loaded.StaffText }),
    () => ({ default: ({ children }: StaffTextProps) => children }),
  ),
);

/** A text of a page that staff can replace. */
export const EditableText = ({ relativeUrl, place, fallback, show }: EditableTextProps) => {
  const { data } = useAnswer(textKey(relativeUrl, place));
  const forStaff = useStaffHalf();
  const content = data?.content || fallback;
  const shown = show ? show(content) : <Paragraphs content={content} />;
  if (!forStaff || data === undefined) return shown;
  return (
    <Suspense fallback={shown}>
      <StaffText relativeUrl={relativeUrl} place={place} container={data} fallback={fallback}>
        {shown}
      </StaffText>
    </Suspense>
  );
};
