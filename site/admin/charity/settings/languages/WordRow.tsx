import { dateAndTime } from '#contract/dublin.ts';
import { englishNames } from '#contract/languages/english-language-names.ts';
import type { ChangedWord, LanguageWord } from '#contract/languages/language-words.ts';
import { ENGLISH, type Language } from '#contract/languages/languages.ts';
import { Field } from '../../../../ui/Field.tsx';
import { fieldId } from '../../../shell/forms/EditBox.tsx';
import type { PartPlaces } from './language-labels.ts';

const stateText = ({ state, isShown, changedAt, changedBy }: LanguageWord): string => {
  if (state === 'missing') return 'Missing: visitors read English.';
  const by = changedAt ? ` by ${changedBy} on ${dateAndTime(changedAt)}` : '';
  if (state === 'checked') return `Checked${by}.`;
  if (state === 'changed')
    return `Checked${by}. English changed since: visitors ${isShown ? 'still read this' : 'read English'} until it is checked again.`;
  return changedAt
    ? `Changed${by}, not checked: visitors read English.`
    : 'A draft, not checked: visitors read English.';
};

const checkLabel = ({ state, text }: LanguageWord, edited: ChangedWord) =>
  state === 'changed' && edited.text === text ? 'It still fits' : 'I have checked this';

const Place = ({ word: { part, place }, places }: { word: LanguageWord; places: PartPlaces }) => {
  const { label = part, href = null } = places.get(part) ?? {};
  return (
    <p className="hint">
      <span>{`${label}${place ? `: ${place}. ` : '. '}`}</span>
      {href && (
        <a href={href} target="_blank" rel="noreferrer">
          Open the page
        </a>
      )}
    </p>
  );
};

const EnglishSide = ({ id, word, places }: { id: string; word: LanguageWord; places: PartPlaces }) => (
  <div className="stack stack--close">
    <p className="lines" lang={ENGLISH} id={id}>
      {word.english}
    </p>
    {word.englishBefore !== null && <p className="hint lines">{`Before: ${word.englishBefore}`}</p>}
    <Place word={word} places={places} />
  </div>
);

interface WordRowProps {
  /** Index among all sentences. */
  at: number;
  word: LanguageWord;
  edited: ChangedWord;
  language: Language;
  places: PartPlaces;
  error: string | undefined;
  onChange(part: Partial<ChangedWord>): void;
}

export const WordRow = ({ at, word, edited, language, places, error, onChange }: WordRowProps) => {
  const id = fieldId(`words.${at}.text`);
  return (
    <li>
      <EnglishSide id={`${id}-english`} word={word} places={places} />
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
          <span>{checkLabel(word, edited)}</span>
        </label>
        <p className="hint">{stateText(word)}</p>
      </div>
    </li>
  );
};
