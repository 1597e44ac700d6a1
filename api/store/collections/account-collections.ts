import {
  storedAuthenticator,
  storedFactorUndo,
  storedPasskey,
  storedRecoveryCode,
  storedUsedTicket,
} from '#contract/auth/factors.ts';
import { storedInvitation } from '#contract/people/invitations.ts';
import { storedPerson, storedSession } from '#contract/people/people.ts';
import { emailForm } from '#contract/personal-data/email.ts';
import { storedPreferences } from '#contract/preferences/preferences.ts';
import { storedCalendar } from '#contract/runs/calendar.ts';
import { storedApiToken, storedApiTokenKey } from '#contract/tokens/api-tokens.ts';
import { ALL, collection, ofPerson, oldestFirst, unindexed } from '../index-definitions.ts';
import { personPictureIds } from '../index-keys.ts';

export const accountCollections = {
  people: collection(storedPerson, {
    email: { keys: (p) => [emailForm(p.email)], ...oldestFirst },
    role: { keys: (p) => (p.disabled ? [] : [p.role]), ...oldestFirst },
    microsoft: { keys: (p) => (p.microsoftSubject ? [p.microsoftSubject] : []), ...oldestFirst },
    picture: { keys: personPictureIds, ...oldestFirst },
    google: { keys: (p) => (p.googleSubject ? [p.googleSubject] : []), ...oldestFirst },
    oldest: { keys: () => [ALL], ...oldestFirst },
  }),
  sessions: collection(storedSession, {
    person: { keys: (s) => [s.personId], ...oldestFirst },
    expiry: { keys: () => [ALL], order: (s) => s.expiresAt },
  }),
  invitations: collection(storedInvitation, {
    person: { keys: (i) => [i.personId], ...oldestFirst },
    token: { keys: (i) => [i.tokenHash], ...oldestFirst },
    expiry: { keys: () => [ALL], order: (i) => i.expiresAt },
  }),
  authenticators: collection(storedAuthenticator, { person: ofPerson }),
  passkeys: collection(storedPasskey, {
    person: ofPerson,
    credential: { keys: (p) => [p.credentialId], ...oldestFirst },
  }),
  factorUndos: collection(storedFactorUndo, {
    person: ofPerson,
    expiry: { keys: () => [ALL], order: (u) => u.expiresAt },
  }),
  recoveryCodes: collection(storedRecoveryCode, { person: ofPerson }),
  usedTickets: collection(storedUsedTicket, { until: { keys: () => [ALL], order: (t) => t.until } }),
  preferences: unindexed(storedPreferences),
  apiTokens: unindexed(storedApiToken),
  apiTokenKeys: collection(storedApiTokenKey, {
    hash: { keys: (k) => [k.hash], order: (k) => k.id },
    every: { keys: () => [ALL], order: (k) => k.id },
  }),
  calendars: collection(storedCalendar, {
    hash: { keys: (c) => [c.hash], ...oldestFirst },
    person: { keys: (c) => [c.personId], ...oldestFirst },
  }),
};
