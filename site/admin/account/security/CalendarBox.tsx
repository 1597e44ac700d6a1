import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { longDate } from '#contract/dublin.ts';
import { makeCalendarAddress, readOwnCalendarAddress, revokeCalendarAddress } from '#contract/runs/calls.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { keyOf, queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { send } from '../../../client/send.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';

const FAILED = 'This did not work just now. Please try again.';

export const CalendarBox = () => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const { data } = useQuery(queryOf(platform, readOwnCalendarAddress, {}));
  const [isAsking, setAsking] = useState<'renew' | 'revoke' | null>(null);
  const settled = {
    onSettled: () => {
      setAsking(null);
      return queryClient.invalidateQueries({ queryKey: keyOf(readOwnCalendarAddress) });
    },
  };
  const make = useMutation({ mutationFn: () => send(platform, makeCalendarAddress, {}), ...settled });
  const revoke = useMutation({
    mutationFn: () => send(platform, revokeCalendarAddress, {}),
    onSuccess: () => make.reset(),
    ...settled,
  });
  const error = make.error ?? revoke.error;
  const since = data?.createdAt;
  return (
    <section className="box" id="calendar" aria-labelledby="calendar-title">
      <div className="box__head">
        <div>
          <h2 id="calendar-title">The runs in your calendar</h2>
          <p>Days, vans and numbers of stops; no names or addresses of donors.</p>
        </div>
      </div>
      <div className="box__body stack">
        {error && (
          <Notice tone="bad">
            <p>{sentenceOf(error, FAILED)}</p>
          </Notice>
        )}
        {make.data ? (
          <>
            <Field
              label="Your calendar address"
              hint="Subscribe to it in your calendar. Whoever has it sees the runs, and it is shown only now."
              readOnly
              value={make.data.url}
              onFocus={({ target }) => target.select()}
            />
            <CopyButton text={make.data.url} label="Copy address" />
          </>
        ) : (
          <p>
            {since ? `You made an address on ${longDate(since)}. It is not shown again.` : 'You have no address yet.'}
          </p>
        )}
        <div className="row row--tight">
          <Button
            variant="line"
            icon="calendar-clock"
            busy={make.isPending}
            busyLabel="Making"
            onClick={() => (since ? setAsking('renew') : make.mutate())}
          >
            {since ? 'Make a new address' : 'Make a calendar address'}
          </Button>
          {since && (
            <Button variant="quiet" busy={revoke.isPending} onClick={() => setAsking('revoke')}>
              Revoke it
            </Button>
          )}
        </div>
      </div>
      {isAsking && (
        <ConfirmDialog
          question={isAsking === 'renew' ? 'Make a new address?' : 'Revoke the address?'}
          detail="Calendars that use the present one no longer show the runs."
          confirmLabel={isAsking === 'renew' ? 'Make a new one' : 'Revoke it'}
          variant={isAsking === 'renew' ? 'brand' : 'bad'}
          busy={make.isPending || revoke.isPending}
          onConfirm={() => (isAsking === 'renew' ? make.mutate() : revoke.mutate())}
          onCancel={() => setAsking(null)}
        />
      )}
    </section>
  );
};
