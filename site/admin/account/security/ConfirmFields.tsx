import { useState } from 'react';
import type { Confirmation, Factors } from '#contract/auth/factors.ts';
import { Button } from '../../../ui/Button.tsx';
import { fieldId } from '../../shell/forms/EditBox.tsx';
import { CodeField } from '../login/CodeField.tsx';
import { PasswordField } from '../login/PasswordField.tsx';

interface ConfirmFieldsProps {
  ways: Factors['confirmWith'];
  values: Confirmation;
  errors: Readonly<Record<string, string>>;
  change(part: Confirmation): void;
}

export const ConfirmFields = ({ ways, values, errors, change }: ConfirmFieldsProps) => {
  const [way, setWay] = useState(ways[0]);
  const other = ways.find((one) => one !== way);
  if (!way) return null;
  return (
    <>
      {way === 'password' ? (
        <PasswordField
          id={fieldId('password')}
          label="Your password"
          autoComplete="current-password"
          value={values.password ?? ''}
          error={errors.password}
          onChange={(password) => change({ password, code: undefined })}
        />
      ) : (
        <CodeField
          label="Code from the app"
          note="Or a recovery code"
          figures={false}
          value={values.code ?? ''}
          error={errors.code ?? errors.password}
          onChange={(code) => change({ code, password: undefined })}
        />
      )}
      {other && (
        <div>
          <Button variant="quiet" small onClick={() => setWay(other)}>
            {other === 'code' ? 'Use a code instead' : 'Use your password instead'}
          </Button>
        </div>
      )}
    </>
  );
};
