import { KeyHint } from '../shortcuts/KeyHint.tsx';
import { type Reason, WITH_NUMBER } from './reasons.ts';

interface ReasonButtonsProps {
  reasons: readonly Reason[];
  /** What is written now: the reason that it holds shows as chosen. */
  value: string;
  onChoose: (reason: string) => void;
}

/** The saved reasons. The first nine have a number, which chooses them while nothing else is written. */
export const ReasonButtons = ({ reasons, value, onChoose }: ReasonButtonsProps) =>
  reasons.length > 0 && (
    <fieldset className="reasons">
      <legend>
        Saved reasons <span className="only-wide">Press the number while nothing is written</span>
      </legend>
      {reasons.map(({ label, reason }, at) => (
        <button
          key={label}
          type="button"
          aria-pressed={value.split('\n').includes(reason)}
          aria-keyshortcuts={at < WITH_NUMBER ? String(at + 1) : undefined}
          onClick={() => onChoose(reason)}
        >
          {at < WITH_NUMBER && <KeyHint>{String(at + 1)}</KeyHint>}
          <span>{label}</span>
        </button>
      ))}
    </fieldset>
  );
