import { useState } from 'react';
import { HELP_WORDS_MAX } from '#contract/help/help.ts';
import { forms } from '#contract/words/forms.ts';
import { help as words } from '#contract/words/help.ts';
import { T } from '../../language/T.tsx';
import { t } from '../../language/t.ts';
import { ManagedForm } from '../../manage-link/ManagedForm.tsx';
import { useSubmitted } from '../../routing/PageContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { HelplineFoot } from '../../ui/HelplineCard.tsx';
import { useHelplines } from '../../ui/useHelplines.ts';
import type { ManagedHelpState } from './useManagedHelp.ts';

export const ManagedHelpWords = ({ request: { token, errors, busy, add } }: { request: ManagedHelpState }) => {
  const posted = useSubmitted()?.values.message;
  const [message, setMessage] = useState(typeof posted === 'string' ? posted : '');
  const helplines = useHelplines(message);
  const submit = () => {
    if (!busy) add(message);
  };
  return (
    <ManagedForm kind="help" label={t(words.anythingElse)} className="field" token={token} onSubmit={submit}>
      <Field
        as="textarea"
        rows={3}
        id="managed-message"
        name="message"
        label={<T of={words.writeToUs} />}
        note={<T of={words.weAnswer} />}
        maxLength={HELP_WORDS_MAX}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
        error={errors.message}
      />
      <HelplineFoot lines={helplines} />
      <div>
        <Button
          type="submit"
          name="do"
          value="add"
          icon="send"
          busy={busy === 'add'}
          busyLabel={t(forms.sending)}
          of={words.add}
        />
      </div>
    </ManagedForm>
  );
};
