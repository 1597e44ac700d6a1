import type { SignedIn, StoredPerson } from '#contract/people.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { ProviderIdentity } from '../identity/ports.ts';
import type { Draft } from '../store/store.ts';
import { signInResponse, startSessionAtSignIn } from './sessions.ts';

type ProviderDeps = Pick<Deps, 'store' | 'identity' | 'tokens' | 'limits' | 'now' | 'newId'>;

const providers = {
  microsoft: { index: 'microsoft', field: 'microsoftSubject', label: 'Microsoft' },
  google: { index: 'google', field: 'googleSubject', label: 'Google' },
} as const;
type Provider = (typeof providers)[keyof typeof providers];

const notInvited = (label: string) =>
  new Failure(
    'forbidden',
    `No account here belongs to this ${label} account. Please ask an administrator to invite you.`,
  );
const DISABLED = 'This account is switched off. Please ask an administrator.';
const linkedToAnother = (label: string) =>
  new Failure(
    'forbidden',
    `This account is linked to another ${label} account. Please sign in with that one, or ask an administrator.`,
  );

/** Links an invited account at its first sign-in with a provider, and removes a generated password, which others know. */
const link = (person: StoredPerson, provider: Provider, subject: string): StoredPerson => ({
  ...person,
  [provider.field]: subject,
  passwordHash: person.mustChangePassword ? null : person.passwordHash,
  mustChangePassword: false,
});

const findAndLink = (draft: Draft, provider: Provider, identity: ProviderIdentity): StoredPerson => {
  const linked = draft.people.list(provider.index, identity.subject)[0];
  const person = linked ?? draft.people.list('email', identity.email)[0];
  if (!person) throw notInvited(provider.label);
  if (person.disabled) throw new Failure('forbidden', DISABLED);
  if (linked) return linked;
  if (person[provider.field] !== null) throw linkedToAnother(provider.label);
  return link(person, provider, identity.subject);
};

const signInWith = async (
  deps: ProviderDeps,
  provider: Provider,
  address: string,
  identify: () => Promise<ProviderIdentity>,
): Promise<SignedIn> => {
  deps.limits.check('passwordPerAddress', address);
  try {
    const identity = await identify();
    const started = await deps.store.change((draft) =>
      startSessionAtSignIn(draft, deps, findAndLink(draft, provider, identity)),
    );
    return await signInResponse(deps, started);
  } catch (error) {
    const refused = error instanceof Failure && (error.code === 'unauthenticated' || error.code === 'forbidden');
    if (refused) deps.limits.count('passwordPerAddress', address);
    throw error;
  }
};

/** Signs an invited person in with a Microsoft token. @throws Failure `unauthenticated`, `forbidden` or `unavailable`. */
export const signInWithMicrosoft = (deps: ProviderDeps, input: { accessToken: string }, from: { address: string }) =>
  signInWith(deps, providers.microsoft, from.address, () => deps.identity.microsoft(input.accessToken));

/** Signs an invited person in with a Google credential. @throws Failure `unauthenticated`, `forbidden` or `unavailable`. */
export const signInWithGoogle = (deps: ProviderDeps, input: { credential: string }, from: { address: string }) =>
  signInWith(deps, providers.google, from.address, () => deps.identity.google(input.credential));
