import type { StoredFactorUndo } from '#contract/auth/factors.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import { emailForm, isSameEmail } from '#contract/personal-data/email.ts';
import type { Draft } from '../../store/store.ts';

type FormerAddress = Pick<StoredFactorUndo, 'id'> & { email: string };

export const formerAddresses = (draft: Draft, person: StoredPerson, now: Date): FormerAddress[] => {
  const found = new Map<string, FormerAddress>();
  for (const { id, expiresAt, email } of draft.factorUndos.list('person', person.id)) {
    if (email === undefined || isSameEmail(email, person.email) || found.has(emailForm(email))) continue;
    if (Date.parse(expiresAt) > now.getTime()) found.set(emailForm(email), { id, email });
  }
  return [...found.values()];
};
