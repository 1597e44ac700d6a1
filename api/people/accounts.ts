import type { StoredPerson } from '#contract/people/people.ts';
import { emailForm } from '#contract/personal-data/email.ts';
import type { Role } from '#contract/roles.ts';
import { type Author, recordAudit } from '../audit/record.ts';
import { mailChange } from '../auth/factors/notify-owner.ts';
import { withdrawInvitations } from '../auth/invitations.ts';
import { endSessions } from '../auth/sessions.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { checkNewPassword } from '../identity/check-new-password.ts';
import { generatePassword } from '../identity/generate-password.ts';
import { charityWords } from '../settings/charity-words.ts';
import { EVERY } from '../store/collections.ts';
import type { Draft } from '../store/store.ts';
import { checkFree } from './free-address.ts';
import { checkNotLast } from './last-administrator.ts';

type PeopleDeps = Pick<Deps, 'store' | 'passwords' | 'passwordStrength' | 'newId' | 'now'>;

const BY_TERMINAL =
  'Whoever runs the server has set a new password for your account, and all your sessions have ended.';
const NO_SUCH_EMAIL = 'There is no account with this email address.';

/** `generatedPassword` is to be shown once; null if one was given. */
export interface WithPassword {
  person: StoredPerson;
  generatedPassword: string | null;
}

interface People {
  people: { list(index: 'email', key: string): readonly StoredPerson[] };
}

/** @throws Failure `not_found`. */
export const personByEmail = ({ people }: People, email: string): StoredPerson => {
  const person = people.list('email', emailForm(email))[0];
  if (!person) throw new Failure('not_found', NO_SUCH_EMAIL);
  return person;
};

/** A generated password must be changed at the first sign-in. */
export const choosePassword = async (
  deps: Pick<Deps, 'passwords' | 'passwordStrength' | 'store'>,
  chosen: string | null,
  person: { email: string; name: string },
) => {
  if (chosen !== null) await checkNewPassword(deps, chosen, { ...person, words: charityWords(deps) }, 'password');
  const password = chosen ?? generatePassword();
  return {
    generatedPassword: chosen === null ? password : null,
    stored: { passwordHash: await deps.passwords.hash(password), mustChangePassword: chosen === null },
  };
};

/**
 * Generates a password if it is null.
 * @throws Failure `conflict` if the address has an account, `invalid` for a weak password.
 */
export const createPerson = async (
  deps: PeopleDeps,
  input: { email: string; name: string; role: Role; password: string | null },
  author: Author,
): Promise<WithPassword> => {
  const email = emailForm(input.email);
  const { generatedPassword, stored } = await choosePassword(deps, input.password, { email, name: input.name });
  const person: StoredPerson = {
    id: deps.newId(),
    name: input.name,
    email,
    role: input.role,
    ...stored,
    microsoftSubject: null,
    googleSubject: null,
    disabled: false,
    createdAt: deps.now().toISOString(),
    lastLogin: null,
  };
  await deps.store.change((draft) => {
    checkFree(draft, email, null, deps.now());
    draft.people.put(person);
    const entry = { actor: author, subjectKind: 'person', subjectId: person.id } as const;
    recordAudit(draft, deps, { ...entry, action: 'created', detail: input.role });
  });
  return { person, generatedPassword };
};

export const listPeople = (deps: Pick<Deps, 'store'>): readonly StoredPerson[] =>
  deps.store.data.people.list('oldest', EVERY);

/**
 * Sets a new password, ends the sessions, and forgets devices and wrong passwords.
 * @throws Failure `not_found`, or `invalid` for a weak password.
 */
export const resetPassword = async (
  { outbox, ...deps }: PeopleDeps & Pick<Deps, 'signInAttempts'> & { outbox?: Deps['outbox'] | undefined },
  input: { email: string; password: string | null },
  author: Author,
): Promise<WithPassword> => {
  const email = emailForm(input.email);
  const known = personByEmail(deps.store.data, email);
  const { generatedPassword, stored } = await choosePassword(deps, input.password, known);
  const person = await deps.store.change((draft) => {
    const changed = { ...endSessions(draft, personByEmail(draft, email)), ...stored, devices: [] };
    draft.people.put(changed);
    withdrawInvitations(draft, changed.id);
    const entry = { actor: author, subjectKind: 'person', subjectId: changed.id } as const;
    recordAudit(draft, deps, { ...entry, action: 'password reset' });
    if (outbox) mailChange({ ...deps, outbox }, draft, changed, { what: BY_TERMINAL });
    return changed;
  });
  await deps.signInAttempts.clear(email);
  return { person, generatedPassword };
};

/** Forgets wrong passwords and codes, so that the owner can sign in at once. @throws Failure `not_found`. */
export const unlockPerson = async (
  deps: Pick<Deps, 'store' | 'newId' | 'now' | 'signInAttempts'>,
  input: { email: string },
  author: Author,
): Promise<StoredPerson> => {
  const person = await deps.store.change((draft) => {
    const found = personByEmail(draft, input.email);
    const entry = { actor: author, subjectKind: 'person', subjectId: found.id, detail: found.name } as const;
    recordAudit(draft, deps, { ...entry, action: 'unlocked' });
    draft.people.put({ ...found, wrongCodes: [] });
    return found;
  });
  await deps.signInAttempts.clear(person.email);
  return person;
};

export const disableWithin = (
  draft: Draft,
  deps: Pick<Deps, 'newId' | 'now'>,
  person: StoredPerson,
  author: Author,
): StoredPerson => {
  const changed = { ...endSessions(draft, person), disabled: true, devices: [] };
  draft.people.put(changed);
  withdrawInvitations(draft, changed.id);
  const entry = { actor: author, subjectKind: 'person', subjectId: changed.id, detail: changed.name } as const;
  recordAudit(draft, deps, { ...entry, action: 'disabled' });
  return changed;
};

/** Ends the sessions, too. @throws Failure `not_found`, or `conflict` for the last administrator. */
export const disablePerson = (
  deps: Pick<Deps, 'store' | 'newId' | 'now'>,
  input: { email: string },
  author: Author,
): Promise<StoredPerson> =>
  deps.store.change((draft) => {
    const person = personByEmail(draft, input.email);
    if (person.disabled) return person;
    checkNotLast(draft, person);
    return disableWithin(draft, deps, person, author);
  });
