import { useState } from 'react';
import { createWebhook } from '#contract/webhooks/calls.ts';
import { type NewWebhook, newWebhook } from '#contract/webhooks/webhooks.ts';
import { CreationDialog } from '../forms/CreationDialog.tsx';
import { useCreationForm } from '../forms/useCreationForm.ts';
import { WebhookFields } from './WebhookFields.tsx';
import { WebhookSecret } from './WebhookSecret.tsx';

export const CreateWebhookDialog = ({ onClose }: { onClose: () => void }) => {
  const [start] = useState<NewWebhook>({ name: '', url: '', events: [] });
  const { form, created } = useCreationForm({
    draft: 'webhook.new',
    start,
    schema: newWebhook,
    call: createWebhook,
    inputOf: (body) => ({ body }),
  });
  return (
    <CreationDialog
      title="Add a webhook"
      form={form}
      submitLabel="Add webhook"
      busyLabel="Adding"
      icon="plus"
      created={created?.secret && <WebhookSecret name={created.webhook.name} secret={created.secret} />}
      createdTitle="Your new webhook"
      doneLabel="I have stored it"
      onClose={onClose}
    >
      <WebhookFields form={form} />
    </CreationDialog>
  );
};
