import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ALARM_OVER, type Alarm, type EndedAccess } from '#contract/auth/not-me.ts';
import { dateAndTime } from '#contract/dublin.ts';
import { RESET_MINUTES } from '#contract/people/invitations.ts';
import { notMeByLink, readAlarm } from '#contract/people/public-calls.ts';
import { ApiError, sentenceOf } from '../../../client/api-error.ts';
import { queryOf, useSend } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { SignInFrame } from '../login/SignInFrame.tsx';
import { signOut } from '../login/sign-out.ts';

const Names = ({ of }: { of: readonly string[] }) => (
  <ul>
    {of.map((name, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two passkeys can have one name, and nothing moves.
      <li key={at}>{name}</li>
    ))}
  </ul>
);

const EndedNotice = ({ ended, back, kept, isMailed }: EndedAccess & { isMailed: boolean }) => (
  <Notice tone="ok" title="We have ended this:">
    <Names of={ended} />
    {back.length > 0 && (
      <>
        <p>This is as it was before:</p>
        <Names of={back} />
      </>
    )}
    {kept.length > 0 && (
      <>
        <p>This is older, and still works. If any of it is not yours, sign in and remove it under My account:</p>
        <Names of={kept} />
      </>
    )}
    <p>
      {isMailed
        ? `No password opens the account now. We have mailed you a link to choose another, which works for ${RESET_MINUTES} minutes. Please tell an administrator what happened.`
        : 'Please sign in again, and tell an administrator what happened.'}
    </p>
  </Notice>
);

const FAILED = 'This could not be done just now. Please try again in a minute.';

const Question = ({ token, alarm: { named, earlier } }: { token: string; alarm: Alarm }) => {
  const end = useSend(notMeByLink);
  const [also, setAlso] = useState<string[]>([]);
  const ending = useMutation({ mutationFn: () => end({ body: { token, also } }) });
  if (ending.data) return <EndedNotice {...ending.data} />;
  return (
    <>
      <div>
        <h1>Was this not you?</h1>
        <p className="mt-sm">
          <b>{named.what}</b> <small>{dateAndTime(named.at)}</small>
        </p>
      </div>
      <p className="hint">
        If it was not, press the button. Every session of your account and its password end, with the passkeys, API
        tokens, calendar addresses and changes that were made since that sign-in. What is older stays.
      </p>
      {earlier.length > 0 && (
        <fieldset className="field">
          <legend className="label">Was any of this not you, either?</legend>
          {earlier.map(({ id, at, what }) => (
            <label className="check" key={id}>
              <input
                type="checkbox"
                checked={also.includes(id)}
                onChange={({ target }) => setAlso(target.checked ? [...also, id] : also.filter((one) => one !== id))}
              />
              <span>{`${what} ${dateAndTime(at)}`}</span>
            </label>
          ))}
        </fieldset>
      )}
      {ending.isError && (
        <Notice tone="bad">
          <p>{sentenceOf(ending.error, FAILED)}</p>
        </Notice>
      )}
      <Button variant="bad" block icon="shield-ban" busy={ending.isPending} onClick={() => ending.mutate()}>
        This was not me
      </Button>
    </>
  );
};

const FromMail = ({ token }: { token: string }) => {
  const { data, error, refetch } = useQuery({
    ...queryOf(usePlatform(), readAlarm, { body: { token } }),
    enabled: token !== '',
    retry: false,
  });
  if (data) return <Question token={token} alarm={data} />;
  if (token !== '' && !error) return <Skeleton label="Loading what happened" />;
  const isOver = token === '' || (error instanceof ApiError && error.status < 500 && error.status !== 429);
  return (
    <>
      <h1>Was this not you?</h1>
      <Notice tone={isOver ? 'wait' : 'bad'}>
        <p>{isOver ? ALARM_OVER : sentenceOf(error, FAILED)}</p>
      </Notice>
      {!isOver && (
        <Button variant="line" block onClick={() => void refetch()}>
          Try again
        </Button>
      )}
    </>
  );
};

/** Forgets the session, which is over, only now, as the portal would otherwise ask to sign in. */
const FromAccount = ({ ended }: { ended: EndedAccess }) => {
  const { session } = usePlatform();
  useEffect(() => void signOut(session), [session]);
  return <EndedNotice {...ended} isMailed={false} />;
};

/**
 * Needs a press, as mail programs that look at links press nothing. Also shows access that was ended from one's own account,
 * as nobody is signed in then.
 */
export const NotMePage = () => {
  const { hash, state }: { hash: string; state: { ended?: EndedAccess } | null } = useLocation();
  return (
    <SignInFrame title="This was not me">
      {state?.ended ? <FromAccount ended={state.ended} /> : <FromMail token={hash.slice(1)} />}
      <Link className={buttonClass({ variant: 'line', block: true })} to="/admin/login">
        Go to the sign-in
      </Link>
    </SignInFrame>
  );
};
