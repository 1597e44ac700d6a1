import '../styles/forms.css';
import { type FormEvent, useLayoutEffect, useRef } from 'react';
import type { Submitted } from '#contract/pages/page-renderer.ts';
import { plainForm } from '../client/plain-forms.ts';
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
  /** The answer to the form when it was posted without scripts. */
  submitted: Submitted | null;
  /** The topic that the address names, or empty. */
  about: string;
};

/** The contact form: plain HTML at first; words of an emergency are answered while they are written. */
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
      action="/contact#write"
      encType="multipart/form-data"
      noValidate
      aria-labelledby="write-title"
      onSubmit={submit}
    >
      <SendingKeyField />
      <div className="form__head">
        <h2 id="write-title">Write to us</h2>
        <p className="lead lead--sm mt-sm">
          Say it in your own words. Please do not send documents: we will ask for them later, by phone or post.
        </p>
      </div>
      <div className="form__body">
        {message && (
          <Notice tone="bad">
            <p>{message}</p>
          </Notice>
        )}
        <ErrorSummary errors={summaryOf(form.errors)} attempt={form.refusals} />
        <MessageFields values={form.values} errors={form.errors} edit={form.edit} />
        {form.again.offline && (
          <OfflineNotice waiting={form.again.waiting} onWaiting={form.again.setWaiting}>
            <p>Your message stays on this device. Send again when the connection is back, or let us do it for you.</p>
          </OfflineNotice>
        )}
        <p className="hint">
          We use what you write to answer you, and for nothing else.{' '}
          <a href="/privacy#messages">What we keep, and for how long</a>
        </p>
      </div>
      <div className="form__foot">
        <HelplineFoot lines={helplines} />
        <ButtonLink variant="quiet" href="/">
          Cancel
        </ButtonLink>
        <Button type="submit" icon="send" className="push" busy={form.sending} busyLabel="Sending…">
          Send
        </Button>
      </div>
    </form>
  );
};
