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

/** How a token is kept. It is random enough that a plain hash will do. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** An invitation with its token, which is known only now. */
export interface Issued {
  token: string;
  stored: StoredInvitation;
}

/** Draws up an invitation for a person; earlier ones of theirs stop working when it is put. */
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

/** Withdraws every invitation of a person. */
export const withdraw = (draft: Draft, personId: string): void => {
  for (const { id } of draft.invitations.list('person', personId)) draft.invitations.remove(id);
};

/** Puts an invitation in the place of the person's earlier ones. */
export const putInvitation = (draft: Draft, { stored }: Issued): void => {
  withdraw(draft, stored.personId);
  draft.invitations.put(stored);
};

/** The token stands behind the #, which browsers send to nobody, so that it is in no log. */
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

/** Mails an invitation and answers with its link; a mail that cannot be sent leaves the link to be passed on by hand. */
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
        deps.log.error('invitation.not-mailed', describeError(error));
        return false;
      },
    );
  return { person: viewPerson(deps, person), link, expiresAt: stored.expiresAt, mailed };
};
