import { useState } from 'react';
import { beginAuthenticator, removeOwnFactor, renewRecoveryCodes } from '#contract/auth/calls.ts';
import type { AddedFactor, Factors, TotpSetup } from '#contract/auth/factors.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { send } from '../../../client/send.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { ConfirmOwnerDialog } from './ConfirmOwnerDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx';
import { SetUpAuthenticator } from './SetUpAuthenticator.tsx';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  replaced?: boolean;
  onClose: () => void;
}

const RecoveryCodesDialog = ({ codes, replaced = false, onClose }: RecoveryCodesDialogProps) => {
  const [confirmed, setConfirmed] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const leave = () => (confirmed ? onClose() : setConfirming(true));
  return (
    <Dialog
      title="Your ten recovery codes"
      hint="Shown now and never again. Each opens the door once, after your password."
      onClose={leave}
      footer={
        <Button variant="brand" icon="check" onClick={leave}>
          Done
        </Button>
      }
    >
      <div className="stack stack--close">
        <RecoveryCodes codes={codes} replaced={replaced} confirmed={confirmed} onConfirm={setConfirmed} />
        {isConfirming && !confirmed && (
          <p className="error" role="alert">
            Please keep them first, and say so above: nobody can show them again.
          </p>
        )}
      </div>
    </Dialog>
  );
};

export type FactorStep =
  | { do: 'begin-app' }
  | { do: 'prove-app'; setup: TotpSetup }
  | { do: 'add-passkey' }
  | { do: 'rename'; passkey: { id: string; name: string } }
  | { do: 'remove'; id: string; what: string }
  | { do: 'renew-codes' }
  | { do: 'show-codes'; codes: readonly string[]; replaced: boolean };

/** True if removing one leaves nothing for a second step. */
const isLast = ({ passkeys, totp }: Factors) => passkeys.length + (totp ? 1 : 0) === 1;

interface FactorDialogsProps {
  step: FactorStep;
  factors: Factors;
  go(step: FactorStep | null): void;
  /** Called after every change, as the ways to sign in have to be refetched. */
  onChanged(): void;
}

export const FactorDialogs = ({ step, factors, go, onChanged }: FactorDialogsProps) => {
  const platform = usePlatform();
  const close = () => go(null);
  const common = { ways: factors.confirmWith, onClose: close };
  const added = ({ recoveryCodes }: AddedFactor) => {
    onChanged();
    go(recoveryCodes && { do: 'show-codes', codes: recoveryCodes, replaced: false });
  };
  switch (step.do) {
    case 'begin-app':
      return (
        <ConfirmOwnerDialog
          {...common}
          title={factors.totp ? 'Move to a new phone' : 'Set up an authenticator app'}
          submitLabel="Go on"
          send={async (body) => go({ do: 'prove-app', setup: await send(platform, beginAuthenticator, { body }) })}
        >
          First, so that nobody else does this on a computer that you have left open:
        </ConfirmOwnerDialog>
      );
    case 'add-passkey':
      return <AddPasskeyDialog {...common} onDone={added} />;
    case 'prove-app':
      return <SetUpAuthenticator setup={step.setup} isMove={factors.totp !== null} onClose={close} onDone={added} />;
    case 'rename':
      return (
        <RenamePasskeyDialog
          {...common}
          passkey={step.passkey}
          onDone={() => {
            onChanged();
            close();
          }}
        />
      );
    case 'remove':
      return (
        <ConfirmOwnerDialog
          {...common}
          title={`Remove ${step.what}?`}
          submitLabel="Remove it"
          bad
          send={async (body) => {
            await send(platform, removeOwnFactor, { id: step.id, body });
            onChanged();
            close();
          }}
        >{`${isLast(factors) ? 'Your password alone opens the portal afterwards, and the recovery codes go, too. ' : ''}Where else you are signed in, you are signed out.`}</ConfirmOwnerDialog>
      );
    case 'renew-codes':
      return (
        <ConfirmOwnerDialog
          {...common}
          title="Make ten new codes?"
          submitLabel="Make ten new ones"
          send={async (body) => {
            const { recoveryCodes } = await send(platform, renewRecoveryCodes, { body });
            onChanged();
            go({ do: 'show-codes', codes: recoveryCodes, replaced: factors.recoveryCodes !== null });
          }}
        >
          The codes on your old paper stop working.
        </ConfirmOwnerDialog>
      );
    case 'show-codes':
      return <RecoveryCodesDialog codes={step.codes} replaced={step.replaced} onClose={close} />;
  }
};
