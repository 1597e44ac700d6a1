import { readWhatWeTake } from '#contract/donations/public-calls.ts';
import { itemsIn, type KnownItem } from '#contract/donations/what-we-take.ts';
import { placeValues, type TextPlace } from '#contract/places/place.ts';
import { offer } from '#contract/words/offer.ts';
import { useAnswer, useSettings } from '../../client/PageAnswersContext.tsx';
import { pageKey } from '../../client/page-answers.ts';
import { EditableText } from '../../editing/EditableText.tsx';
import { listItems } from '../../editing/text-lines.ts';
import { t } from '../../language/t.ts';
import { Ticks } from '../../layout/Ticks.tsx';

export const WHAT_WE_TAKE_PATH = '/what-we-take';

const SHOWN_MAX = 8;
/** A list of up to so many things is shown whole. */
const WHOLE_MAX = 12;

/** Of a long list, takes the first of every category, then the second ones, in the order of the list. */
const namedOf = (items: readonly KnownItem[]): readonly KnownItem[] => {
  if (items.length <= WHOLE_MAX) return items;
  const inTurn = items
    .map((item) => ({ item, turn: itemsIn(item.category, items).indexOf(item) }))
    .sort((a, b) => a.turn - b.turn);
  const named = new Set(inTurn.slice(0, SHOWN_MAX).map(({ item }) => item));
  return items.filter((item) => named.has(item));
};

export const AcceptedText = ({ of, isTaken }: { of: TextPlace; isTaken: boolean }) => {
  const items = useAnswer(pageKey(readWhatWeTake, {})).data?.items ?? [];
  const unwritten = t(of.message, placeValues(useSettings()));
  const listed = items.filter((item) => item.isTaken === isTaken);
  const named = namedOf(listed);
  const shown = named.map(({ name }) => name);
  if (named.length < listed.length) shown.push(t(offer.moreThings, { count: listed.length - named.length }));
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
