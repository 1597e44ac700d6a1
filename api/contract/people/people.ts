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
/** Added where so many have tried that strangers are not heard: it is said of right ones and wrong ones alike. */
export const LINK_IS_MAILED =
  'There were too many wrong tries for this account. If yours was right, we have emailed you a link: open it in this browser, then sign in again.';

/** Lifetimes: a token in minutes, a session in hours. */
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
/** Who has forgotten their password. */
export const forgottenPassword = z.object({ email: signInEmail });
export type Credentials = z.infer<typeof credentials>;
/** The token of the person's invitation, with which the account is linked at the first sign-in with a provider. */
const invitation = z.optional(z.string().check(z.minLength(1), z.maxLength(200)));
export const microsoftSignIn = z.object({
  accessToken: z.string('accessToken is required').check(z.minLength(1), z.maxLength(20_000)),
  invitation,
});
export const googleSignIn = z.object({
  credential: z.string('credential is required').check(z.minLength(1), z.maxLength(20_000)),
  /** The random value that the browser gave to Google; the credential must repeat it. */
  nonce: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  invitation,
});
export const passwordChange = z.object({ currentPassword: password, newPassword });
export const newPerson = z.object({
  email,
  name: personName('Name is required'),
  role,
});

/** How long a browser counts as a known device after a sign-in, and how many of them an account has. */
export const DEVICE_DAYS = 180;
export const DEVICES_MAX = 5;

/** A browser in which the account has been signed in to, recognised by its cookie. */
const storedDevice = z.object({ id, usedAt: timestamp });

/** The stored form of a staff account. A provider's subject is set at the first sign-in with it. */
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
  /** The person's own picture, as wide as high. */
  picture: z.optional(picture),
  /** The latest known devices, the last one last. */
  devices: z.optional(z.array(storedDevice)),
  /** Another address that its owner has not confirmed yet, and the session that asked for it. */
  emailChange: z.optional(
    z.nullable(z.object({ id, to: z.string(), sessionId: id, expiresAt: timestamp, lifeMs: linkLifeMs })),
  ),
  /** The link of a mail that makes known the browser in which it is opened. */
  browserLink: z.optional(z.nullable(z.object({ id, expiresAt: timestamp, lifeMs: linkLifeMs }))),
  /** Wrong codes of the last thirty days, with the known device or the session that sent them, or `strangers`. */
  wrongCodes: z.optional(z.array(z.object({ at: timestamp, from: z.string() }))),
  /** The sessions that an administrator ended last: whoever still has them open is told so. */
  endedSessions: z.optional(z.array(id)),
  /** When the owner was last told that somebody tries passwords or codes. */
  toldOfTries: z.optional(z.object({ passwords: z.optional(timestamp), codes: z.optional(timestamp) })),
});
export type StoredPerson = z.infer<typeof storedPerson>;

/** Says that a session ended because nobody used it: whoever was there goes on with the same screen. */
export const SESSION_IDLE = 'Nobody was here for a while, so your session has ended. Please sign in again.';
/** Says that a session ended because an administrator ended it. */
export const SESSION_ENDED_BY_ADMINISTRATOR = 'An administrator has ended your session. Please sign in again.';
/** On requests that a screen makes by itself, with nobody there: they keep no session from ending. */
export const UNATTENDED_HEADER = 'x-unattended';

/** A session; its tokens end with it. */
export const storedSession = z.object({
  id,
  personId: id,
  createdAt: timestamp,
  expiresAt: timestamp,
  /** The person needs a second step and has none: until it is set up, nothing else can be done. */
  mustSetUpFactor: z.optional(z.boolean()),
  /** Where it was started, such as "Firefox on Windows". */
  device: z.optional(z.string()),
  /** Noted every ten minutes at most. */
  lastUsedAt: z.optional(timestamp),
  /** The sign-in that it goes back to, where that was an earlier session, which another password has ended. */
  since: z.optional(timestamp),
  /** Minutes without use after which it ends, as the setting was when it began. */
  idleMinutes: z.optional(z.int()),
});
export type StoredSession = z.infer<typeof storedSession>;

/** The signed-in person, for the screens. */
export const user = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role,
  pictureUrl: ownPictureUrl,
  lastLogin: z.nullable(timestamp),
  mustChangePassword: z.boolean(),
  /** True until the second step that the person needs is set up. */
  mustSetUpFactor: z.optional(z.boolean()),
});
export type User = z.infer<typeof user>;

export const signedIn = z.object({ accessToken: z.string(), expiresAt: timestamp, user });
export type SignedIn = z.infer<typeof signedIn>;

/** The configured providers; client ids are public. */
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

/** A staff account as administrators see it. */
export const staffPerson = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role,
  pictureUrl: ownPictureUrl,
  disabled: z.boolean(),
  /** True until the person has set a password or signed in with Microsoft or Google. */
  invited: z.boolean(),
  /** When the open invitation expires. */
  invitedUntil: z.nullable(timestamp),
  /** Number of active sessions. */
  sessions: z.int(),
  createdAt: timestamp,
  lastLogin: z.nullable(timestamp),
});
export type StaffPerson = z.infer<typeof staffPerson>;
export const staffPeople = z.object({ people: z.array(staffPerson), total: z.int() });
export type StaffPeople = z.infer<typeof staffPeople>;

/** How the signed-in person is called. */
export const ownName = z.object({ name: personName('Name is required') });

/** The fields that an administrator can change; omitted ones keep their value. */
export const personUpdate = z.object({
  name: z.optional(personName('Name is required')),
  role: z.optional(role),
  disabled: z.optional(z.boolean()),
});
export type PersonUpdate = z.infer<typeof personUpdate>;

/** Where the signed-in person is signed in; the session of this call first, then the latest used. */
export const ownSessions = z.object({
  sessions: z.array(
    z.object({ id, device: z.string(), createdAt: timestamp, lastUsedAt: timestamp, current: z.boolean() }),
  ),
});
export type OwnSessions = z.infer<typeof ownSessions>;

/** What colleagues are chosen for: to look after something, or to drive. */
export const colleaguesQuery = z.object({ may: z.enum(['decide', 'publish', 'privacy', 'drive']) });
export type ColleaguesQuery = z.infer<typeof colleaguesQuery>;

export const colleagues = z.object({
  colleagues: z.array(z.object({ id, name: z.string(), pictureUrl: ownPictureUrl })),
});
export type Colleagues = z.infer<typeof colleagues>;
