import * as z from 'zod/mini';
import { id, linkLifeMs, timestamp } from '../fields/record-fields.ts';
import { ownPictureUrl, picture } from '../images/pictures.ts';
import { EMAIL_MAX, EMAIL_MESSAGE, emailForm, isEmail, pastedEmailMax, typedEmail } from '../personal-data/email.ts';
import { personName } from '../personal-data/name.ts';
import { role } from '../roles.ts';

export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 200;
export const PASSWORD_REQUIRED = 'Password is required';
export const PASSWORD_TOO_SHORT = `Password must be at least ${PASSWORD_MIN} characters long`;
export const PASSWORD_COMMON = 'This password is too easy to guess. Please choose another.';
export const EMAIL_REQUIRED = 'Email is required';
export const WRONG_CREDENTIALS = 'The email address or the password is not right.';
/** Added after too many tries, to right and wrong passwords alike, so that it gives nothing away. */
export const LINK_IS_MAILED =
  'There were too many wrong tries for this account. If yours was right, we have emailed you a link: open it in this browser, then sign in again.';

export const TOKEN_MINUTES = 60;
export const SESSION_HOURS = 12;

const email = z
  .string(EMAIL_REQUIRED)
  .check(
    pastedEmailMax(),
    z.overwrite(typedEmail),
    z.minLength(1, { message: EMAIL_REQUIRED, abort: true }),
    z.refine(isEmail, { message: EMAIL_MESSAGE, abort: true }),
    z.overwrite(emailForm),
  );
const password = z
  .string(PASSWORD_REQUIRED)
  .check(
    z.minLength(1, PASSWORD_REQUIRED),
    z.maxLength(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters long`),
  );
export const newPassword = z
  .string(PASSWORD_REQUIRED)
  .check(
    z.minLength(PASSWORD_MIN, PASSWORD_TOO_SHORT),
    z.maxLength(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters long`),
  );

/** Not checked against the pattern, as the first administrator may be `admin@localhost`. */
const signInEmail = z
  .string(EMAIL_REQUIRED)
  .check(
    pastedEmailMax(),
    z.overwrite(emailForm),
    z.minLength(1, EMAIL_REQUIRED),
    z.maxLength(EMAIL_MAX, EMAIL_MESSAGE),
  );

export const credentials = z.object({ email: signInEmail, password });
export const forgottenPassword = z.object({ email: signInEmail });
export type Credentials = z.infer<typeof credentials>;
const invitation = z.optional(z.string().check(z.minLength(1), z.maxLength(200)));
export const microsoftSignIn = z.object({
  accessToken: z.string('accessToken is required').check(z.minLength(1), z.maxLength(20_000)),
  invitation,
});
export const googleSignIn = z.object({
  credential: z.string('credential is required').check(z.minLength(1), z.maxLength(20_000)),
  /** The random value that the browser gave to Google, which the credential must repeat. */
  nonce: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  invitation,
});
export const passwordChange = z.object({ currentPassword: password, newPassword });
export const newPerson = z.object({
  email,
  name: personName('Name is required'),
  role,
});

export const DEVICE_DAYS = 180;
export const DEVICES_MAX = 5;

const storedDevice = z.object({ id, usedAt: timestamp });

export const storedPerson = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role,
  passwordHash: z.nullable(z.string()),
  mustChangePassword: z.boolean(),
  microsoftSubject: z.nullable(z.string()),
  googleSubject: z.nullable(z.string()),
  disabled: z.boolean(),
  createdAt: timestamp,
  lastLogin: z.nullable(timestamp),
  picture: z.optional(picture),
  /** Oldest first. */
  devices: z.optional(z.array(storedDevice)),
  emailChange: z.optional(
    z.nullable(z.object({ id, to: z.string(), sessionId: id, expiresAt: timestamp, lifeMs: linkLifeMs })),
  ),
  browserLink: z.optional(z.nullable(z.object({ id, expiresAt: timestamp, lifeMs: linkLifeMs }))),
  /** Wrong codes of the last thirty days, with the known device or the session that sent them, or `strangers`. */
  wrongCodes: z.optional(z.array(z.object({ at: timestamp, from: z.string() }))),
  endedSessions: z.optional(z.array(id)),
  toldOfTries: z.optional(z.object({ passwords: z.optional(timestamp), codes: z.optional(timestamp) })),
});
export type StoredPerson = z.infer<typeof storedPerson>;

export const SESSION_IDLE = 'Nobody was here for a while, so your session has ended. Please sign in again.';
export const SESSION_ENDED_BY_ADMINISTRATOR = 'An administrator has ended your session. Please sign in again.';
/** Marks requests that a screen makes by itself, which do not keep a session alive. */
export const UNATTENDED_HEADER = 'x-unattended';

export const storedSession = z.object({
  id,
  personId: id,
  createdAt: timestamp,
  expiresAt: timestamp,
  /** Blocks everything else until the required second step is set up. */
  mustSetUpFactor: z.optional(z.boolean()),
  device: z.optional(z.string()),
  /** Updated at most every ten minutes. */
  lastUsedAt: z.optional(timestamp),
  /** The time of the original sign-in, if a change of password replaced the earlier session. */
  since: z.optional(timestamp),
  /** The idle limit in minutes, as it was set when the session began. */
  idleMinutes: z.optional(z.int()),
});
export type StoredSession = z.infer<typeof storedSession>;

export const user = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role,
  pictureUrl: ownPictureUrl,
  lastLogin: z.nullable(timestamp),
  mustChangePassword: z.boolean(),
  mustSetUpFactor: z.optional(z.boolean()),
});
export type User = z.infer<typeof user>;

export const signedIn = z.object({ accessToken: z.string(), expiresAt: timestamp, user });
export type SignedIn = z.infer<typeof signedIn>;

export const signInOptions = z.object({
  microsoft: z.nullable(z.object({ clientId: z.string(), tenantId: z.string() })),
  /** Google's client for desktop apps, whose secret is not confidential. */
  google: z.nullable(
    z.object({
      clientId: z.string(),
      desktop: z.optional(z.object({ clientId: z.string(), clientSecret: z.optional(z.string()) })),
    }),
  ),
});
export type SignInOptions = z.infer<typeof signInOptions>;

export const staffPerson = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role,
  pictureUrl: ownPictureUrl,
  disabled: z.boolean(),
  /** True until the person has set a password or signed in with Microsoft or Google. */
  invited: z.boolean(),
  invitedUntil: z.nullable(timestamp),
  sessions: z.int(),
  createdAt: timestamp,
  lastLogin: z.nullable(timestamp),
});
export type StaffPerson = z.infer<typeof staffPerson>;
export const staffPeople = z.object({ people: z.array(staffPerson), total: z.int() });
export type StaffPeople = z.infer<typeof staffPeople>;

export const ownName = z.object({ name: personName('Name is required') });

export const personUpdate = z.object({
  name: z.optional(personName('Name is required')),
  role: z.optional(role),
  disabled: z.optional(z.boolean()),
});
export type PersonUpdate = z.infer<typeof personUpdate>;

/** The session of this call first, then the most recently used. */
export const ownSessions = z.object({
  sessions: z.array(
    z.object({ id, device: z.string(), createdAt: timestamp, lastUsedAt: timestamp, current: z.boolean() }),
  ),
});
export type OwnSessions = z.infer<typeof ownSessions>;

export const colleaguesQuery = z.object({ may: z.enum(['decide', 'publish', 'privacy', 'drive']) });
export type ColleaguesQuery = z.infer<typeof colleaguesQuery>;

export const colleagues = z.object({
  colleagues: z.array(z.object({ id, name: z.string(), pictureUrl: ownPictureUrl })),
});
export type Colleagues = z.infer<typeof colleagues>;
