import { EMAIL_MAX } from '#contract/personal-data/email.ts';
import { forms } from '#contract/words/forms.ts';
import { offer } from '#contract/words/offer.ts';
import { site } from '#contract/words/site.ts';
import { T } from '../language/T.tsx';
import { Field } from '../ui/Field.tsx';
import { Honeypot } from '../ui/Honeypot.tsx';
import { Notice } from '../ui/Notice.tsx';
import { AskedField } from './AskedField.tsx';
import { control, type StepProps } from './step-props.ts';

/** Step 1: who offers. */
export const DonorStep = (props: StepProps) => (
  <>
    <div className="cols">
      <Field
        {...control(props, 'submitterName')}
        label={<T of={offer.yourName} />}
        autoComplete="name"
        maxLength={100}
      />
      <AskedField
        {...props}
        field="submitterPhone"
        label={<T of={site.phone} />}
        type="tel"
        autoComplete="tel"
        maxLength={40}
      />
    </div>
    <AskedField
      {...props}
      field="submitterEmail"
      label={<T of={site.email} />}
      type="email"
      autoComplete="email"
      spellCheck={false}
      maxLength={EMAIL_MAX}
    />
    <Notice icon="shield-check" announce="none">
      <p>
        <T of={offer.detailsUse} /> <T as="a" href="/privacy#offers" of={forms.whatWeKeepAnd} />
      </p>
    </Notice>
    <Honeypot id="donation-website" value={props.values.website} onChange={(value) => props.edit('website', value)} />
  </>
);
