import { useState } from 'react';
import { EMAIL_CHANGE_MINUTES } from '#contract/auth/email-change.ts';
import type { Factors } from '#contract/auth/factors.ts';
import { useUser } from '../../../client/PlatformContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { ChangeEmailDialog } from './ChangeEmailDialog.tsx';

interface EmailChange {
  email: string;
  mailed: boolean;
}

const Outcome = ({ email, mailed }: EmailChange) =>
  mailed ? (
    <Notice tone="wait" title={`We have mailed a link to ${email}.`}>
      <p>{`Open it within ${EMAIL_CHANGE_MINUTES} minutes, and the new address counts. Until then you sign in with the one above.`}</p>
    </Notice>
  ) : (
    <Notice tone="ok">
      <p>{`From now on you sign in as ${email}. Where else you were signed in, you are signed out now.`}</p>
    </Notice>
  );

export const EmailBox = ({ ways }: { ways: Factors['confirmWith'] }) => {
  const user = useUser();
  const [isAsking, setAsking] = useState(false);
  const [requested, setRequested] = useState<EmailChange | null>(null);
  if (!user) return null;
  return (
    <section className="box box--flush" aria-labelledby="own-email">
      <div className="box__head">
        <div>
          <h2 id="own-email">Email address</h2>
          <p>You sign in with it, and a link for a forgotten password goes there.</p>
        </div>
      </div>
      {requested && (
        <div className="box__body">
          <Outcome {...requested} />
        </div>
      )}
      <ul className="rowlist rowlist--3">
        <li>
          <span className="ico tone-info">
            <Icon name="mail" />
          </span>
          <span>
            <b>{requested && !requested.mailed ? requested.email : user.email}</b>
          </span>
          <span className="ends">
            <Button variant="line" icon="pencil" onClick={() => setAsking(true)}>
              Change it
            </Button>
          </span>
        </li>
      </ul>
      {isAsking && (
        <ChangeEmailDialog
          ways={ways}
          onDone={(done) => {
            setRequested(done);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
};
