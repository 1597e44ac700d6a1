import '../../styles/forms.css';
import '../../styles/offer.css';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { ManagedForm } from '../../manage-link/ManagedForm.tsx';
import { usePhoneHref } from '../../shops/PhoneLinks.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Illustration } from '../../ui/Illustration.tsx';
import type { ManagedOffer } from './useOwnDonation.ts';

const CUT_SHORT = 'It may be cut short, as mail programs sometimes do. Copy the whole link and paste it here.';
const WHERE = 'Paste the link that we showed you when you sent your donation. It is also in our e-mails to you.';

/** Asks for the manage link, where it is not in the address, leads nowhere, or scripts do not run. */
export const OwnLookup = ({ offer: { token, message, errors, busy, see } }: { offer: ManagedOffer }) => {
  const { phone } = useSettings().contact;
  const hrefOf = usePhoneHref();
  const submit = (fields: FormData) => {
    if (!busy) see(String(fields.get('token') ?? ''));
  };
  return (
    <ManagedForm kind="donation" label="Find it" className="form" onSubmit={submit}>
      <Illustration name="empty-letterbox" className="top" first />
      <div className="form__head">
        <h1>{message ? 'We cannot open this link' : 'Where does it stand?'}</h1>
        {message && (
          <p className="lead lead--sm mt-sm" role="alert">
            {message}
          </p>
        )}
        <p className="hint mt-sm">{message ? CUT_SHORT : WHERE}</p>
      </div>
      <div className="form__body">
        <Field
          id="own-token"
          name="token"
          label="Your link"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          defaultValue={token}
          error={errors.token}
        />
        <p className="hint">
          Or ring <a href={hrefOf(phone)}>{phone}</a> with your reference to hand.
        </p>
      </div>
      <div className="form__foot">
        <Button type="submit" name="do" value="see" className="push" busy={busy === 'see'} busyLabel="Looking…">
          Show My Donation
        </Button>
      </div>
    </ManagedForm>
  );
};
