import { trustedAdminWorker } from '../../ui/trusted-html.ts';
import { askToBeClaimed } from './ask-to-be-claimed.ts';

/** Lets the portal open without a connection. Not in development, where its files change, nor where the browser cannot. */
export const registerWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const install = () => {
    navigator.serviceWorker
      .register(trustedAdminWorker(), { scope: '/admin' })
      .then(askToBeClaimed)
      .catch((error: unknown) => console.info('The portal opens only with a connection', error));
    // Otherwise a browser that is short of room deletes what has not been sent.
    void navigator.storage?.persist?.();
  };
  if (document.readyState === 'complete') install();
  else window.addEventListener('load', install, { once: true });
};
