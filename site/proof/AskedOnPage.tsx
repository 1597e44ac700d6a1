import { PROOF_FIELDS } from '#contract/proof-fields.ts';
import type { ProofQuestion } from '#contract/proof-of-work.ts';
import { Field } from '../ui/Field.tsx';
import { ANSWER_HINT, AskedWord } from './AskedWord.tsx';
import { RingInstead } from './RingInstead.tsx';

/** The question in a form that is posted without scripts, while too many forms arrive. */
export const AskedOnPage = ({
  question: { token, word, waitSeconds },
  error,
}: {
  question: ProofQuestion;
  /** What was wrong with the answer before. */
  error: string | undefined;
}) => (
  <fieldset className="form__part">
    <legend>
      <strong>One question first</strong>
    </legend>
    <p>
      A great many forms are arriving. Please show us that a person sent this one: type the word, and send the form
      after {waitSeconds} seconds. Please choose pictures again.
    </p>
    <input type="hidden" name={PROOF_FIELDS.token} value={token} />
    <Field
      label={<AskedWord word={word} />}
      hint={ANSWER_HINT}
      error={error}
      name={PROOF_FIELDS.answer}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      autoFocus
    />
    <RingInstead />
  </fieldset>
);
