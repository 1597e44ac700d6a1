import type { Language } from '#contract/languages/languages.ts';
import { Written } from '../../../language/Written.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Mark, MarkedText } from './marks.ts';
import { markTone, shortened } from './reason-labels.ts';

/** Characters up to which a passage is not broken across lines. */
const SHORT = 24;

interface MarkedPassagesProps {
  marked: MarkedText;
  /** Language of the words; null for English. */
  language: Language | null;
  /** Index in the text at which the shown part ends. */
  until: number;
  /** Undefined while the text is being edited. */
  onSwitch?: ((mark: Mark) => void) | undefined;
}

const MarkedPassage = ({
  mark,
  language,
  canPutBack,
  onSwitch,
}: { mark: Mark; canPutBack: boolean } & Pick<MarkedPassagesProps, 'language' | 'onSwitch'>) => {
  const why = [...new Set(mark.reasons.map(({ message }) => message))].join(' ');
  const label = `${mark.isOut ? 'Put back' : 'Take out'}: ${shortened(mark.text)}`;
  return (
    <mark
      className={`flag ${markTone(mark)}${mark.text.length <= SHORT ? ' flag--short' : ''}${mark.isOut ? ' flag--out' : ''}`}
      title={why}
    >
      <Written as={mark.isOut ? 's' : 'span'} language={language}>
        {mark.text}
      </Written>
      <span className="sr">{` (${mark.isOut ? 'taken out' : 'flagged'}: ${why})`}</span>
      {onSwitch && (!mark.isOut || canPutBack) && (
        <button type="button" aria-label={label} title={label} onClick={() => onSwitch(mark)}>
          <Icon name={mark.isOut ? 'rotate-ccw' : 'x'} />
        </button>
      )}
    </mark>
  );
};

export const MarkedPassages = ({
  marked: { original, marks, onlyMasked },
  language,
  until,
  onSwitch,
}: MarkedPassagesProps) => {
  const shown = marks.filter(({ start }) => start < until);
  const end = Math.max(until, shown.at(-1)?.end ?? 0);
  return (
    <>
      {shown.map((mark, at) => (
        <span key={mark.start}>
          <Written language={language}>{original.slice(shown[at - 1]?.end ?? 0, mark.start)}</Written>
          <MarkedPassage mark={mark} language={language} canPutBack={onlyMasked} onSwitch={onSwitch} />
        </span>
      ))}
      <Written language={language}>
        {`${original.slice(shown.at(-1)?.end ?? 0, end)}${end < original.length ? '…' : ''}`}
      </Written>
    </>
  );
};
