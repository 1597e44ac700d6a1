import * as z from 'zod/mini';
import { addDays, type Day, dublinDay } from '../dublin.ts';
import { id, timestamp } from '../fields/record-fields.ts';
import { text } from '../text/text.ts';

/** How every API token begins, so that people and secret scanners see what it is. */
export const API_TOKEN_PREFIX = 'cp_';
export const API_TOKENS_MAX = 20;
export const API_TOKEN_NAME_MAX = 60;
const API_TOKEN_DAYS_MAX = 365;
const API_TOKEN_DAYS_PROPOSED = 182;

/** Never includes deleting, settings, people, tokens or privacy. */
export const apiScopes = [
  'testimonials:read',
  'testimonials:decide',
  'donations:read',
  'donations:review',
  'analytics:read',
] as const;
export type ApiScope = (typeof apiScopes)[number];

export const apiScopeLabels: Record<ApiScope, string> = {
  'testimonials:read': 'Read testimonials',
  'testimonials:decide': 'Approve and reject testimonials',
  'donations:read': 'Read offers',
  'donations:review': 'Change the status of offers',
  'analytics:read': 'Read analytics',
};
export const apiScopeHints: Record<ApiScope, string> = {
  'testimonials:read': 'All of them, also those that wait, with email addresses and notes.',
  'testimonials:decide': 'Decides what the public reads, and undoes its own decisions.',
  'donations:read': 'With names, email addresses, telephone numbers and collection addresses.',
  'donations:review': 'Approves, rejects and moves them on, and undoes its own decisions.',
  'analytics:read': 'Figures only, nothing about a person.',
};

const API_TOKEN_SCOPES_MESSAGE = 'Please choose at least one thing that the token may do.';
export const API_TOKEN_EXPIRY_MESSAGE = 'Please choose a day from today to a year from now.';
export const API_TOKEN_NAME_TAKEN = 'There is already a token with this name.';
export const API_TOKENS_FULL = `There are ${API_TOKENS_MAX} tokens already. Please revoke one that is not needed any more.`;

export const apiTokenExpiryRange = (now: Date): { first: Day; last: Day; proposed: Day } => {
  const first = dublinDay(now);
  return { first, last: addDays(first, API_TOKEN_DAYS_MAX), proposed: addDays(first, API_TOKEN_DAYS_PROPOSED) };
};

export const apiTokenAuthor = (name: string): string => `${name} (API token)`;

const scopes = z
  .array(z.enum(apiScopes), API_TOKEN_SCOPES_MESSAGE)
  .check(z.minLength(1, API_TOKEN_SCOPES_MESSAGE), z.maxLength(apiScopes.length, API_TOKEN_SCOPES_MESSAGE));

/** `expiresOn` is the last Dublin day on which it works. */
export const newApiToken = z.object({
  name: text('Name is required', API_TOKEN_NAME_MAX),
  scopes,
  expiresOn: z.iso.date(API_TOKEN_EXPIRY_MESSAGE),
});
export type NewApiToken = z.infer<typeof newApiToken>;

/** Kept when the token is revoked, so that its decisions still show its name. */
export const storedApiToken = z.object({
  id,
  name: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  createdAt: timestamp,
  createdBy: z.string(),
  expiresOn: z.iso.date(),
  /** A Dublin day. */
  usedOn: z.nullable(z.iso.date()),
});
export type StoredApiToken = z.infer<typeof storedApiToken>;

/** The id is the token's; revoking the token deletes the hash for good. */
export const storedApiTokenKey = z.object({ id, hash: z.string() });

/** `stopped`: its creator is no longer an enabled administrator. */
const apiTokenStates = ['active', 'expired', 'stopped'] as const;
export type ApiTokenState = (typeof apiTokenStates)[number];

const apiToken = z.object({
  id,
  name: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  state: z.enum(apiTokenStates),
  createdAt: timestamp,
  createdBy: z.string(),
  expiresOn: z.iso.date(),
  usedOn: z.nullable(z.iso.date()),
});
export type ApiToken = z.infer<typeof apiToken>;
export const apiTokens = z.object({ tokens: z.array(apiToken) });
export type ApiTokens = z.infer<typeof apiTokens>;
/** `secret` is returned only once. */
export const createdApiToken = z.object({ token: apiToken, secret: z.string() });
export type CreatedApiToken = z.infer<typeof createdApiToken>;
