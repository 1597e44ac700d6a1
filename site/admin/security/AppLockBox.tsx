import { useId, useSyncExternalStore } from 'react';
import type { AppLock } from '../../client/platform.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';

const NEVER = 'never';

export const AppLockBox = ({ lock }: { lock: AppLock }) => {
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
