import type { ProviderSignIn } from '../../../client/platform.ts';
import { trustedGoogleScript } from '../../../ui/trusted-html.ts';
import { randomValue } from './pkce.ts';

const NOT_LOADED = 'Google’s sign-in could not be loaded. Please check the connection and try again.';

interface PromptMoment {
  isSkippedMoment(): boolean;
  isDismissedMoment(): boolean;
  getDismissedReason(): string;
}

export interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential: string }) => void;
    auto_select: boolean;
    cancel_on_tap_outside: boolean;
  }): void;
  prompt(listener: (moment: PromptMoment) => void): void;
  renderButton(parent: HTMLElement, options: { theme: string; size: string; text: string; width: number }): void;
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

const loadScript = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trustedGoogleScript();
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(NOT_LOADED));
    };
    document.head.append(script);
  });

/**
 * Loads Google Identity Services once.
 * @throws Error with a sentence if it cannot be loaded.
 */
const loadGoogleIdentity = async (): Promise<GoogleIdentity> => {
  if (!window.google) await loadScript();
  if (!window.google) throw new Error(NOT_LOADED);
  return window.google.accounts.id;
};

/** Uses the browser's prompt, or Google's own button in `place` if that is not shown; null if the person cancels. */
export const signInWithGoogle = async (
  { clientId }: { clientId: string },
  place: HTMLElement | null,
  load: () => Promise<GoogleIdentity> = loadGoogleIdentity,
): Promise<ProviderSignIn | null> => {
  const identity = await load();
  const nonce = randomValue();
  return new Promise((resolve) => {
    identity.initialize({
      client_id: clientId,
      // The server compares it with the credential's, so that none from another sign-in is accepted.
      nonce,
      callback: ({ credential }) => resolve({ way: 'google', credential, nonce }),
      auto_select: false,
      cancel_on_tap_outside: false,
    });
    identity.prompt((moment) => {
      if (moment.isSkippedMoment() && place) {
        place.hidden = false;
        place.replaceChildren();
        identity.renderButton(place, {
          theme: 'outline',
          size: 'large',
          text: 'continue_with',
          width: place.clientWidth,
        });
      } else if (moment.isDismissedMoment() && moment.getDismissedReason() !== 'credential_returned') resolve(null);
    });
  });
};
