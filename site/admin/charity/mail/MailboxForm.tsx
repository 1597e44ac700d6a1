import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Factors } from '#contract/auth/factors.ts';
import { readMailboxSettings, saveMailbox } from '#contract/mail-admin/calls.ts';
import {
  INBOX,
  type MailboxChange,
  type MailboxSettings,
  mailboxChange,
  type NewMailbox,
  usualMailboxPorts,
} from '#contract/mail-admin/mailbox.ts';
import { keyOf, useSend } from '../../../client/calls.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { ConfirmFields } from '../../account/security/ConfirmFields.tsx';
import { EditBox, fieldId } from '../../shell/forms/EditBox.tsx';
import { useEditForm } from '../../shell/forms/useEditForm.ts';
import { ServerAccountFields, type ServerWords } from './ServerAccountFields.tsx';

const WORDS: ServerWords = {
  setBy: 'IMAP_URL',
  server: 'Your mail provider calls it the incoming server or IMAP server.',
  placeholder: 'imap.example.org',
  ports: usualMailboxPorts,
  unencrypted: 'on the same machine only',
  userIsOptional: false,
};
const EMPTY: NewMailbox = {
  ...{ host: '', port: usualMailboxPorts.tls, encryption: 'tls', user: '', folder: INBOX, address: '' },
};

/** Leaves out the stored password. */
const editedOf = ({ mailbox }: MailboxSettings): MailboxChange => {
  const { hasPassword: _, ...parts } = mailbox ?? { hasPassword: false };
  return { mailbox: mailbox ? (parts as NewMailbox) : null };
};

export const MailboxForm = ({ settings, ways }: { settings: MailboxSettings; ways: Factors['confirmWith'] }) => {
  const save = useSend(saveMailbox);
  const queryClient = useQueryClient();
  const start = useMemo(() => editedOf(settings), [settings]);
  const form = useEditForm<MailboxChange>({
    draft: null,
    start,
    schema: mailboxChange,
    save: async (body) => {
      const saved = await save({ body });
      queryClient.setQueryData(keyOf(readMailboxSettings, {}), saved);
      return editedOf(saved);
    },
  });
  const { values, errors } = form;
  const fixed = settings.fromEnvironment;
  const mailbox: NewMailbox = (fixed ? settings.mailbox : values.mailbox) ?? EMPTY;
  const change = (part: Partial<NewMailbox>) => form.change({ mailbox: { ...mailbox, ...part } });
  return (
    <EditBox
      form={form}
      title="Answers by email"
      lead="A mailbox that is read each minute: answers join what they answer, and other mails become messages. Nothing in it is deleted, moved or marked as seen."
      savedText={
        settings.mailbox
          ? 'Saved. What comes from now on is read. Look whether it works, below.'
          : 'Saved. No mailbox is read any more.'
      }
      action={
        values.mailbox && !fixed ? (
          <Button variant="line" icon="trash-2" onClick={() => form.change({ mailbox: null })}>
            Remove
          </Button>
        ) : undefined
      }
    >
      {settings.mailbox && values.mailbox === null && !fixed && (
        <Notice tone="wait" title="Answers will not come here any more." announce="none">
          <p>Once this is saved, people answer to the sender again. What came in stays.</p>
        </Notice>
      )}
      <ServerAccountFields
        part="mailbox"
        words={WORDS}
        fixed={fixed}
        stored={settings.mailbox}
        server={mailbox}
        errors={errors}
        change={change}
      >
        <Field
          id={fieldId('mailbox.folder')}
          label="Folder"
          hint={fixed ? 'Set by IMAP_URL, where the server runs.' : 'Nearly always INBOX.'}
          readOnly={fixed}
          spellCheck={false}
          value={mailbox.folder}
          error={errors['mailbox.folder']}
          onChange={(event) => change({ folder: event.target.value })}
        />
      </ServerAccountFields>
      {!fixed && (
        <Field
          id={fieldId('mailbox.address')}
          label="Address of the mailbox"
          note="Optional"
          type="email"
          hint="What people answer to. Left empty, it is the user, or else the sender of our mails."
          value={mailbox.address}
          error={errors['mailbox.address']}
          onChange={(event) => change({ address: event.target.value })}
        />
      )}
      {settings.answersTo && (
        <p className="hint">
          {`People answer to ${settings.answersTo.replace('@', '+…@')}, so that it is known what they answer. Your mail provider has to bring that to the mailbox (“plus addressing”).`}
        </p>
      )}
      {settings.mailbox && !settings.answersTo && (
        <p className="hint">
          No address of this mailbox is known: answers are known by the mail that they name. Please enter one.
        </p>
      )}
      {fixed && <p className="hint">To change this, whoever runs the server changes IMAP_URL and starts it again.</p>}
      {form.dirty && ways.length > 0 && (
        <div className="stack stack--close">
          <p className="hint">
            Whoever sets the mailbox decides whose mails come in here. So please show that it is you:
          </p>
          <ConfirmFields ways={ways} values={values} errors={errors} change={form.change} />
        </div>
      )}
    </EditBox>
  );
};
