import { useState } from 'react';
import { changeWebhook, deleteWebhook, resendWebhookDelivery, testWebhook } from '#contract/webhooks/calls.ts';
import { newWebhook, type Webhook } from '#contract/webhooks/webhooks.ts';
import { useSend } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { send } from '../../../client/send.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useEditForm } from '../../shell/forms/useEditForm.ts';
import { DeliveryList } from './DeliveryList.tsx';
import { useWebhookActions } from './useWebhookActions.ts';
import { WebhookFields } from './WebhookFields.tsx';
import { WebhookSecret } from './WebhookSecret.tsx';

interface WebhookDialogProps {
  webhook: Webhook;
  onClose: () => void;
}

const questions = {
  secret: {
    question: 'Make a new secret?',
    detail: 'The other program refuses what arrives until it has the new one.',
    confirmLabel: 'New secret',
  },
  delete: {
    question: 'Delete this webhook?',
    detail: 'The other program is told nothing more, and the record of what it was told is gone.',
    confirmLabel: 'Delete webhook',
  },
} as const;

export const WebhookDialog = ({ webhook, onClose }: WebhookDialogProps) => {
  const { id, name, url, events, enabled } = webhook;
  const platform = usePlatform();
  const changeIt = useSend(changeWebhook);
  const { busy, done, failure, perform } = useWebhookActions();
  const [asking, setAsking] = useState<keyof typeof questions | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const form = useEditForm({
    draft: `webhook.${id}`,
    start: { name, url, events },
    schema: newWebhook,
    save: async (body) => {
      const { webhook: saved } = await changeIt({ id, body });
      void perform('save', async () => {}, 'Saved.');
      return { name: saved.name, url: saved.url, events: saved.events };
    },
  });
  const turn = () =>
    perform('turn', () => changeIt({ id, body: { enabled: !enabled } }), enabled ? 'Turned off.' : 'Turned on.');
  const trial = () => perform('trial', () => send(platform, testWebhook, { id }), 'A trial is on its way.');
  const confirmed = async () => {
    const what = asking;
    setAsking(null);
    if (what === 'delete') {
      const isDeleted = await perform(
        'delete',
        () => send(platform, deleteWebhook, { id }).then(() => true),
        'Deleted.',
      );
      if (isDeleted) onClose();
    } else {
      const made = await perform('secret', () => changeIt({ id, body: { newSecret: true } }), '');
      setSecret(made?.secret ?? null);
    }
  };
  const message = failure || form.failure;
  return (
    <Dialog
      title={name}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
          <Button
            variant="brand"
            busy={form.busy}
            busyLabel="Saving"
            disabled={!form.dirty}
            onClick={() => form.submit()}
          >
            Save
          </Button>
        </>
      }
    >
      {(message || done) && (
        <Notice tone={message ? 'bad' : 'ok'}>
          <p>{message || done}</p>
        </Notice>
      )}
      {secret && <WebhookSecret name={name} secret={secret} />}
      <div className="row">
        <Button
          variant="line"
          icon="send"
          busy={busy === 'trial'}
          busyLabel="Sending"
          disabled={!enabled}
          onClick={trial}
        >
          Send a trial
        </Button>
        <Button variant="line" busy={busy === 'turn'} busyLabel="Saving" onClick={turn}>
          {enabled ? 'Turn off' : 'Turn on'}
        </Button>
        <Button variant="line" icon="key-round" onClick={() => setAsking('secret')}>
          New secret
        </Button>
        <Button
          variant="line"
          icon="trash-2"
          busy={busy === 'delete'}
          busyLabel="Deleting"
          onClick={() => setAsking('delete')}
        >
          Delete
        </Button>
      </div>
      <WebhookFields form={form} />
      <h3>Latest deliveries</h3>
      <DeliveryList
        webhookId={id}
        busy={busy}
        onResend={
          enabled
            ? (delivery) =>
                perform(
                  delivery.id,
                  () => send(platform, resendWebhookDelivery, { id, deliveryId: delivery.id }),
                  'It will be sent again in a moment.',
                )
            : null
        }
      />
      {asking && <ConfirmDialog {...questions[asking]} onConfirm={confirmed} onCancel={() => setAsking(null)} />}
    </Dialog>
  );
};
