import { longDate } from '#contract/dublin.ts';
import type { CreatedApiToken } from '#contract/tokens/api-tokens.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';

export const TokenSecret = ({ created: { token, secret } }: { created: CreatedApiToken }) => (
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
