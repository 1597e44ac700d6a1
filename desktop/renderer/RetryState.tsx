import { type ReactNode, useState } from 'react';
import { Button } from '#site/ui/Button.tsx';
import { EmptyState } from '#site/ui/EmptyState.tsx';
import type { Elements } from '#site/ui/elements.ts';
import type { IllustrationName } from '#site/ui/illustration-names.ts';

interface RetryStateProps {
  art: IllustrationName;
  title: string;
  children: ReactNode;
  onRetry(): Promise<unknown>;
  other: { label: string; onClick: () => void };
  below?: Elements;
}

export const RetryState = ({ art, title, children, onRetry, other, below }: RetryStateProps) => {
  const [isTrying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  const action = (
    <>
      <div className="row">
        <Button variant="brand" icon="refresh-cw" busy={isTrying} busyLabel="Trying" onClick={() => void retry()}>
          Try again
        </Button>
        <Button variant="line" onClick={other.onClick}>
          {other.label}
        </Button>
      </div>
      {below}
    </>
  );
  return (
    <main className="shell-screen" id="main" role="alert">
      <EmptyState art={art} title={title} action={action}>
        {children}
      </EmptyState>
    </main>
  );
};
