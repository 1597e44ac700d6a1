import { type NewWebhook, WEBHOOK_NAME_MAX } from '#contract/webhooks/webhooks.ts';
import { Field } from '../../../ui/Field.tsx';
import { CheckChoice } from '../../shell/forms/CheckChoice.tsx';
import type { EditForm } from '../../shell/forms/useEditForm.ts';
import { eventOptions } from './webhook-words.ts';

export const WebhookFields = ({ form: { values, errors, change } }: { form: EditForm<NewWebhook> }) => (
  <>
    <Field
      label="Name"
      hint="What will be told."
      maxLength={WEBHOOK_NAME_MAX}
      autoComplete="off"
      value={values.name}
      error={errors.name}
      onChange={(event) => change({ name: event.target.value })}
    />
    <Field
      label="Address"
      hint="Of the other program, beginning with https://."
      type="url"
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      value={values.url}
      error={errors.url}
      onChange={(event) => change({ url: event.target.value })}
    />
    <CheckChoice
      legend="What it is told"
      options={eventOptions}
      value={values.events}
      error={errors.events}
      onChange={(events) => change({ events })}
    />
  </>
);
