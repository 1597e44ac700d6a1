import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RefreshCw } from '../../ui/icons/RefreshCw.tsx';
import { useBarTitle } from '../layout/Screen.tsx';
import { NotLoaded } from '../offline/NotLoaded.tsx';
import { useIsOffline, useWhenConnected } from '../offline/useIsOffline.ts';

/** The title of the browser's tab, and of the bar at the top of a small screen. */
const ErrorTitle = ({ title }: { title: string }) => {
  useBarTitle(title);
  return <title>{`${title} · Admin Portal`}</title>;
};

const Broken = () => (
  <>
    <ErrorTitle title="Something went wrong" />
    <section className="box">
      <EmptyState
        art="offline-lighthouse"
        title="Something went wrong"
        action={
          <div className="row">
            <Button variant="brand" icon={RefreshCw} onClick={() => location.reload()}>
              Refresh
            </Button>
            <a href="/admin">Go to the dashboard</a>
          </div>
        }
      >
        This screen could not be shown. Please refresh the page. What was saved is safe.
      </EmptyState>
    </section>
  </>
);

/** What browsers and Vite say of a script or a style that did not arrive, and of nothing else. */
const NOT_ARRIVED = /dynamically imported module|Importing a module script|Unable to preload/i;

const hasNotArrived = (error: unknown): boolean => error instanceof Error && NOT_ARRIVED.test(error.message);

const LOADED_ANEW_KEY = 'portal.loaded-anew';
const LOAD_ANEW_AFTER_MS = 60_000;

/** True at most once a minute, and never where the browser cannot remember it: what is missing for good must not turn in a circle. */
const mayLoadAnew = (): boolean => {
  try {
    const last = Number(sessionStorage.getItem(LOADED_ANEW_KEY) ?? 0);
    if (Date.now() - last < LOAD_ANEW_AFTER_MS) return false;
    sessionStorage.setItem(LOADED_ANEW_KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
};

/**
 * A screen whose script did not arrive, which does not say why. Where the server answers, the connection was gone for a moment
 * or the portal was updated: the page is loaded anew.
 */
const ScriptMissing = () => {
  const platform = usePlatform();
  const isOffline = useIsOffline();
  // Where there is no connection from the beginning, that is why, and nobody waits for the answer.
  const [isAsking, setIsAsking] = useState(!isOffline);
  const goOn = useEffectEvent((answers: boolean) => {
    if (answers && isAsking && mayLoadAnew()) location.reload();
    else setIsAsking(false);
  });
  useEffect(() => {
    platform.fetch('/health').then(
      () => goOn(true),
      () => goOn(false),
    );
  }, [platform]);
  useWhenConnected(isOffline, () => location.reload());
  if (!isOffline) return isAsking ? null : <Broken />;
  return (
    <>
      <ErrorTitle title="Not loaded" />
      <NotLoaded />
    </>
  );
};

/** Shown when a screen breaks, or its script cannot be loaded: without a connection, or after an update of the portal. */
export const AdminErrorPage = () => {
  const isMissing = hasNotArrived(useRouteError());
  const { key } = useLocation();
  return isMissing ? <ScriptMissing key={key} /> : <Broken />;
};

/** The same where not even the frame of the portal could be shown. */
export const AdminErrorScreen = () => (
  <main className="admin work" id="main">
    <AdminErrorPage />
  </main>
);
