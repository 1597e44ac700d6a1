import { EMAIL_MAX } from '#contract/email-address.ts';
import { Field } from '../ui/Field.tsx';
import { ShieldCheck } from '../ui/icons/ShieldCheck.tsx';
import { Notice } from '../ui/Notice.tsx';
import { control, type StepProps } from './step-props.ts';

/** Step 1: who offers. */
export const DonorStep = (props: StepProps) => (
  <>
    <div className="cols">
      <Field {...control(props, 'submitterName')} label="Your name" autoComplete="name" maxLength={100} />
      <Field {...control(props, 'submitterPhone')} label="Phone" type="tel" autoComplete="tel" maxLength={40} />
    </div>
    <Field
      {...control(props, 'submitterEmail')}
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
    <div className="sr" aria-hidden="true">
      <label htmlFor="donation-website">Leave this field empty</label>
      <input
        id="donation-website"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        value={props.values.website}
        onChange={(event) => props.edit('website', event.target.value)}
      />
    </div>
  </>
);
