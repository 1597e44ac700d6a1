import { trustedAdminWorker } from '../../../ui/trusted-html.ts';

/** Asks an active worker to claim this page, which it missed if the page was opened while it began. */
const askToBeClaimed = ({ active }: ServiceWorkerRegistration): void => {
  if (!navigator.serviceWorker.controller) active?.postMessage('claim');
};

/** Does nothing in development, where files change, nor in a browser without service workers. */
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
