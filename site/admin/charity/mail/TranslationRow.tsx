import { englishNames } from '#contract/languages/english-language-names.ts';
import type { Language } from '#contract/languages/languages.ts';
import { Button } from '../../../ui/Button.tsx';
import { Switch } from '../../shell/forms/Switch.tsx';

interface TranslationRowProps {
  language: Language;
  isOn: boolean;
  isDraft: boolean;
  onSwitch(isOn: boolean): void;
  /** Omitted while nothing is saved in the language. */
  onRemove?: (() => void) | undefined;
  isRemoving: boolean;
}

/** Words in another language go out only once somebody who speaks it says so; without them the mail is English. */
export const TranslationRow = ({ language, isOn, isDraft, onSwitch, onRemove, isRemoving }: TranslationRowProps) => {
  const name = englishNames[language];
  return (
    <ul className="rows mb-lg">
      {isDraft && (
        <li>
          <span className="grow">
            <small>{`These words are a draft that nobody who speaks ${name} has read. Please correct them before they are sent.`}</small>
          </span>
        </li>
      )}
      <li>
        <span className="grow">
          <b>I have checked these words: send them</b>
          <small>{`To whoever filled in a form in ${name}, while ${name} is switched on. Everybody else gets the English mail.`}</small>
        </span>
        <Switch label={`Send these words in ${name}`} on={isOn} onChange={onSwitch} />
      </li>
      {onRemove && (
        <li>
          <span className="grow">
            <small>Without these words everybody gets the English mail.</small>
          </span>
          <Button variant="quiet" icon="trash-2" busy={isRemoving} busyLabel="Removing" onClick={onRemove}>
            Remove this translation
          </Button>
        </li>
      )}
    </ul>
  );
};
