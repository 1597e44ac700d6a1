import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  replaced?: boolean;
  onClose: () => void;
}

export const RecoveryCodesDialog = ({ codes, replaced = false, onClose }: RecoveryCodesDialogProps) => {
  const [kept, setKept] = useState(false);
  const [asked, setAsked] = useState(false);
  const leave = () => (kept ? onClose() : setAsked(true));
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
        <RecoveryCodes codes={codes} replaced={replaced} kept={kept} onKept={setKept} />
        {asked && !kept && (
          <p className="error" role="alert">
            Please keep them first, and say so above: nobody can show them again.
          </p>
        )}
      </div>
    </Dialog>
  );
};
