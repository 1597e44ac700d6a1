import '../styles/every-screen.css';
import '../styles/forms.css';
import '../styles/admin.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createBrowserOfflineStorage } from '../client/outbox/browser-offline-storage.ts';
import { createOfflinePlatform } from '../client/outbox/offline-platform.ts';
import { startSending } from '../client/outbox/start-sending.ts';
import { createQueryClient } from '../client/query-client.ts';
import { createWebPlatform } from '../client/web-platform.ts';
import { App, adminRoutes } from './App.tsx';
import { passOnAnswer } from './account/login/popup.ts';
import { registerWorker } from './shell/offline/register-worker.ts';

const show = (root: HTMLElement) => {
  // The server's title stands for every screen; from here on each brings its own.
  document.head.querySelector('title')?.remove();
  const portal = createOfflinePlatform(createWebPlatform(), createBrowserOfflineStorage());
  startSending(portal);
  createRoot(root).render(
    <StrictMode>
      <App {...portal} queryClient={createQueryClient()} router={createBrowserRouter(adminRoutes)} />
    </StrictMode>,
  );
  registerWorker();
};

const root = document.getElementById('root');
if (passOnAnswer(window)) window.close();
else if (root) show(root);
