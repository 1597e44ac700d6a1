/** Asks a worker that is there already to answer for this page: one that was opened while the worker began was missed by it. */
export const askToBeClaimed = ({ active }: ServiceWorkerRegistration): void => {
  if (!navigator.serviceWorker.controller) active?.postMessage('claim');
};
