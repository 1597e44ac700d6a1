import { type MessageTopic, messageTopicKeys, messageTopics } from '#contract/messages/message-topics.ts';
import { MESSAGE_MAX, MESSAGE_NAME_MAX } from '#contract/messages/messages.ts';
import { EMAIL_MAX } from '#contract/personal-data/email.ts';
import { contact } from '#contract/words/contact.ts';
import { help } from '#contract/words/help.ts';
import { site } from '#contract/words/site.ts';
import { useSettings } from '../client/PageAnswersContext.tsx';
import { T } from '../language/T.tsx';
import { usePhoneHref } from '../shops/PhoneLinks.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Honeypot } from '../ui/Honeypot.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { Notice } from '../ui/Notice.tsx';
import { RadioTiles } from '../ui/RadioTiles.tsx';
import { control, controlId, type MessageErrors, type MessageField, type MessageValues } from './message-values.ts';

const topicIcons: Readonly<Record<MessageTopic, IconName>> = {
  question: 'message-circle',
  'medical-expenses': 'pill',
  'hospital-transport': 'car',
  counselling: 'ear',
  'weekly-shopping': 'shopping-basket',
  volunteering: 'heart-handshake',
  press: 'newspaper',
};

const topics = messageTopicKeys.map((value) => {
  const { of, hint } = messageTopics[value];
  return { value, label: <T of={of} />, hint: <T of={hint} />, icon: topicIcons[value] };
});

const Lift = () => {
  const { phone } = useSettings().contact;
  const hrefOf = usePhoneHref();
  return (
    <Notice icon="truck" title={<T of={contact.liftTitle} />}>
      <T as="p" of={contact.liftText} values={{ phone: <a href={hrefOf(phone)}>{phone}</a> }} />
      <p>
        <ButtonLink small variant="line" href="/help?service=lift" of={help.askLift} />
      </p>
    </Notice>
  );
};

type MessageFieldsProps = {
  values: MessageValues;
  errors: MessageErrors;
  edit: (field: MessageField, value: string) => void;
};

export const MessageFields = (form: MessageFieldsProps) => {
  const { values, errors, edit } = form;
  return (
    <>
      <RadioTiles
        id={controlId('about')}
        legend={<T of={contact.whatAbout} />}
        name="about"
        columns={2}
        options={topics}
        value={messageTopicKeys.find((key) => key === values.about)}
        onChange={(topic) => edit('about', topic)}
        error={errors.about}
      />
      {values.about === 'hospital-transport' && <Lift />}
      <Field
        {...control(form, 'name')}
        label={<T of={help.yourName} />}
        autoComplete="name"
        maxLength={MESSAGE_NAME_MAX}
      />
      <div className="cols">
        <Field
          {...control(form, 'phone')}
          label={<T of={site.phone} />}
          note={<T of={help.orEmail} />}
          hint={<T of={contact.oneWay} />}
          type="tel"
          autoComplete="tel"
          maxLength={40}
        />
        <Field
          {...control(form, 'email')}
          label={<T of={site.email} />}
          note={<T of={help.orPhone} />}
          type="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={EMAIL_MAX}
        />
      </div>
      <Field
        {...control(form, 'message')}
        as="textarea"
        rows={6}
        label={<T of={contact.yourWords} />}
        maxLength={MESSAGE_MAX}
        counted
      />
      <Honeypot id={controlId('website')} value={values.website} onChange={(value) => edit('website', value)} />
    </>
  );
};
