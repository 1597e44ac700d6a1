import { dateAndTime } from '#contract/dublin.ts';
import { englishNames } from '#contract/languages/english-language-names.ts';
import type { ChangedWord, LanguageWord } from '#contract/languages/language-words.ts';
import { ENGLISH, type Language } from '#contract/languages/languages.ts';
import { Field } from '../../../ui/Field.tsx';
import { fieldId } from '../../forms/EditBox.tsx';

const stateText = ({ state, changedAt, changedBy }: LanguageWord): string => {
  if (state === 'missing') return 'Missing: visitors read English.';
  const by = changedAt ? ` by ${changedBy} on ${dateAndTime(changedAt)}` : '';
  if (state === 'checked') return `Checked${by}.`;
  if (state === 'changed') return `Checked${by}. English changed since.`;
  return changedAt
    ? `Changed${by}, not checked: visitors read English.`
    : 'A draft, not checked: visitors read English.';
};

interface WordRowProps {
  /** Its place among all sentences. */
  at: number;
  word: LanguageWord;
  edited: ChangedWord;
  language: Language;
  error: string | undefined;
  onChange(part: Partial<ChangedWord>): void;
}

/** One sentence: the English one, what stands for it, and whether that is checked. */
export const WordRow = ({ at, word, edited, language, error, onChange }: WordRowProps) => {
  const id = fieldId(`words.${at}.text`);
  return (
    <li>
      <p className="lines" lang={ENGLISH} id={`${id}-english`}>
        {word.english}
      </p>
      <div className="stack stack--close">
        <Field
          id={id}
          as="textarea"
          className="input--low"
          rows={2}
          lang={language}
          label={<span className="sr">{`${englishNames[language]} for “${word.english}”`}</span>}
          value={edited.text}
          error={error}
          onChange={(event) => onChange({ text: event.target.value, isChecked: false })}
        />
        <label className="check">
          <input
            type="checkbox"
            checked={edited.isChecked}
            disabled={edited.text.trim() === ''}
            aria-describedby={`${id}-english`}
            onChange={(event) => onChange({ isChecked: event.target.checked })}
          />
          <span>I have checked this</span>
        </label>
        <p className="hint">{stateText(word)}</p>
      </div>
    </li>
  );
};
