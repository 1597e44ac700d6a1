import { RetryState } from './RetryState.tsx';
import { useShell } from './ShellContext.tsx';

export const UnreachableScreen = ({ onChange }: { onChange: () => void }) => {
  const { bridge, state } = useShell();
  return (
    <RetryState
      art="offline-lighthouse"
      title="The server cannot be reached"
      onRetry={bridge.sync}
      other={{ label: 'Change the server', onClick: onChange }}
    >{`${state.server?.url ?? ''} does not answer. Please check your connection. The app goes on trying by itself.`}</RetryState>
  );
};
