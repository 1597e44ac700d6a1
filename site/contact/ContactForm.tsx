import '../styles/forms.css';
import { type FormEvent, useLayoutEffect, useRef } from 'react';
import type { Submitted } from '#contract/pages/page-renderer.ts';
import { contact } from '#contract/words/contact.ts';
import { forms } from '#contract/words/forms.ts';
import { plainForm } from '../client/plain-forms.ts';
import { T } from '../language/T.tsx';
import { pageAddress, t } from '../language/t.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { HelplineFoot } from '../ui/HelplineCard.tsx';
import { Notice } from '../ui/Notice.tsx';
import { OfflineNotice } from '../ui/OfflineNotice.tsx';
import { SendingKeyField } from '../ui/SendingKeyField.tsx';
import { useFormTitle } from '../ui/useFormTitle.ts';
import { useHelplines } from '../ui/useHelplines.ts';
import { MessageFields } from './MessageFields.tsx';
import { MessageSent } from './MessageSent.tsx';
import { noValues, pickFields, summaryOf } from './message-values.ts';
import { useMessage } from './useMessage.ts';

type ContactFormProps = {
  /** The answer to the form if it was posted without scripts. */
  submitted: Submitted | null;
  about: string;
};

export const ContactForm = ({ submitted, about }: ContactFormProps) => {
  const { values = {}, errors = {}, message = '' } = submitted ?? {};
  const given = { values: { ...noValues, about, ...pickFields(values) }, errors: pickFields(errors) };
  const form = useMessage(given);
  const helplines = useHelplines(form.values.message, submitted?.helplines);
  const element = useRef<HTMLFormElement>(null);
  useFormTitle(form.sent ? {} : { errors: form.errors, message });
  const { fill } = form;
  useLayoutEffect(() => {
    if (!element.current) return;
    const typed = pickFields(Object.fromEntries(new FormData(plainForm(element.current).form)));
    fill((now) => ({ ...now, ...typed }));
  }, [fill]);
  if (form.sent) {
    const { reference, helplines: lines } = form.sent;
    return (
      <MessageSent name={form.values.name.trim().split(/\s+/)[0] ?? ''} reference={reference} helplines={lines} focus />
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <form
      ref={element}
      className="form"
      method="post"
      action={`${pageAddress('/contact')}#write`}
      encType="multipart/form-data"
      noValidate
      aria-labelledby="write-title"
      onSubmit={submit}
    >
      <SendingKeyField />
      <div className="form__head">
        <T as="h2" id="write-title" of={contact.writeToUs} />
        <T as="p" className="lead lead--sm mt-sm" of={contact.lead} />
      </div>
      <div className="form__body">
        {message && (
          <Notice tone="bad">
            <T as="p" said={message} />
          </Notice>
        )}
        <ErrorSummary errors={summaryOf(form.errors)} attempt={form.refusals} />
        <MessageFields values={form.values} errors={form.errors} edit={form.edit} />
        {form.again.offline && (
          <OfflineNotice waiting={form.again.waiting} onWaiting={form.again.setWaiting}>
            <T as="p" of={forms.offlineWords} />
          </OfflineNotice>
        )}
        <p className="hint">
          <T of={contact.privacy} /> <T as="a" href="/privacy#messages" of={forms.whatWeKeepAnd} />
        </p>
      </div>
      <div className="form__foot">
        <HelplineFoot lines={helplines} />
        <ButtonLink variant="quiet" href="/" of={forms.cancel} />
        <Button
          type="submit"
          icon="send"
          className="push"
          busy={form.sending}
          busyLabel={t(forms.sending)}
          of={forms.send}
        />
      </div>
    </form>
  );
};
