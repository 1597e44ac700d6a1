import { trustedAdminWorker } from '../../ui/trusted-html.ts';

/** Asks a worker that is there already to answer for this page: one that was opened while the worker began was missed by it. */
const askToBeClaimed = ({ active }: ServiceWorkerRegistration): void => {
  if (!navigator.serviceWorker.controller) active?.postMessage('claim');
};

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
