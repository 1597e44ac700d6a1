import '#site/styles/every-screen.css';
import '#site/styles/forms.css';
import '#site/styles/admin.css';
import './shell.css';
import './title-bar/title-bar.css';
import './lock/lock.css';
import './print.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ThemeProvider } from '#site/admin/account/theme/ThemeContext.tsx';
import type { Bridge } from '../bridge/bridge.ts';
import type { Started } from '../bridge/ipc-channels.ts';
import { createPortals } from './create-portals.ts';
import { focusItem, rememberPlace } from './desktop-router.ts';
import { Shell } from './Shell.tsx';
import { ShellProvider } from './ShellContext.tsx';
import { StartFailedScreen, WaitingScreen } from './StartFailedScreen.tsx';
import { createShellStore } from './shell-store.ts';
import { BareTitleBar } from './title-bar/BareTitleBar.tsx';

declare global {
  interface Window {
    readonly desktop: Bridge;
  }
}

const { desktop: bridge } = window;

const showPortal = (root: Root, { state, path }: Started & { ok: true }) => {
  const store = createShellStore(bridge, state);
  const portalOf = createPortals(bridge, store);
  if (path) {
    rememberPlace(sessionStorage, state.server?.url ?? '', path);
    focusItem(path);
  }
  root.render(
    <StrictMode>
      <ShellProvider value={{ bridge, store }}>
        <Shell portalOf={portalOf} />
      </ShellProvider>
    </StrictMode>,
  );
};

const isMac = /Mac/.test(navigator.userAgent);

const showBare = (root: Root, screen: ReactNode) =>
  root.render(
    <ThemeProvider>
      <div className="window">
        <div>{!isMac && <BareTitleBar title="Charity Portal" bridge={bridge} isMaximized={null} />}</div>
        <div className="window__screen">{screen}</div>
      </div>
    </ThemeProvider>,
  );

/** The system may ask for the password of its key store first, in a window of its own. */
const LATE_MS = 3000;

const begin = async (root: Root): Promise<void> => {
  const late = setTimeout(() => showBare(root, <WaitingScreen />), LATE_MS);
  const started = await bridge.start().finally(() => clearTimeout(late));
  if (started.ok) {
    showPortal(root, started);
    return;
  }
  const { logPath } = started;
  showBare(
    root,
    <StartFailedScreen logPath={logPath} onRetry={() => begin(root)} onOpenLog={() => void bridge.openLog()} />,
  );
};

const element = document.getElementById('root');
if (element) await begin(createRoot(element));
