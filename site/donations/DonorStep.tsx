import { EMAIL_MAX } from '#contract/personal-data/email.ts';
import { Field } from '../ui/Field.tsx';
import { Honeypot } from '../ui/Honeypot.tsx';
import { ShieldCheck } from '../ui/icons/ShieldCheck.tsx';
import { Notice } from '../ui/Notice.tsx';
import { AskedField } from './AskedField.tsx';
import { control, type StepProps } from './step-props.ts';

/** Step 1: who offers. */
export const DonorStep = (props: StepProps) => (
  <>
    <div className="cols">
      <Field {...control(props, 'submitterName')} label="Your name" autoComplete="name" maxLength={100} />
      <AskedField {...props} field="submitterPhone" label="Phone" type="tel" autoComplete="tel" maxLength={40} />
    </div>
    <AskedField
      {...props}
      field="submitterEmail"
      label="Email"
      type="email"
      autoComplete="email"
      spellCheck={false}
      maxLength={EMAIL_MAX}
    />
    <Notice icon={ShieldCheck} announce="none">
      <p>
        We use these details to talk to you about this donation, and for nothing else.{' '}
        <a href="/privacy#offers">What we keep, and for how long</a>
      </p>
    </Notice>
    <Honeypot id="donation-website" value={props.values.website} onChange={(value) => props.edit('website', value)} />
  </>
);
