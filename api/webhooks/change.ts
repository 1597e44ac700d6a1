import { isIP } from 'node:net';
import type { AuditAction } from '#contract/audit/audit.ts';
import {
  type NewWebhook,
  type StoredWebhook,
  WEBHOOK_NAME_TAKEN,
  WEBHOOKS_FULL,
  WEBHOOKS_MAX,
  type WebhookChange,
  type WebhookWithSecret,
  webhookEvents,
} from '#contract/webhooks/webhooks.ts';
import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { EVERY } from '../store/collections.ts';
import type { Draft } from '../store/store.ts';
import { viewWebhook, webhookOrThrow } from './view.ts';

const NOT_AN_ADDRESS = 'Please enter an address that begins with https://.';
const WITH_PASSWORD = 'Please leave user name and password out of the address. What arrives is signed.';
const PRIVATE = 'This address leads to a private network, where webhooks may not go.';

const refuse = (sentence: string) => new Failure('invalid', sentence, { fields: { url: sentence } });

/**
 * Names are looked up only for the call itself.
 * @throws Failure `invalid` for an address without TLS, or of a private network.
 */
const checkUrl = async ({ policy }: Deps, address: string): Promise<string> => {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && policy.webhookNetworks.length > 0))
    throw refuse(NOT_AN_ADDRESS);
  if (url.username || url.password) throw refuse(WITH_PASSWORD);
  url.hash = '';
  const { allowedAddresses } = await import('./allowed-address.ts');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isLocal = host === 'localhost' || host.endsWith('.localhost');
  const allowed = allowedAddresses(policy.webhookNetworks);
  if ((isIP(host) || isLocal) && !allowed.mayReach(isLocal ? '127.0.0.1' : host)) throw refuse(PRIVATE);
  return url.href;
};

const checkName = (draft: Draft, name: string, ownId: string | null): void => {
  const isTaken = draft.webhooks
    .list('oldest', EVERY)
    .some((one) => one.id !== ownId && one.name.toLowerCase() === name.toLowerCase());
  if (isTaken) throw new Failure('conflict', WEBHOOK_NAME_TAKEN, { fields: { name: WEBHOOK_NAME_TAKEN } });
};

const audited = (
  draft: Draft,
  deps: Deps,
  actor: Actor,
  action: AuditAction<'webhook'>,
  { id, name, url, events }: StoredWebhook,
) =>
  recordAudit(draft, deps, {
    actor,
    action,
    subjectKind: 'webhook',
    subjectId: id,
    detail: name,
    // The path of an address may be a secret of the receiver's.
    changed: { before: {}, after: { receiver: new URL(url).host, events: events.join(', ') } },
  });

const withSecret = ({ store, webhookSecrets }: Deps, webhook: StoredWebhook, isNew: boolean): WebhookWithSecret => ({
  webhook: viewWebhook(store.data, webhook),
  secret: isNew ? webhookSecrets.secretOf(webhook) : null,
});

/**
 * Answers the secret only now.
 * @throws Failure `invalid` for an address that may not be called, `conflict`.
 */
export const createWebhook = async (deps: Deps, input: NewWebhook, actor: Actor): Promise<WebhookWithSecret> => {
  const url = await checkUrl(deps, input.url);
  const events = webhookEvents.filter((event) => input.events.includes(event));
  const made = { id: deps.newId(), createdAt: deps.now().toISOString(), createdBy: actor.id };
  const webhook = { ...made, name: input.name, url, events, enabled: true, secretVersion: 1 };
  await deps.store.change((draft) => {
    if (draft.webhooks.list('oldest', EVERY).length >= WEBHOOKS_MAX) throw new Failure('conflict', WEBHOOKS_FULL);
    checkName(draft, input.name, null);
    draft.webhooks.put(webhook);
    audited(draft, deps, actor, 'created', webhook);
  });
  return withSecret(deps, webhook, true);
};

/**
 * A webhook that is turned on again is told what still waits.
 * @throws Failure `not_found`, `invalid`, `conflict`.
 */
export const changeWebhook = async (
  deps: Deps,
  id: string,
  { newSecret = false, url, ...change }: WebhookChange,
  actor: Actor,
): Promise<WebhookWithSecret> => {
  const checked = url === undefined ? undefined : await checkUrl(deps, url);
  const after = await deps.store.change((draft) => {
    const { goneAt, leftOutAt, ...before } = webhookOrThrow(draft, id);
    if (change.name !== undefined) checkName(draft, change.name, id);
    const webhook: StoredWebhook = {
      ...before,
      name: change.name ?? before.name,
      url: checked ?? before.url,
      events: change.events ? webhookEvents.filter((event) => change.events?.includes(event)) : before.events,
      enabled: change.enabled ?? before.enabled,
      secretVersion: before.secretVersion + (newSecret ? 1 : 0),
      ...(goneAt && change.enabled !== true && { goneAt }),
    };
    draft.webhooks.put(webhook);
    audited(draft, deps, actor, newSecret ? 'given a new secret' : 'changed', webhook);
    return webhook;
  });
  return withSecret(deps, after, newSecret);
};

export const deleteWebhook = ({ store, ...deps }: Deps, id: string, actor: Actor): Promise<void> =>
  store.change((draft) => {
    const webhook = webhookOrThrow(draft, id);
    draft.webhooks.remove(id);
    for (const one of draft.webhookDeliveries.list('webhook', id)) draft.webhookDeliveries.remove(one.id);
    audited(draft, { store, ...deps }, actor, 'deleted', webhook);
  });
