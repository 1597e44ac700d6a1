import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { NotArrived } from '../../../ui/LazyPart.tsx';
import { useNewVersion } from '../new-version/NewVersionContext.tsx';
import { NotLoaded } from '../offline/NotLoaded.tsx';
import { useIsOffline, useWhenConnected } from '../offline/useIsOffline.ts';
import { ErrorTitle } from './AdminErrorPage.tsx';

/** Milliseconds to another try, as a connection that is back may still lose what is asked for at once. */
const ASK_AGAIN_MS = 10_000;

/** Waits for a connection, asks again after a moment, or takes over an update of the portal if nothing is unsaved. */
export const ScreenNotArrived = ({ retry, isRetrying, hasFailedAgain }: NotArrived) => {
  const isOffline = useIsOffline();
  useWhenConnected(isOffline, retry);
  const { isHere, check, takeOver } = useNewVersion();
  const askAgain = useEffectEvent(async () => {
    if (await check()) retry();
  });
  useEffect(() => {
    void askAgain();
    const timer = setInterval(() => void askAgain(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (isHere) takeOver();
  }, [isHere, takeOver]);
  if (isOffline) {
    return (
      <>
        <ErrorTitle title="Not loaded" />
        <NotLoaded />
      </>
    );
  }
  return (
    <>
      <ErrorTitle title="Not loaded" />
      <section className="box" role="alert">
        <EmptyState
          art="offline-lighthouse"
          title="This screen could not be loaded"
          action={
            <div className="row">
              <Button variant="brand" icon="refresh-cw" busy={isRetrying} busyLabel="Loading" onClick={retry}>
                Try again
              </Button>
              {(isHere || hasFailedAgain) && (
                <Button variant="line" onClick={() => location.reload()}>
                  Reload the portal
                </Button>
              )}
              <Link className={buttonClass({ variant: 'quiet' })} to="/admin">
                Go to Today
              </Link>
            </div>
          }
        >
          {isHere
            ? 'The portal was updated while it was open here. What you typed and have not saved is kept, also when you reload.'
            : 'The connection may have been gone for a moment. What you typed and have not saved is kept.'}
        </EmptyState>
      </section>
    </>
  );
};

export const LoneScreenNotArrived = (state: NotArrived) => (
  <main className="admin work" id="main">
    <ScreenNotArrived {...state} />
  </main>
);
