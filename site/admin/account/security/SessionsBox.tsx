import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endOtherSessions, endOwnSession, listOwnSessions } from '#contract/auth/calls.ts';
import { dateAndTime } from '#contract/dublin.ts';
import { SESSION_HOURS } from '#contract/people/people.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { keyOf, queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { send } from '../../../client/send.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/Notice.tsx';

const LOST_THERE =
  'What is typed there and not saved stays in that browser until its tab is closed or somebody else signs in; then it is lost.';
const FAILED = 'This could not be ended. Please try again.';

export const SessionsBox = () => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const { data } = useQuery(queryOf(platform, listOwnSessions, {}));
  const ending = useMutation({
    mutationFn: (id: string | null) =>
      id === null ? send(platform, endOtherSessions, {}) : send(platform, endOwnSession, { id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(listOwnSessions) }),
  });
  const [confirming, setConfirming] = useState<{ id: string | null; device: string } | null>(null);
  const end = () => {
    if (confirming) ending.mutate(confirming.id);
    setConfirming(null);
  };
  if (!data) return null;
  return (
    <section className="box box--flush" aria-labelledby="sessions">
      <div className="box__head">
        <div>
          <h2 id="sessions">Where you are signed in</h2>
          <p>{`Each ends by itself after ${SESSION_HOURS} hours.`}</p>
        </div>
        {data.sessions.length > 1 && (
          <Button variant="line" icon="log-out" onClick={() => setConfirming({ id: null, device: '' })}>
            End all others
          </Button>
        )}
      </div>
      {ending.isError && (
        <Notice tone="bad">
          <p>{sentenceOf(ending.error, FAILED)}</p>
        </Notice>
      )}
      <ul className="rowlist rowlist--3">
        {data.sessions.map(({ id, device, createdAt, lastUsedAt, current }) => (
          <li key={id}>
            <span className="ico tone-info">
              <Icon name="monitor" />
            </span>
            <span>
              <b>{device}</b> {current && <Badge tone="ok">This one</Badge>}
              <small>
                {current ? `Since ${dateAndTime(createdAt)}` : `Last used about ${dateAndTime(lastUsedAt)}`}
              </small>
            </span>
            <span className="ends">
              {!current && (
                <Button variant="quiet" icon="log-out" onClick={() => setConfirming({ id, device })}>
                  End<span className="sr">{` ${device}`}</span>
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {confirming && (
        <ConfirmDialog
          question={confirming.id === null ? 'End all other sessions?' : `End the session of ${confirming.device}?`}
          detail={LOST_THERE}
          confirmLabel={confirming.id === null ? 'End all others' : 'End it'}
          icon="log-out"
          onConfirm={end}
          onCancel={() => setConfirming(null)}
        />
      )}
    </section>
  );
};
