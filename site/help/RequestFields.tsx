import {
  HELP_NAME_MAX,
  HELP_WORDS_MAX,
  liftRepeatKeys,
  liftRepeats,
  ringTimeKeys,
  ringTimes,
  travelNeedKeys,
  travelNeeds,
} from '#contract/help/help.ts';
import { isAnsweredInEvenings } from '#contract/help/phone-times.ts';
import { EMAIL_MAX } from '#contract/personal-data/email.ts';
import { forms } from '#contract/words/forms.ts';
import { help } from '#contract/words/help.ts';
import type { Message } from '#contract/words/message.ts';
import { site } from '#contract/words/site.ts';
import { T } from '../language/T.tsx';
import { usePhoneTimes } from '../shops/phone-times.ts';
import { contactQuestions } from '../soft-questions/soft-question.ts';
import { WithSoftQuestion } from '../soft-questions/WithSoftQuestion.tsx';
import { Field, type FieldProps } from '../ui/Field.tsx';
import { Honeypot } from '../ui/Honeypot.tsx';
import { RadioTiles } from '../ui/RadioTiles.tsx';
import { useHydrated } from '../ui/useHydrated.ts';
import { CheckTiles } from './CheckTiles.tsx';
import { control, controlId } from './help-values.ts';
import type { HelpRequest } from './useHelp.ts';

const repeats = liftRepeatKeys.map((value) => ({ value, label: <T of={liftRepeats[value]} /> }));
const ringing = ringTimeKeys.map((value) => ({ value, label: ringTimes[value] }));

/** Offers the evening only if somebody answers then, or once it was chosen. */
const useRinging = (chosen: readonly string[]) => {
  const hours = usePhoneTimes()?.hours;
  const hasEvenings = !hours || isAnsweredInEvenings(hours) || chosen.includes('evenings');
  return ringing.filter(({ value }) => value !== 'evenings' || hasEvenings);
};

const needHints: Partial<Record<(typeof travelNeedKeys)[number], Message>> = {
  wheelchair: help.wheelchairHint,
  companion: help.companionHint,
};
const needs = travelNeedKeys.map((value) => ({ value, label: travelNeeds[value], hint: needHints[value] }));

type ContactProps = { request: HelpRequest; field: 'phone' | 'email' } & FieldProps;

const Contact = ({ request, field, ...labels }: ContactProps) => {
  const hydrated = useHydrated();
  const { values, errors, edit, kept, keep } = request;
  const value = values[field];
  const isKept = value !== '' && kept[field] === value;
  return (
    <WithSoftQuestion
      id={controlId(field)}
      question={hydrated && !errors[field] && !isKept ? contactQuestions[field](value) : null}
      isKept={isKept}
      edit={(mended) => edit(field, mended)}
      keep={() => keep(field)}
    >
      <Field {...control(request, field)} {...(labels as object)} label={labels.label} />
    </WithSoftQuestion>
  );
};

export const RequestFields = ({ request }: { request: HelpRequest }) => {
  const { values, errors, edit } = request;
  const isLift = values.service === 'lift';
  return (
    <>
      <div className="cols">
        <Field
          {...control(request, 'name')}
          label={<T of={help.yourName} />}
          autoComplete="name"
          maxLength={HELP_NAME_MAX}
        />
        <Field
          {...control(request, 'person')}
          label={<T of={help.person} />}
          hint={<T of={help.personHint} />}
          autoComplete="off"
          maxLength={HELP_NAME_MAX}
        />
      </div>
      <div className="cols">
        <Contact
          request={request}
          field="phone"
          label={<T of={site.phone} />}
          note={<T of={help.orEmail} />}
          type="tel"
          autoComplete="tel"
          maxLength={40}
        />
        <Contact
          request={request}
          field="email"
          label={<T of={site.email} />}
          note={<T of={help.orPhone} />}
          type="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={EMAIL_MAX}
        />
      </div>
      <CheckTiles
        id={controlId('ringAt')}
        legend={help.whenCanWeRing}
        note={help.tickWhatIsTrue}
        name="ringAt"
        options={useRinging(values.ringAt)}
        chosen={values.ringAt}
        onChange={(chosen) => edit('ringAt', chosen)}
      />
      {isLift && (
        <>
          <RadioTiles
            id={controlId('repeats')}
            legend={<T of={help.howOften} />}
            name="repeats"
            columns={3}
            options={repeats}
            value={liftRepeatKeys.find((key) => key === values.repeats)}
            onChange={(often) => edit('repeats', often)}
            error={errors.repeats}
          />
          <CheckTiles
            id={controlId('needs')}
            legend={help.driverShouldKnow}
            note={help.tickWhatIsTrue}
            name="needs"
            options={needs}
            chosen={values.needs}
            onChange={(chosen) => edit('needs', chosen)}
          />
        </>
      )}
      <Field
        {...control(request, 'message')}
        as="textarea"
        rows={4}
        label={<T of={values.service === 'other' ? help.inYourWords : help.anythingElse} />}
        note={values.service !== 'other' && <T of={forms.optional} />}
        hint={<T of={help.noDocuments} />}
        maxLength={HELP_WORDS_MAX}
        counted
      />
      <Honeypot id={controlId('website')} value={values.website} onChange={(value) => edit('website', value)} />
    </>
  );
};
