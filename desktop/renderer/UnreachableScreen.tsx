import { useState } from 'react';
import { Button } from '#site/ui/Button.tsx';
import { EmptyState } from '#site/ui/EmptyState.tsx';
import { RefreshCw } from '#site/ui/icons/RefreshCw.tsx';
import { useShell } from './ShellContext.tsx';

/** Shown when the server does not answer and nobody is signed in, so that nothing is cached either. */
export const UnreachableScreen = ({ onChange }: { onChange: () => void }) => {
  const { bridge, state } = useShell();
  const [isTrying, setTrying] = useState(false);
  const ping = async () => {
    setTrying(true);
    await bridge.sync();
    setTrying(false);
  };
  return (
    <main className="shell-screen" id="main" role="alert">
      <EmptyState
        art="offline-lighthouse"
        title="The server cannot be reached"
        action={
          <div className="row">
            <Button variant="brand" icon={RefreshCw} busy={isTrying} busyLabel="Trying" onClick={() => void ping()}>
              Try again
            </Button>
            <Button variant="line" onClick={onChange}>
              Change the server
            </Button>
          </div>
        }
      >
        {state.server?.url} does not answer. Please check your connection. The app goes on trying by itself.
      </EmptyState>
    </main>
  );
};
