import { useState } from 'react';
import { confirmAuthenticator } from '#contract/auth/calls.ts';
import { type AddedFactor, type TotpSetup, totpConfirmation } from '#contract/auth/factors.ts';
import { useSend } from '../../../client/calls.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useEditForm } from '../../shell/forms/useEditForm.ts';
import { CodeField } from '../login/CodeField.tsx';
import { QrCode } from './QrCode.tsx';

const FORM = 'set-up-authenticator';

const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

interface ProveProps {
  setup: TotpSetup;
  isMove: boolean;
  onDone(added: AddedFactor): void;
  onClose: () => void;
}

export const SetUpAuthenticator = ({ setup, isMove, onDone, onClose }: ProveProps) => {
  const confirm = useSend(confirmAuthenticator);
  const [start] = useState({ ticket: setup.ticket, code: '' });
  const form = useEditForm({
    draft: null,
    start,
    schema: totpConfirmation,
    save: async (body) => {
      onDone(await confirm({ body }));
      return start;
    },
  });
  const actions = (
    <>
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
      <Button variant="brand" type="submit" form={FORM} icon="check" busy={form.busy} busyLabel="Checking">
        Turn it on
      </Button>
    </>
  );
  return (
    <Dialog
      title="Set up an authenticator app"
      hint={isMove ? 'The old phone’s codes go on working until the last step.' : 'Any app for codes does.'}
      onClose={onClose}
      footer={actions}
    >
      <form className="stack" id={FORM} noValidate onSubmit={form.submit}>
        {form.failure && !form.errors.code && (
          <Notice tone="bad">
            <p>{form.failure}</p>
          </Notice>
        )}
        <div className="qr-set">
          <QrCode text={setup.uri} label="QR code for the authenticator app" />
          <div className="stack stack--close">
            <ol className="steps-list">
              <li>Open the app and press “Add” or “+”.</li>
              <li>Point the camera at this picture.</li>
              <li>Type the six figures it shows.</li>
            </ol>
            <p className="hint">No camera? Type this key:</p>
            <p className="key-text">{grouped(setup.secret)}</p>
            <CopyButton text={setup.secret} label="Copy key" small />
          </div>
        </div>
        <CodeField
          label="Code from the app"
          figures
          hint="This picture is a key. Do not mail it, do not print it."
          value={form.values.code}
          error={form.errors.code}
          onChange={(code) => form.change({ code })}
        />
      </form>
    </Dialog>
  );
};
