import { useState } from 'react';
import * as z from 'zod/mini';
import { HELP_NEWS_MAX, type StoredHelp } from '#contract/help/help.ts';
import { notifiedSentence, type StaffMailAct } from '#contract/mail-admin/mail-acts.ts';
import type { StaffMessage } from '#contract/messages/messages.ts';
import { optionalText } from '#contract/text/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import type { IconName } from '../../../ui/icon-names.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { useEditForm } from '../../shell/forms/useEditForm.ts';
import { dialogKeys } from '../../shell/shortcuts/dialog-keys.ts';
import type { HelpRequest } from './HelpFacts.tsx';

export type HelpOutcome = NonNullable<StoredHelp['outcome']>['is'];

interface OutcomeWords {
  act: string;
  confirm: string;
  title: string;
  hint: string;
  done: string;
  icon: IconName;
  mails: StaffMailAct;
}

export const outcomes: Readonly<Record<HelpOutcome, OutcomeWords>> = {
  arranged: {
    act: 'Arranged',
    confirm: 'It is arranged',
    title: 'Say what is arranged',
    hint: 'Such as who comes, and when.',
    done: 'Arranged',
    icon: 'check',
    mails: 'arrangeHelp',
  },
  closed: {
    act: 'Close',
    confirm: 'Close the request',
    title: 'Close the request',
    hint: 'Such as why, and who else can help.',
    done: 'Closed',
    icon: 'x',
    mails: 'closeHelp',
  },
};

/** Says in a sentence who is mailed about an outcome; undefined if there is no address. */
export const outcomeNotified = (is: HelpOutcome, { email }: StaffMessage): string | undefined =>
  notifiedSentence(outcomes[is].mails, email ? 1 : 0);

const news = z.object({ says: optionalText(HELP_NEWS_MAX) });

interface HelpOutcomeDialogProps {
  request: HelpRequest;
  is: HelpOutcome;
  /** Rejects when it was not stored. */
  onConfirm: (report: { says: string; day: string; time: string }) => Promise<void>;
  onClose: () => void;
}

export const HelpOutcomeDialog = ({ request, is, onConfirm, onClose }: HelpOutcomeDialogProps) => {
  const [start] = useState({ says: '' });
  // The person may change it meanwhile.
  const [{ day, time }] = useState(request.help);
  const { confirm, title, icon, hint } = outcomes[is];
  const { values, errors, failure, busy, change, submit } = useEditForm({
    start,
    draft: `help-news.${request.id}`,
    schema: news,
    save: async ({ says }) => {
      await onConfirm({ says, day, time });
      onClose();
      return start;
    },
  });
  return (
    <Dialog
      small
      title={title}
      hint={
        outcomeNotified(is, request) ?? 'There is no email address: they read it on their own page. Please ring, too.'
      }
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="brand" icon={icon} busy={busy} busyLabel="Saving" onClick={() => submit()}>
            {confirm}
          </Button>
        </>
      }
    >
      {failure && (
        <Notice tone="bad">
          <p>{failure}</p>
        </Notice>
      )}
      <Field
        as="textarea"
        label="What we tell them"
        note="Optional"
        hint={hint}
        rows={4}
        maxLength={HELP_NEWS_MAX}
        value={values.says}
        error={errors.says}
        onKeyDown={dialogKeys({ onConfirm: submit, onCancel: onClose })}
        onChange={({ target }) => change({ says: target.value })}
      />
    </Dialog>
  );
};
