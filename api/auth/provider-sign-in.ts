import type { SignInAnswer } from '#contract/auth/factors.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { ProviderIdentity } from '../identity/interfaces.ts';
import { findOrLink, type Provider, providers } from './link-account.ts';
import { answerSignIn, beginSignIn, type Sender } from './start-sign-in.ts';

type ProviderDeps = Pick<
  Deps,
  'outbox' | 'store' | 'identity' | 'tokens' | 'sealing' | 'attempts' | 'failedSignIns' | 'devices' | 'now' | 'newId'
>;

const REFUSED: readonly string[] = ['unauthenticated', 'forbidden'];

const signInWith = async (
  deps: ProviderDeps,
  provider: Provider,
  sender: Sender,
  { invitation, identify }: { invitation: string | undefined; identify: () => Promise<ProviderIdentity> },
): Promise<SignInAnswer> => {
  try {
    await deps.attempts.use('signInWithoutPassword', sender.address, { countRefused: true });
  } catch (error) {
    deps.failedSignIns.count('refused', null);
    throw error;
  }
  try {
    const identity = await identify();
    const firstStep = await deps.store.change((draft) => {
      const person = findOrLink(draft, deps, { provider, identity, invitation });
      return beginSignIn(draft, deps, person, { way: provider.label, sender });
    });
    await deps.attempts.giveBack('signInWithoutPassword', sender.address);
    return await answerSignIn(deps, firstStep, sender);
  } catch (error) {
    if (error instanceof Failure && REFUSED.includes(error.code)) deps.failedSignIns.count('failed', null);
    else await deps.attempts.giveBack('signInWithoutPassword', sender.address);
    throw error;
  }
};

/** @throws Failure `unauthenticated`, `forbidden` or `unavailable`. */
export const signInWithMicrosoft = (
  deps: ProviderDeps,
  { accessToken, invitation }: { accessToken: string; invitation?: string | undefined },
  sender: Sender,
) =>
  signInWith(deps, providers.microsoft, sender, {
    invitation,
    identify: () => deps.identity.microsoft(accessToken),
  });

/** @throws Failure `unauthenticated`, `forbidden` or `unavailable`. */
export const signInWithGoogle = (
  deps: ProviderDeps,
  {
    credential,
    nonce,
    invitation,
  }: { credential: string; nonce?: string | undefined; invitation?: string | undefined },
  sender: Sender,
) =>
  signInWith(deps, providers.google, sender, {
    invitation,
    identify: () => deps.identity.google(credential, nonce),
  });
