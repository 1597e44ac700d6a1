import { messageTopicKeys, messageTopics } from '#contract/messages/message-topics.ts';
import { MESSAGE_MAX, MESSAGE_NAME_MAX } from '#contract/messages/messages.ts';
import { EMAIL_MAX } from '#contract/personal-data/email.ts';
import { useSettings } from '../client/PageAnswersContext.tsx';
import { usePhoneHref } from '../shops/PhoneLinks.tsx';
import { Field } from '../ui/Field.tsx';
import { Honeypot } from '../ui/Honeypot.tsx';
import { Notice } from '../ui/Notice.tsx';
import { RadioTiles } from '../ui/RadioTiles.tsx';
import { controlId, type MessageErrors, type MessageField, type MessageValues } from './message-values.ts';
import { topicIcons } from './topic-icons.ts';

const topics = messageTopicKeys.map((value) => ({ value, ...messageTopics[value], icon: topicIcons[value] }));

const Lift = () => {
  const { phone } = useSettings().contact;
  const hrefOf = usePhoneHref();
  return (
    <Notice icon="truck" title="A lift is quickest by phone.">
      <p>
        Ring <a href={hrefOf(phone)}>{phone}</a> at least 48 hours ahead.
      </p>
    </Notice>
  );
};

type MessageFieldsProps = {
  values: MessageValues;
  errors: MessageErrors;
  edit: (field: MessageField, value: string) => void;
};

/** What it is about, a name, a way to reach back, and words. */
export const MessageFields = ({ values, errors, edit }: MessageFieldsProps) => {
  const control = (field: MessageField) => ({
    id: controlId(field),
    name: field,
    value: values[field],
    error: errors[field],
    onChange: (event: { target: { value: string } }) => edit(field, event.target.value),
  });
  return (
    <>
      <RadioTiles
        id={controlId('about')}
        legend="What is it about?"
        name="about"
        columns={2}
        options={topics}
        value={messageTopicKeys.find((key) => key === values.about)}
        onChange={(topic) => edit('about', topic)}
        error={errors.about}
      />
      {values.about === 'hospital-transport' && <Lift />}
      <Field {...control('name')} label="Your name" autoComplete="name" maxLength={MESSAGE_NAME_MAX} />
      <div className="cols">
        <Field
          {...control('phone')}
          label="Phone"
          note="Or an email address"
          hint="One way to reach you back is enough."
          type="tel"
          autoComplete="tel"
          maxLength={40}
        />
        <Field
          {...control('email')}
          label="Email"
          note="Or a phone number"
          type="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={EMAIL_MAX}
        />
      </div>
      <Field {...control('message')} as="textarea" rows={6} label="Your words" maxLength={MESSAGE_MAX} counted />
      <Honeypot id={controlId('website')} value={values.website} onChange={(value) => edit('website', value)} />
    </>
  );
};
