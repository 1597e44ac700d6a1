import { useAnswer } from '../../client/PageAnswersContext.tsx';
import { whatWeTakeKey } from '../../client/page-keys.ts';
import { EditableText } from '../../editing/EditableText.tsx';
import { listItems } from '../../editing/text-lines.ts';
import { Ticks } from '../../layout/Ticks.tsx';

export const WHAT_WE_TAKE_PATH = '/what-we-take';

const SHOWN_MAX = 8;
const ASK_FIRST = {
  taken: 'Our list is being written. Until then, please ask first, by phone or in a shop.',
  refused: 'Please ask us before you bring anything that is not listed here.',
} as const;

type TakenTextProps = {
  relativeUrl: string;
  place: string;
  isTaken: boolean;
  /** What stands there while nobody has written anything: a sentence, or the lines of a list. */
  unwritten?: string;
};

/** What is taken, or not, in short: what staff wrote at this place, or else the first of the lists in the settings. */
export const TakenText = ({
  relativeUrl,
  place,
  isTaken,
  unwritten = ASK_FIRST[isTaken ? 'taken' : 'refused'],
}: TakenTextProps) => {
  const items = useAnswer(whatWeTakeKey).data?.items ?? [];
  const names = items.filter((item) => item.isTaken === isTaken).map(({ name }) => name);
  const shown = names.slice(0, SHOWN_MAX);
  if (names.length > SHOWN_MAX) shown.push(`${names.length - SHOWN_MAX} more things`);
  return (
    <EditableText
      relativeUrl={relativeUrl}
      place={place}
      fallback={shown.join('\n') || unwritten}
      show={(content) =>
        content === unwritten && !content.includes('\n') ? (
          <p>{content}</p>
        ) : (
          <Ticks no={!isTaken} items={listItems(content)} />
        )
      }
    />
  );
};
