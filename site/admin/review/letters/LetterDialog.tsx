import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { firstName } from '#contract/donations/donations.ts';
import { previewLetter, writeLetter } from '#contract/letters/calls.ts';
import { LETTER_MAX, type LetterRecord, newLetter } from '#contract/letters/letters.ts';
import { readReviewRules } from '#contract/settings/calls.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { queryOf, useSend } from '../../../client/calls.ts';
import { newKey, withKey } from '../../../client/idempotency-key.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { refreshKinds } from '../../../client/refresh-kinds.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { MailView } from '../../charity/mail/MailView.tsx';
import { useEditForm } from '../../shell/forms/useEditForm.ts';
import { dialogKeys } from '../../shell/shortcuts/dialog-keys.ts';

interface LetterDialogProps {
  about: LetterRecord;
  name: string;
  email: string;
  onClose: () => void;
}

const Preview = ({ about, message }: { about: LetterRecord; message: string }) => {
  const { data, error } = useQuery({
    ...queryOf(usePlatform(), previewLetter, { body: { ...about, message } }),
    gcTime: 0,
    retry: false,
  });
  if (error)
    return (
      <Notice tone="bad" announce="status" title="This cannot be shown.">
        <p>{sentenceOf(error, 'The preview could not be loaded. Please try again.')}</p>
      </Notice>
    );
  return (
    <section aria-label="Preview" className="stack stack--close">
      {data ? <MailView preview={data} as="phone" /> : <Skeleton label="Loading the preview" shape="card" />}
    </section>
  );
};

/** A letter leaves after two minutes and can be taken back until then. */
export const LetterDialog = ({ about, name, email, onClose }: LetterDialogProps) => {
  const send = useSend(writeLetter);
  const queryClient = useQueryClient();
  const answers = useQuery(queryOf(usePlatform(), readReviewRules, {})).data?.savedAnswers ?? [];
  const [start] = useState({ ...about, message: '', newLink: false, keepOpen: false });
  const [key] = useState(newKey);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const isMessage = about.kind === 'message';
  const { values, errors, failure, busy, change, submit } = useEditForm({
    start,
    draft: `letter.${about.id}`,
    schema: newLetter,
    save: async (letter) => {
      await send({ body: letter }, { headers: withKey(key) });
      refreshKinds(queryClient, new Set([about.kind, 'mail']));
      onClose();
      return start;
    },
  });
  const write = (message: string) => {
    setPreviewed(null);
    change({ message });
  };
  return (
    <Dialog
      small
      title={`Write to ${firstName(name)}`}
      hint={`To ${email}. It leaves in two minutes and can be taken back until then.`}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="line"
            icon={previewed === null ? 'eye' : 'pencil'}
            disabled={values.message.trim() === ''}
            onClick={() => setPreviewed(previewed === null ? values.message : null)}
          >
            {previewed === null ? 'Preview' : 'Go on writing'}
          </Button>
          <Button
            variant="brand"
            icon="mail"
            busy={busy}
            busyLabel="Sending"
            onClick={() => {
              setPreviewed(null);
              submit();
            }}
          >
            Send
          </Button>
        </>
      }
    >
      {failure && Object.keys(errors).length === 0 && (
        <Notice tone="bad">
          <p>{failure}</p>
        </Notice>
      )}
      {previewed !== null ? (
        <Preview about={about} message={previewed} />
      ) : (
        <Field
          as="textarea"
          label="Your words"
          note={`${firstName(name)} reads this`}
          rows={6}
          maxLength={LETTER_MAX}
          value={values.message}
          error={errors.message}
          onKeyDown={dialogKeys({ onConfirm: submit, onCancel: onClose })}
          onChange={({ target }) => write(target.value)}
        />
      )}
      {answers.length > 0 && previewed === null && (
        <fieldset className="chips">
          <legend className="sr">Saved answers</legend>
          {answers.map(({ label, answer }) => (
            <button
              key={label}
              type="button"
              onClick={() => write([values.message.trim(), answer].filter(Boolean).join('\n\n'))}
            >
              {label}
            </button>
          ))}
        </fieldset>
      )}
      {isMessage ? (
        <label className="check">
          <input
            type="checkbox"
            checked={values.keepOpen ?? false}
            onChange={({ target }) => change({ keepOpen: target.checked })}
          />
          <span>
            <b>Keep the message open</b> <small className="hint">Otherwise it counts as answered.</small>
          </span>
        </label>
      ) : (
        <label className="check">
          <input
            type="checkbox"
            checked={values.newLink ?? false}
            onChange={({ target }) => change({ newLink: target.checked })}
          />
          <span>
            <b>Make a new link</b>{' '}
            <small className="hint">Earlier links to their own page stop working, if a stranger has one.</small>
          </span>
        </label>
      )}
    </Dialog>
  );
};
