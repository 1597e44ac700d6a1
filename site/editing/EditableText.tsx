import { fallbackOf, type TextPlace } from '#contract/places/place.ts';
import { useSettings } from '../client/PageAnswersContext.tsx';
import { textKey } from '../client/place-keys.ts';
import { partLanguage } from '../language/t.ts';
import type { Elements } from '../ui/elements.ts';
import { LazyPart } from '../ui/LazyPart.tsx';
import { type LineTag, shownAs } from './shown-as.tsx';
import { staffText } from './staff-halves.ts';
import { usePlaceContent, useReadText } from './usePlaceContent.ts';
import { useStaffHalf } from './useStaffHalf.ts';

type EditableTextProps = {
  of: TextPlace;
  /** The element of a text in one piece, such as a heading; in paragraphs where nothing is said. */
  as?: LineTag;
  className?: string;
  /** How the text is shown where an element is not enough; `lang` is set where it is in another language than the page. */
  show?: (content: string, lang?: string) => Elements;
  /** What stands there at first, where it follows the settings. */
  fallback?: string;
};

/** A text of a page that staff can replace. */
export const EditableText = ({ of, as, className, show, fallback }: EditableTextProps) => {
  const data = usePlaceContent(textKey(of.relativeUrl, of.key), of.relativeUrl);
  const forStaff = useStaffHalf();
  const settings = useSettings();
  const { content, language } = useReadText(of, fallback);
  const render = show ?? shownAs(as, className);
  const shown = render(content, partLanguage(language));
  if (!forStaff || data === undefined) return shown;
  return (
    <LazyPart of={staffText} loading={shown} failed={() => shown}>
      {(StaffText) => (
        <StaffText
          of={of}
          container={data}
          fallback={fallback ?? fallbackOf(of, settings)}
          isLine={as !== undefined}
          render={render}
        >
          {shown}
        </StaffText>
      )}
    </LazyPart>
  );
};
