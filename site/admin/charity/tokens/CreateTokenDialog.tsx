import { useState } from 'react';
import { longDate } from '#contract/dublin.ts';
import {
  API_TOKEN_NAME_MAX,
  apiScopeHints,
  apiScopeLabels,
  apiScopes,
  apiTokenExpiryRange,
  type CreatedApiToken,
  type NewApiToken,
  newApiToken,
} from '#contract/tokens/api-tokens.ts';
import { createApiToken } from '#contract/tokens/calls.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { CheckChoice } from '../../shell/forms/CheckChoice.tsx';
import { CreationDialog } from '../../shell/forms/CreationDialog.tsx';
import { useCreationForm } from '../../shell/forms/useCreationForm.ts';

const TokenSecret = ({ created: { token, secret } }: { created: CreatedApiToken }) => (
  <div className="stack stack--close">
    <Notice tone="wait" title={`The token “${token.name}” works until ${longDate(token.expiresOn)}.`}>
      <p>Please copy it now and store it where the other program keeps its passwords. It is never shown again.</p>
    </Notice>
    <Field
      label="Token"
      readOnly
      spellCheck={false}
      value={secret}
      hint="The other program sends it in the header Authorization, after the word Bearer."
      onFocus={(event) => event.target.select()}
    />
    <CopyButton text={secret} label="Copy token" />
  </div>
);

const scopeOptions = apiScopes.map((key) => ({ key, label: apiScopeLabels[key], hint: apiScopeHints[key] }));

export const CreateTokenDialog = ({ onClose }: { onClose: () => void }) => {
  const [range] = useState(() => apiTokenExpiryRange(new Date()));
  const [start] = useState<NewApiToken>({ name: '', scopes: [], expiresOn: range.proposed });
  const { form, created } = useCreationForm({
    draft: 'api-token.new',
    start,
    schema: newApiToken,
    call: createApiToken,
    inputOf: (body) => ({ body }),
  });
  const { values, errors, change } = form;
  return (
    <CreationDialog
      title="Create a token"
      form={form}
      submitLabel="Create token"
      busyLabel="Creating"
      icon="key-round"
      created={created && <TokenSecret created={created} />}
      createdTitle="Your new token"
      doneLabel="I have stored it"
      onClose={onClose}
    >
      <Field
        label="Name"
        hint="What will use it. The name stands beside everything the token does."
        maxLength={API_TOKEN_NAME_MAX}
        autoComplete="off"
        value={values.name}
        error={errors.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <CheckChoice
        legend="What it may do"
        options={scopeOptions}
        value={values.scopes}
        error={errors.scopes}
        onChange={(scopes) => change({ scopes })}
      />
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
    </CreationDialog>
  );
};
