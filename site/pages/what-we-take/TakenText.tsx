import { placeValues, type TextPlace } from '#contract/places/place.ts';
import { readWhatWeTake } from '#contract/settings/public-calls.ts';
import { offer } from '#contract/words/offer.ts';
import { useAnswer, useSettings } from '../../client/PageAnswersContext.tsx';
import { pageKey } from '../../client/page-answers.ts';
import { EditableText } from '../../editing/EditableText.tsx';
import { listItems } from '../../editing/text-lines.ts';
import { t } from '../../language/t.ts';
import { Ticks } from '../../layout/Ticks.tsx';

export const WHAT_WE_TAKE_PATH = '/what-we-take';

const SHOWN_MAX = 8;

/** What is taken, or not, in short: what staff wrote at this place, or else the first of the lists in the settings. */
export const TakenText = ({ of, isTaken }: { of: TextPlace; isTaken: boolean }) => {
  const items = useAnswer(pageKey(readWhatWeTake, {})).data?.items ?? [];
  const unwritten = t(of.message, placeValues(useSettings()));
  const names = items.filter((item) => item.isTaken === isTaken).map(({ name }) => name);
  const shown = names.slice(0, SHOWN_MAX);
  if (names.length > SHOWN_MAX) shown.push(t(offer.moreThings, { count: names.length - SHOWN_MAX }));
  return (
    <EditableText
      of={of}
      fallback={shown.join('\n') || undefined}
      show={(content, lang) =>
        content === unwritten && !content.includes('\n') ? (
          <p lang={lang}>{content}</p>
        ) : (
          <Ticks no={!isTaken} items={listItems(content)} lang={lang} />
        )
      }
    />
  );
};
