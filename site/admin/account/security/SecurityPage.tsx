import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState, useSyncExternalStore } from 'react';
import { listOwnFactors } from '#contract/auth/calls.ts';
import type { Factors } from '#contract/auth/factors.ts';
import { ownName } from '#contract/people/people.ts';
import { changeName } from '../../../client/auth.ts';
import { keyOf, queryOf } from '../../../client/calls.ts';
import { usePlatform, useUser } from '../../../client/PlatformContext.tsx';
import type { AppLock } from '../../../client/platform.ts';
import { useMay } from '../../../client/useMay.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { EditBox, fieldId } from '../../shell/forms/EditBox.tsx';
import { useEditForm } from '../../shell/forms/useEditForm.ts';
import { ScreenHead } from '../../shell/layout/Screen.tsx';
import { LoadingBox } from '../../shell/list/LoadingBox.tsx';
import { NotReachable } from '../../shell/list/NotReachable.tsx';
import { OwnPassword } from '../password/OwnPassword.tsx';
import { ListsBox } from '../preferences/ListsBox.tsx';
import { NoticesBox } from '../preferences/NoticesBox.tsx';
import { AuthenticatorBox } from './AuthenticatorBox.tsx';
import { CalendarBox } from './CalendarBox.tsx';
import { EmailBox } from './EmailBox.tsx';
import { FactorDialogs, type FactorStep } from './FactorDialogs.tsx';
import { NotMeBox } from './NotMeBox.tsx';
import { PasskeysBox } from './PasskeysBox.tsx';
import { PictureBox } from './PictureBox.tsx';
import { RecoveryCodesBox } from './RecoveryCodesBox.tsx';
import { SessionsBox } from './SessionsBox.tsx';

const NameBox = () => {
  const platform = usePlatform();
  const name = useUser()?.name ?? '';
  const form = useEditForm({
    draft: null,
    start: { name },
    schema: ownName,
    save: async (values) => {
      await changeName(platform, values);
      return values;
    },
  });
  return (
    <EditBox
      form={form}
      title="Your name"
      lead="Colleagues see it, and visitors read it beside your posts."
      savedText="Saved. It stands everywhere from now on, also beside what you did before."
    >
      <Field
        id={fieldId('name')}
        label="Name"
        autoComplete="name"
        maxLength={100}
        value={form.values.name}
        error={form.errors.name}
        onChange={({ target }) => form.change({ name: target.value })}
      />
    </EditBox>
  );
};

const NEVER = 'never';

const AppLockBox = ({ lock }: { lock: AppLock }) => {
  const id = useId();
  const after = useSyncExternalStore(lock.subscribe, lock.after);
  return (
    <section className="box" aria-labelledby={id}>
      <div className="box__head">
        <div>
          <h2 id={id}>This app</h2>
          <p>Left alone, it locks: your work stays open behind the lock, and only you open it again.</p>
        </div>
        <Button variant="line" icon="lock" onClick={lock.now}>
          Lock now
        </Button>
      </div>
      <div className="box__body">
        <Field
          as="select"
          label="Lock when nobody was here for"
          value={String(after ?? NEVER)}
          onChange={(event) => lock.setAfter(event.target.value === NEVER ? null : Number(event.target.value))}
        >
          {lock.choices.map((minutes) => (
            <option key={minutes} value={minutes}>{`${minutes} minutes`}</option>
          ))}
          <option value={NEVER}>Never lock</option>
        </Field>
      </div>
    </section>
  );
};

const hasSecondStep = ({ passkeys, totp }: Factors) => totp !== null || passkeys.length > 0;

const State = (factors: Factors) =>
  hasSecondStep(factors) ? (
    <Notice tone="ok" icon="shield-check" announce="none">
      <p>
        <strong>Two steps are on.</strong> You can lose any one of what stands below, and still get in.
      </p>
    </Notice>
  ) : (
    <Notice tone="wait" icon="shield-alert" announce="none">
      <p>
        <strong>Your password alone opens the portal.</strong> It holds people’s illnesses and addresses: a second step
        keeps out whoever learns the password. It takes two minutes.
      </p>
    </Notice>
  );

export const SecurityPage = () => {
  const queryClient = useQueryClient();
  const [step, setStep] = useState<FactorStep | null>(null);
  const platform = usePlatform();
  const { data: factors, isError, refetch } = useQuery(queryOf(platform, listOwnFactors, {}));
  const mayDrive = useMay('drive');
  const decides = useMay('decide');
  const changed = () => void queryClient.invalidateQueries({ queryKey: keyOf(listOwnFactors) });
  return (
    <>
      <ScreenHead title="My account" lead="How you sign in, what you are told, and how your lists open." />
      {!factors && !isError && <LoadingBox label="Loading your ways to sign in" />}
      {!factors && isError && (
        <NotReachable onRefresh={refetch}>
          Your ways to sign in could not be loaded. Please try refreshing the page.
        </NotReachable>
      )}
      {factors && (
        <div className="stack">
          <NameBox />
          <PictureBox />
          <State {...factors} />
          <PasskeysBox
            passkeys={factors.passkeys}
            onAdd={() => setStep({ do: 'add-passkey' })}
            onRename={(passkey) => setStep({ do: 'rename', passkey })}
            onRemove={({ id, name }) => setStep({ do: 'remove', id, what: `the passkey “${name}”` })}
          />
          <AuthenticatorBox
            totp={factors.totp}
            onSetUp={() => setStep({ do: 'begin-app' })}
            onRemove={(id) => setStep({ do: 'remove', id, what: 'the authenticator app' })}
          />
          {hasSecondStep(factors) && (
            <RecoveryCodesBox codes={factors.recoveryCodes} onRenew={() => setStep({ do: 'renew-codes' })} />
          )}
          <SessionsBox />
          <OwnPassword />
          <p className="hint">
            Every change of how you sign in asks for your password or a code first, and is told to you by mail. With its
            link you say for a day that it was not you.
          </p>
          {mayDrive && <CalendarBox />}
          <NoticesBox />
          <details className="rare">
            <summary>
              <span>More</span>
              <small>Another email address, what to do when it was not you, and how this portal opens for you</small>
            </summary>
            <div className="stack">
              <EmailBox ways={factors.confirmWith} />
              <NotMeBox ways={factors.confirmWith} />
              {platform.appLock && <AppLockBox lock={platform.appLock} />}
              {decides && <ListsBox />}
            </div>
          </details>
          {step && <FactorDialogs key={step.do} step={step} factors={factors} go={setStep} onChanged={changed} />}
        </div>
      )}
    </>
  );
};
