import '#site/styles/common.css';
import '#site/styles/forms.css';
import '#site/styles/admin.css';
import './shell.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Bridge } from '../bridge.ts';
import { createDesktopPlatform } from './desktop-platform.ts';
import { createDesktopQueryClient } from './desktop-query-client.ts';
import { createDesktopRouter, focusItem } from './desktop-router.ts';
import { Shell } from './Shell.tsx';
import { ShellProvider } from './ShellContext.tsx';
import { createShellStore } from './shell-store.ts';

declare global {
  interface Window {
    readonly desktop: Bridge;
  }
}

const { desktop: bridge } = window;
const root = document.getElementById('root');
if (root) {
  const { state, path } = await bridge.start();
  const store = createShellStore(bridge, state);
  const platform = createDesktopPlatform(bridge, store);
  const queryClient = createDesktopQueryClient();
  const router = createDesktopRouter(path, sessionStorage);
  if (path) focusItem(path);
  createRoot(root).render(
    <StrictMode>
      <ShellProvider value={{ bridge, store }}>
        <Shell platform={platform} queryClient={queryClient} router={router} />
      </ShellProvider>
    </StrictMode>,
  );
}
