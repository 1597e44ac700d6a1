import type { MouseEvent } from 'react';
import type { ManagedKind } from '#contract/manage-link/manage-token.ts';
import { managed } from '#contract/words/managed.ts';
import type { Message } from '#contract/words/message.ts';
import { T } from '../language/T.tsx';
import { t } from '../language/t.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { useHydrated } from '../ui/useHydrated.ts';
import { ManagedForm } from './ManagedForm.tsx';
import type { Managed } from './useManaged.ts';

const close = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
  const details = currentTarget.closest('details');
  details?.removeAttribute('open');
  details?.querySelector('summary')?.focus();
};

type ManagedWithdrawProps = {
  kind: ManagedKind;
  record: Pick<Managed<unknown, string>, 'token' | 'busy'> & { withdraw(): void };
  words: Record<'open' | 'question' | 'text' | 'yes' | 'keep', Message>;
};

export const ManagedWithdraw = ({ kind, record: { token, busy, withdraw }, words }: ManagedWithdrawProps) => {
  const hydrated = useHydrated();
  const submit = () => {
    if (!busy) withdraw();
  };
  return (
    <ManagedForm kind={kind} label={t(managed.withdraw)} className="managed__withdraw" token={token} onSubmit={submit}>
      <details>
        <T as="summary" className={buttonClass({ variant: 'quiet' })} of={words.open} />
        <div className="form__part mt-md">
          <T as="h2" of={words.question} />
          <T as="p" of={words.text} />
          <div className="acts">
            <Button
              type="submit"
              name="do"
              value="withdraw"
              variant="bad"
              busy={busy === 'withdraw'}
              busyLabel={t(managed.withdrawing)}
              of={words.yes}
            />
            {hydrated && <Button variant="line" onClick={close} of={words.keep} />}
          </div>
        </div>
      </details>
    </ManagedForm>
  );
};
