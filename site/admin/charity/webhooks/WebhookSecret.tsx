import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';

export const WebhookSecret = ({ name, secret }: { name: string; secret: string }) => (
  <div className="stack stack--close">
    <Notice tone="wait" title={`The secret of “${name}”`}>
      <p>Please copy it now and store it where the other program keeps its passwords. It is never shown again.</p>
    </Notice>
    <Field
      label="Secret"
      readOnly
      spellCheck={false}
      value={secret}
      hint="With it the other program checks that what arrives comes from here."
      onFocus={(event) => event.target.select()}
    />
    <CopyButton text={secret} label="Copy secret" />
  </div>
);
