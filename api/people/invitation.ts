import { createHash, randomBytes } from 'node:crypto';
import { formatDateTime } from '#contract/dublin.ts';
import { INVITATION_DAYS, type Invitation, type StoredInvitation } from '#contract/invitations.ts';
import type { StoredPerson } from '#contract/people.ts';
import { describeError } from '../core/log.ts';
import type { Deps } from '../http/deps.ts';
import { readSettings } from '../settings/settings.ts';
import type { Draft } from '../store/store.ts';
import { viewPerson } from './view.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The stored form of a token. It is random enough for a plain hash. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

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

/** Removes every invitation of a person. */
export const withdrawInvitations = (draft: Draft, personId: string): void => {
  for (const { id } of draft.invitations.list('person', personId)) draft.invitations.remove(id);
};

/** Stores an invitation and removes the person's earlier ones. */
export const putInvitation = (draft: Draft, { stored }: Issued): void => {
  withdrawInvitations(draft, stored.personId);
  draft.invitations.put(stored);
};

/** The token follows the #, which browsers do not send, so that it appears in no log. */
const linkOf = (publicUrl: string, token: string) => `${publicUrl}/admin/invitation#${token}`;

const mailText = (name: string, person: StoredPerson, link: string, until: string) =>
  [
    `Hello ${person.name},`,
    '',
    `you are invited to the admin portal of ${name}. Please choose your password here:`,
    '',
    link,
    '',
    `The link works once, until ${until}. If you did not expect this, you need not do anything.`,
  ].join('\n');

/** Mails an invitation and returns its link, which can be passed on by hand if the mail fails. */
export const sendInvitation = async (
  deps: Pick<Deps, 'store' | 'now' | 'mailer' | 'policy' | 'log'>,
  person: StoredPerson,
  { token, stored }: Issued,
): Promise<Invitation> => {
  const link = linkOf(deps.policy.publicUrl, token);
  const { name } = readSettings(deps).organisation;
  const text = mailText(name, person, link, formatDateTime(stored.expiresAt));
  const mailed = await deps.mailer
    .send({ to: person.email, subject: `Your invitation to ${name}`, text, about: person.id })
    .then(
      () => true,
      (error: unknown) => {
        deps.log.error('invitation.mail-failed', describeError(error));
        return false;
      },
    );
  return { person: viewPerson(deps, person), link, expiresAt: stored.expiresAt, mailed };
};
