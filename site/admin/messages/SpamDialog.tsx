import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listAlikeMessages } from '#contract/messages/calls.ts';
import type { StaffMessage } from '#contract/messages/messages.ts';
import { queryOf } from '../../client/calls.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface SpamDialogProps {
  message: StaffMessage;
  busy: boolean;
  /** With those that are to go with it. */
  onConfirm: (others: readonly StaffMessage[]) => void;
  onClose: () => void;
}

/** Asks whether a message is spam, and offers those that are like it. */
export const SpamDialog = ({ message, busy, onConfirm, onClose }: SpamDialogProps) => {
  const { data, isError } = useQuery({
    ...queryOf(usePlatform(), listAlikeMessages, { id: message.id }),
    staleTime: 0,
  });
  const alike = data?.messages ?? [];
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = alike.filter(({ id }) => !left.has(id));
  const toggle = (id: string) =>
    setLeft((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  return (
    <Dialog
      small
      title={`Is the message of ${message.name} spam?`}
      hint="It goes to Held back, where it can be released. Nobody is told."
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="brand" icon="shield-ban" busy={busy} onClick={() => onConfirm(chosen)}>
            {chosen.length === 0 ? 'Hold it back' : `Hold ${chosen.length + 1} back`}
          </Button>
        </>
      }
    >
      {isError && <p className="hint">Whether others are like it could not be found out.</p>}
      {alike.length > 0 && (
        <fieldset className="stack stack--close">
          <legend>Like it, and open</legend>
          {alike.map(({ id, name, message: words }) => (
            <label className="check" key={id}>
              <input type="checkbox" checked={!left.has(id)} onChange={() => toggle(id)} />
              <span>
                <b>{name}</b> <small className="hint">{words.slice(0, 120)}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </Dialog>
  );
};
