import { BROWSER_LINK_MINUTES, BROWSER_LINK_OVER } from '#contract/auth/known-browser.ts';
import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import { describeError } from '../core/log.ts';
import type { Deps } from '../http/deps.ts';
import { isPersonToken, personOfToken } from '../identity/person-tokens.ts';
import { fromDelivery } from '../mail/link-life.ts';
import type { Sender } from './start-sign-in.ts';

type MailDeps = Pick<Deps, 'store' | 'outbox' | 'now' | 'newId' | 'log'>;

const mailLink = async (deps: MailDeps, personId: string): Promise<void> => {
  const mail = await deps.store.change((draft) => {
    const person = draft.people.get(personId);
    // The link of the last mail still works: whoever has the password fills no mailbox.
    const isLive = Date.parse(person?.browserLink?.expiresAt ?? '') > deps.now().getTime();
    if (!person || person.disabled || isLive) return null;
    const id = deps.newId();
    draft.people.put({ ...person, browserLink: { id, ...fromDelivery(deps.now(), BROWSER_LINK_MINUTES * 60_000) } });
    return deps.outbox.enqueue(draft, {
      kind: 'was-this-you',
      to: person.email,
      about: { type: 'person', id: person.id },
      values: { name: person.name, minutes: String(BROWSER_LINK_MINUTES), browser: id },
      reserved: true,
    });
  });
  if (mail !== null) await deps.outbox.attempt(mail);
};

/** Returns at once, so that response times do not reveal a right password; failures are logged. */
export const mailBrowserLink = (deps: MailDeps, personId: string): void => {
  setImmediate(() => {
    mailLink(deps, personId).catch((error: unknown) => deps.log.error('known-browser.failed', describeError(error)));
  });
};

/**
 * Makes the browser in which the mailed link was opened known, once; signs nobody in.
 * @throws Failure `not_found`.
 */
export const knowBrowser = async (
  deps: Pick<Deps, 'store' | 'devices' | 'invitationLinks' | 'now' | 'newId'>,
  token: string,
  { cookieHeader = null, setCookie }: Sender,
): Promise<void> => {
  const cookie = await deps.store.change((draft) => {
    const person = draft.people.get(personOfToken(token) ?? '');
    const link = person?.browserLink;
    if (!person || person.disabled || !link || !isPersonToken(deps.invitationLinks, 'browser', token, link.id))
      throw new Failure('not_found', BROWSER_LINK_OVER);
    if (Date.parse(link.expiresAt) <= deps.now().getTime()) throw new Failure('not_found', BROWSER_LINK_OVER);
    const known = deps.devices.remember({ ...person, browserLink: null }, cookieHeader);
    draft.people.put(known.owner);
    recordAudit(draft, deps, {
      actor: person,
      action: 'browser made known',
      subjectKind: 'person',
      subjectId: person.id,
      detail: person.name,
    });
    return known.cookie;
  });
  setCookie?.(cookie);
};
