import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  API_TOKEN_NAME_MAX,
  apiTokenExpiryRange,
  type CreatedApiToken,
  type NewApiToken,
  newApiToken,
} from '#contract/api-tokens.ts';
import { createApiToken } from '../../client/api-tokens.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { allOf } from '../../client/query-keys.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { KeyRound } from '../../ui/icons/KeyRound.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useEditForm } from '../forms/useEditForm.ts';
import { ScopeChoice } from './ScopeChoice.tsx';
import { TokenSecret } from './TokenSecret.tsx';

const useTokenForm = (start: NewApiToken, onCreated: (created: CreatedApiToken) => void) => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  return useEditForm<NewApiToken>({
    start,
    schema: newApiToken,
    save: async (token) => {
      onCreated(await createApiToken(platform, token));
      void queryClient.invalidateQueries({ queryKey: allOf('api-tokens') });
      return start;
    },
  });
};

/** Creates an API token: name, scopes, last day, and then its secret, once. */
export const CreateTokenDialog = ({ onClose }: { onClose: () => void }) => {
  const formId = useId();
  const [range] = useState(() => apiTokenExpiryRange(new Date()));
  const [start] = useState<NewApiToken>({ name: '', scopes: [], expiresOn: range.proposed });
  const [created, setCreated] = useState<CreatedApiToken | null>(null);
  const { values, errors, failure, busy, change, submit } = useTokenForm(start, setCreated);
  const actions = created ? (
    <Button variant="brand" onClick={onClose}>
      I have stored it
    </Button>
  ) : (
    <>
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
      <Button variant="brand" type="submit" form={formId} icon={KeyRound} busy={busy} busyLabel="Creating">
        Create token
      </Button>
    </>
  );
  return (
    <Dialog title={created ? 'Your new token' : 'Create a token'} small onClose={onClose} footer={actions}>
      {created && <TokenSecret created={created} />}
      {!created && (
        <form className="stack" id={formId} noValidate onSubmit={submit}>
          {failure && Object.keys(errors).length === 0 && (
            <Notice tone="bad">
              <p>{failure}</p>
            </Notice>
          )}
          <Field
            label="Name"
            hint="What will use it. The name stands beside everything the token does."
            maxLength={API_TOKEN_NAME_MAX}
            autoComplete="off"
            value={values.name}
            error={errors.name}
            onChange={(event) => change({ name: event.target.value })}
          />
          <ScopeChoice value={values.scopes} error={errors.scopes} onChange={(scopes) => change({ scopes })} />
          <Field
            label="Works until"
            hint="The last day, at most a year from now."
            short
            type="date"
            min={range.first}
            max={range.last}
            value={values.expiresOn}
            error={errors.expiresOn}
            onChange={(event) => change({ expiresOn: event.target.value })}
          />
        </form>
      )}
    </Dialog>
  );
};
