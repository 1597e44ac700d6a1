import '../styles/forms.css';
import type { Submitted } from '#contract/pages/page-renderer.ts';
import { contact } from '#contract/words/contact.ts';
import { forms } from '#contract/words/forms.ts';
import { T } from '../language/T.tsx';
import { t } from '../language/t.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { HelplineFoot } from '../ui/HelplineCard.tsx';
import { OfflineNotice } from '../ui/OfflineNotice.tsx';
import { RefusedNotice } from '../ui/RefusedNotice.tsx';
import { useFormTitle } from '../ui/useFormTitle.ts';
import { useHelplines } from '../ui/useHelplines.ts';
import { VisitorForm } from '../ui/VisitorForm.tsx';
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
  useFormTitle(form.sent ? {} : { errors: form.errors, message });
  if (form.sent) {
    const { reference, helplines: lines } = form.sent;
    return (
      <MessageSent name={form.values.name.trim().split(/\s+/)[0] ?? ''} reference={reference} helplines={lines} focus />
    );
  }
  return (
    <VisitorForm
      className="form"
      action="/contact#write"
      aria-labelledby="write-title"
      onTyped={({ form: plain }) => {
        const typed = pickFields(Object.fromEntries(new FormData(plain)));
        form.fill((now) => ({ ...now, ...typed }));
      }}
      onSubmit={() => void form.submit()}
    >
      <div className="form__head">
        <T as="h2" id="write-title" of={contact.writeToUs} />
        <T as="p" className="lead lead--sm mt-sm" of={contact.lead} />
      </div>
      <div className="form__body">
        <RefusedNotice text={message} />
        <ErrorSummary errors={summaryOf(form.errors)} attempt={form.refusals} />
        <MessageFields values={form.values} errors={form.errors} edit={form.edit} />
        <OfflineNotice again={form.again} of={forms.offlineWords} />
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
    </VisitorForm>
  );
};
