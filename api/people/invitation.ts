import { randomBytes } from 'node:crypto';
import { formatDateTime } from '#contract/dublin.ts';
import { INVITATION_DAYS, type Invitation, type StoredInvitation } from '#contract/invitations.ts';
import type { StoredPerson } from '#contract/people.ts';
import { tokenHash, withdrawInvitations } from '../auth/invitations.ts';
import { describeError } from '../core/log.ts';
import type { Deps } from '../http/deps.ts';
import { readSettings } from '../settings/settings.ts';
import type { Draft } from '../store/store.ts';
import { viewPerson } from './view.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** An invitation and its token, which is not stored. */
export interface Issued {
  token: string;
  stored: StoredInvitation;
}

/** Builds an invitation for a person, to be stored with `putInvitation`. */
export const issue = (deps: Pick<Deps, 'newId' | 'now'>, personId: string, createdBy: string): Issued => {
  const token = randomBytes(32).toString('base64url');
  const now = deps.now();
  return {
    token,
    stored: {
      id: deps.newId(),
      personId,
      tokenHash: tokenHash(token),
      createdAt: now.toISOString(),
      createdBy,
      expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS).toISOString(),
    },
  };
};

/** Stores an invitation and removes the person's earlier ones. */
export const putInvitation = (draft: Draft, { stored }: Issued): void => {
  withdrawInvitations(draft, stored.personId);
  draft.invitations.put(stored);
};

/** The token follows the #, which browsers do not send, so that it appears in no log. */
const linkOf = (publicUrl: string, token: string) => `${publicUrl}/admin/invitation#${token}`;

const mailText = (why: string, link: string, until: string) =>
  [
    `${why} Please choose your password here:`,
    '',
    link,
    '',
    `The link works once, until ${until}. If you did not expect this, you need not do anything.`,
  ].join('\n');

type MailDeps = Pick<Deps, 'store' | 'now' | 'mailer' | 'policy' | 'log'>;

/** Sends the link to its owner; `subject` and `why` are given the organisation's name. False when the mail failed. */
export const mailLink = async (
  deps: MailDeps,
  person: StoredPerson,
  { token, stored }: Issued,
  { subject, why }: Record<'subject' | 'why', (name: string) => string>,
): Promise<boolean> => {
  const { name } = readSettings(deps).organisation;
  const text = mailText(why(name), linkOf(deps.policy.publicUrl, token), formatDateTime(stored.expiresAt));
  const mail = { to: person.email, subject: subject(name), text: `Hello ${person.name},\n\n${text}`, about: person.id };
  try {
    await deps.mailer.send(mail);
    return true;
  } catch (error) {
    deps.log.error('invitation.mail-failed', describeError(error));
    return false;
  }
};

/** Mails an invitation and returns its link, which can be passed on by hand if no mail reaches the person. */
export const sendInvitation = async (deps: MailDeps, person: StoredPerson, issued: Issued): Promise<Invitation> => {
  const sent = await mailLink(deps, person, issued, {
    subject: (name) => `Your invitation to ${name}`,
    why: (name) => `you are invited to the admin portal of ${name}.`,
  });
  const { mailServer } = deps.mailer;
  return {
    person: viewPerson(deps, person),
    link: linkOf(deps.policy.publicUrl, issued.token),
    expiresAt: issued.stored.expiresAt,
    mailed: sent && mailServer,
    mailServer,
  };
};
