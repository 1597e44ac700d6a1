import { KeyHint } from '../../shell/shortcuts/KeyHint.tsx';
import { type Reason, WITH_NUMBER } from './reasons.ts';

interface ReasonButtonsProps {
  reasons: readonly Reason[];
  value: string;
  onChoose: (reason: string) => void;
}

/** Numbers the first nine; a number chooses its reason while nothing else is written. */
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
