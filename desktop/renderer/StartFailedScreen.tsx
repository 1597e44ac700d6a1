import { EmptyState } from '#site/ui/EmptyState.tsx';
import { RetryState } from './RetryState.tsx';

interface StartFailedScreenProps {
  logPath: string;
  onRetry(): Promise<unknown>;
  onOpenLog(): void;
}

export const StartFailedScreen = ({ logPath, onRetry, onOpenLog }: StartFailedScreenProps) => (
  <RetryState
    art="signpost"
    title="The app could not start"
    onRetry={onRetry}
    other={{ label: 'Open the error log', onClick: onOpenLog }}
    below={
      <p className="hint">
        The error log is in <code className="path">{logPath}</code>.
      </p>
    }
  >
    Its files on this computer could not be opened. The disk may be full, or the files may belong to somebody else.
    Nothing was deleted.
  </RetryState>
);

export const WaitingScreen = () => (
  <main className="shell-screen" id="main" role="status">
    <EmptyState art="signpost" title="Waiting for this computer’s key store">
      It holds the key to what the app has saved. If a window of the system asks for a password, please answer it.
    </EmptyState>
  </main>
);
