import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listOwnFactors } from '#contract/auth/calls.ts';
import { firstName } from '#contract/donations/donations.ts';
import type { User } from '#contract/people/people.ts';
import { mayDo } from '#contract/roles.ts';
import { refreshSession } from '../../../client/auth.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { supportsPasskeys } from '../../../client/passkey-support.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Choice } from '../login/Choice.tsx';
import { signOut } from '../login/sign-out.ts';
import { FactorDialogs, type FactorStep } from './FactorDialogs.tsx';

export const RequiredSetUp = ({ user }: { user: User }) => {
  const platform = usePlatform();
  const [step, setStep] = useState<FactorStep | null>(null);
  const [done, setDone] = useState(false);
  const { data: factors, isError, refetch } = useQuery(queryOf(platform, listOwnFactors, {}));
  const go = (next: FactorStep | null) => {
    setStep(next);
    // The codes have been shown, or were there before: the portal opens.
    if (next === null && done) void refreshSession(platform);
  };
  // Chosen before the own factors are there, it opens once they are.
  const begin = (first: FactorStep) => () => {
    setStep(first);
    if (!factors) void refetch();
  };
  return (
    <>
      <div>
        <h1>{`Welcome back, ${firstName(user.name)}`}</h1>
        <p className="hint mt-sm">{`${mayDo(user.role, 'people') ? 'Administrators sign' : 'Everybody here signs'} in with two steps, because the portal holds people’s illnesses and addresses. It takes two minutes, and then your work goes on.`}</p>
      </div>
      {isError && (
        <Notice tone="bad">
          <p>The server cannot be reached. Please try again in a minute.</p>
        </Notice>
      )}
      <div className="choices">
        {supportsPasskeys(platform) && (
          <Choice
            icon="fingerprint-pattern"
            tone="ok"
            title={
              <>
                <span>A passkey </span>
                <Badge tone="ok">Easiest</Badge>
              </>
            }
            hint="This computer’s fingerprint, face or PIN. Nothing to type, ever."
            onClick={begin({ do: 'add-passkey' })}
          />
        )}
        <Choice
          icon="smartphone"
          tone="info"
          title="An authenticator app"
          hint="Six figures from your phone. Any app does."
          onClick={begin({ do: 'begin-app' })}
        />
      </div>
      <Notice tone="info" icon="life-buoy" announce="none" title="Then ten recovery codes to print.">
        <p>So that a lost phone locks nobody out.</p>
      </Notice>
      <div className="row row--between">
        <p className="hint">{`${done ? 'Step 2 of 2.' : 'Step 1 of 2.'} Nothing else opens before this.`}</p>
        <Button variant="quiet" small onClick={() => void signOut(platform.session)}>
          Sign out
        </Button>
      </div>
      {step && factors && (
        <FactorDialogs key={step.do} step={step} factors={factors} go={go} onChanged={() => setDone(true)} />
      )}
    </>
  );
};
