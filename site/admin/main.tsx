import '../styles/common.css';
import '../styles/forms.css';
import '../styles/admin.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createQueryClient } from '../client/query-client.ts';
import { createWebPlatform } from '../client/web-platform.ts';
import { App, adminRoutes } from './App.tsx';
import { passOnAnswer } from './login/popup.ts';

const show = (root: HTMLElement) => {
  // The server's title stands for every screen; from here on each brings its own.
  document.head.querySelector('title')?.remove();
  createRoot(root).render(
    <StrictMode>
      <App platform={createWebPlatform()} queryClient={createQueryClient()} router={createBrowserRouter(adminRoutes)} />
    </StrictMode>,
  );
};

const root = document.getElementById('root');
if (passOnAnswer(window)) window.close();
else if (root) show(root);
