import '../styles/forms.css';
import '../styles/offer.css';
import type { ManagedKind } from '#contract/manage-link/manage-token.ts';
import { managed } from '#contract/words/managed.ts';
import type { Message } from '#contract/words/message.ts';
import { useSettings } from '../client/PageAnswersContext.tsx';
import { T } from '../language/T.tsx';
import { t } from '../language/t.ts';
import { usePhoneHref } from '../shops/PhoneLinks.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Illustration } from '../ui/Illustration.tsx';
import { ManagedForm } from './ManagedForm.tsx';
import type { Managed } from './useManaged.ts';

type ManagedLookupProps = {
  kind: ManagedKind;
  record: Pick<Managed<unknown, string>, 'token' | 'message' | 'errors' | 'busy' | 'see'>;
  hint: Message;
  show: Message;
};

export const ManagedLookup = ({ kind, record, hint, show }: ManagedLookupProps) => {
  const { token, message, errors, busy, see } = record;
  const { phone } = useSettings().contact;
  const hrefOf = usePhoneHref();
  const submit = (fields: FormData) => {
    if (!busy) see(String(fields.get('token') ?? ''));
  };
  return (
    <ManagedForm kind={kind} label={t(managed.findIt)} className="form" onSubmit={submit}>
      <Illustration name="empty-letterbox" className="top" first />
      <div className="form__head">
        <T as="h1" of={message ? managed.linkFailed : managed.lookupTitle} />
        {message && <T as="p" className="lead lead--sm mt-sm" role="alert" text={message} />}
        <T as="p" className="hint mt-sm" of={message ? managed.linkCutShort : hint} />
      </div>
      <div className="form__body">
        <Field
          id="managed-token"
          name="token"
          label={<T of={managed.yourLink} />}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          defaultValue={token}
          error={errors.token}
        />
        <T as="p" className="hint" of={managed.lookupRing} values={{ phone: <a href={hrefOf(phone)}>{phone}</a> }} />
      </div>
      <div className="form__foot">
        <Button
          type="submit"
          name="do"
          value="see"
          className="push"
          busy={busy === 'see'}
          busyLabel={t(managed.looking)}
          of={show}
        />
      </div>
    </ManagedForm>
  );
};
