import { INVITATION_DAYS, type Invitation, type StoredInvitation } from '#contract/people/invitations.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import { tokenHash, withdrawInvitations } from '../auth/invitations.ts';
import type { Deps } from '../http/deps.ts';
import { fromDelivery } from '../mail/link-life.ts';
import type { Draft } from '../store/store.ts';
import { viewPerson } from './view.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** To be stored with `putInvitation`. Lasts seven days from its mail, unless said otherwise. */
export const issue = (
  { newId, now, invitationLinks, mailer }: Pick<Deps, 'newId' | 'now' | 'invitationLinks' | 'mailer'>,
  personId: string,
  createdBy: string,
  lastsMs = INVITATION_DAYS * DAY_MS,
): StoredInvitation => {
  const id = newId();
  const at = now();
  return {
    id,
    personId,
    tokenHash: tokenHash(invitationLinks.tokenOf({ id })),
    createdAt: at.toISOString(),
    createdBy,
    ...fromDelivery(at, lastsMs),
    ...(!mailer.mailServer && createdBy !== personId && { isShown: true }),
  };
};

export const putInvitation = (draft: Draft, invitation: StoredInvitation): void => {
  withdrawInvitations(draft, invitation.personId);
  draft.invitations.put(invitation);
};

/** The caller attempts the mail at once. Returns its id, or null for an address that takes no mail. */
export const enqueueLink = (
  { outbox }: Pick<Deps, 'outbox'>,
  draft: Draft,
  person: StoredPerson,
  kind: 'invitation' | 'password-reset',
  { id }: StoredInvitation,
): string | null =>
  outbox.enqueue(draft, {
    kind,
    to: person.email,
    about: { type: 'person', id: person.id },
    values: { name: person.name, invitation: id },
    reserved: true,
  });

/** Null if the attempt failed: it is retried while the invitation is valid. */
export const sendLink = async (
  { outbox, log }: Pick<Deps, 'outbox' | 'log'>,
  mail: string | null,
): Promise<'sent' | 'written' | null> => {
  const state = mail === null ? null : await outbox.attempt(mail);
  if (state === 'sent' || state === 'written') return state;
  log.error('invitation.mail-failed', { mail });
  return null;
};

export const expiryOf = ({ store }: Pick<Deps, 'store'>, { id, expiresAt }: StoredInvitation): string =>
  store.data.invitations.get(id)?.expiresAt ?? expiresAt;

/** Returns the link only without a mail server: otherwise an inviter could accept as the invited person. */
export const sendInvitation = async (
  deps: Pick<Deps, 'store' | 'now' | 'outbox' | 'mailer' | 'invitationLinks' | 'log'>,
  person: StoredPerson,
  invitation: StoredInvitation,
  mail: string | null,
): Promise<Invitation> => {
  const sent = await sendLink(deps, mail);
  const { mailServer } = deps.mailer;
  return {
    person: viewPerson(deps, person),
    link: mailServer ? null : deps.invitationLinks.urlOf(invitation),
    expiresAt: expiryOf(deps, invitation),
    mailed: sent === 'sent' && mailServer,
    mailServer,
  };
};
