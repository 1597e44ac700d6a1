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
  /** Absent for a text in paragraphs. */
  as?: LineTag;
  className?: string;
  /** `lang` is set if the text is in another language than the page. */
  show?: (content: string, lang?: string) => Elements;
  fallback?: string;
};

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
