import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Factors } from '#contract/auth/factors.ts';
import { type Doubt, type NotMe, notMeRequest } from '#contract/auth/not-me.ts';
import { dateAndTime } from '#contract/dublin.ts';
import { listOwnDoubts, notMe } from '#contract/people/calls.ts';
import { PASSWORD_MIN } from '#contract/people/people.ts';
import { queryOf, useSend } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { RadioTiles } from '../../../ui/RadioTiles.tsx';
import { useEditForm } from '../../shell/forms/useEditForm.ts';
import { PasswordField } from '../login/PasswordField.tsx';
import { ConfirmedChangeDialog } from './ConfirmedChangeDialog.tsx';

const EVERYTHING = 'everything';

interface NotMeDialogProps {
  ways: Factors['confirmWith'];
  /** Newest first. */
  doubts: readonly Doubt[];
  onClose: () => void;
}

const NotMeDialog = ({ ways, doubts, onClose }: NotMeDialogProps) => {
  const endOwn = useSend(notMe);
  const navigate = useNavigate();
  const [start] = useState<NotMe>({ since: doubts.at(-1)?.since ?? null });
  const [choice, setChoice] = useState(doubts.at(-1)?.id ?? EVERYTHING);
  const form = useEditForm<NotMe>({
    draft: null,
    start,
    schema: notMeRequest,
    save: async (body) => {
      const ended = await endOwn({ body });
      void navigate('/admin/undo', { state: { ended } });
      return start;
    },
  });
  const choose = (id: string) => {
    setChoice(id);
    form.change({ since: doubts.find((doubt) => doubt.id === id)?.since ?? null });
  };
  return (
    <ConfirmedChangeDialog
      title="This was not me"
      form={form}
      ways={ways}
      submit={{ label: 'End it all', busyLabel: 'Ending', icon: 'shield-ban' }}
      onClose={onClose}
      below={
        ways.includes('password') && (
          <PasswordField
            label="New password"
            autoComplete="new-password"
            hint={`At least ${PASSWORD_MIN} characters. The one that you have works no more.`}
            value={form.values.newPassword ?? ''}
            error={form.errors.newPassword}
            onChange={(newPassword) => form.change({ newPassword })}
          />
        )
      }
    >
      <p>
        Every session ends, this one too, with the passkeys, codes, API tokens, webhooks, calendar addresses, invited
        accounts and changes that were made since then. What is older stays.
      </p>
      <RadioTiles
        id="not-me-since"
        name="not-me-since"
        legend="From when on was it not you?"
        columns={2}
        options={[
          ...doubts.map(({ id, at, what }) => ({ value: id, label: what, hint: dateAndTime(at) })),
          { value: EVERYTHING, label: 'I do not know.', hint: 'End everything, however old it is.' },
        ]}
        value={choice}
        onChange={choose}
      />
    </ConfirmedChangeDialog>
  );
};

export const NotMeBox = ({ ways }: { ways: Factors['confirmWith'] }) => {
  const { data } = useQuery(queryOf(usePlatform(), listOwnDoubts, {}));
  const [isAsking, setAsking] = useState(false);
  return (
    <section className="box" id="not-me" aria-labelledby="not-me-title">
      <div className="box__head">
        <div>
          <h2 id="not-me-title">Was somebody else in your account?</h2>
          <p>Another password alone leaves them what they made: end everything that they could have made.</p>
        </div>
        <Button variant="line" icon="shield-ban" disabled={!data} onClick={() => setAsking(true)}>
          This was not me
        </Button>
      </div>
      {isAsking && data && <NotMeDialog ways={ways} doubts={data.doubts} onClose={() => setAsking(false)} />}
    </section>
  );
};
