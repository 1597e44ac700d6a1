import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createWebhook, listWebhooks } from '#contract/webhooks/calls.ts';
import { type NewWebhook, newWebhook, type Webhook } from '#contract/webhooks/webhooks.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CreationDialog } from '../../shell/forms/CreationDialog.tsx';
import { useCreationForm } from '../../shell/forms/useCreationForm.ts';
import { LoadingBox } from '../../shell/list/LoadingBox.tsx';
import { NotReachable } from '../../shell/list/NotReachable.tsx';
import { useNow } from '../../useNow.ts';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookFields } from './WebhookFields.tsx';
import { WebhookSecret } from './WebhookSecret.tsx';
import { eventsOf, stateOf } from './webhook-words.ts';

const CreateWebhookDialog = ({ onClose }: { onClose: () => void }) => {
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

const WebhookRow = ({ webhook, onOpen }: { webhook: Webhook; onOpen: () => void }) => {
  const { tone, label, why } = stateOf(webhook, useNow());
  return (
    <li>
      <span className="grow">
        <span className="row row--tight">
          <b>{webhook.name}</b>
          <Badge tone={tone}>{label}</Badge>
        </span>
        <small>{webhook.url}</small>
        <small>{`${eventsOf(webhook)}. ${why}`}</small>
      </span>
      <Button variant="line" onClick={onOpen}>
        Open<span className="sr">{` ${webhook.name}`}</span>
      </Button>
    </li>
  );
};

export const WebhooksSection = () => {
  const [open, setOpen] = useState<string | null>(null);
  const [creating, setCreating] = useState(false);
  const { data, isError, refetch } = useQuery({ ...queryOf(usePlatform(), listWebhooks, {}), staleTime: 30_000 });
  if (!data) {
    return isError ? (
      <NotReachable onRefresh={refetch}>The webhooks could not be loaded. Please try refreshing the page.</NotReachable>
    ) : (
      <LoadingBox label="Loading the webhooks" />
    );
  }
  const opened = data.webhooks.find(({ id }) => id === open);
  return (
    <section className="box">
      <div className="box__head">
        <div>
          <h2>Webhooks</h2>
          <p>
            Other programs are told when something happens: what, when and the id of the record, and nothing about a
            person.
          </p>
        </div>
        <Button variant="line" icon="plus" onClick={() => setCreating(true)}>
          Add a webhook
        </Button>
      </div>
      <div className="box__body stack">
        {data.webhooks.length === 0 ? (
          <p className="hint">No program is told of anything. A chat room or an accounting program could be.</p>
        ) : (
          <ul className="rows">
            {data.webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} onOpen={() => setOpen(webhook.id)} />
            ))}
          </ul>
        )}
      </div>
      {creating && <CreateWebhookDialog onClose={() => setCreating(false)} />}
      {opened && <WebhookDialog webhook={opened} onClose={() => setOpen(null)} />}
    </section>
  );
};
