import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listAlikeMessages } from '#contract/messages/calls.ts';
import type { StaffMessage } from '#contract/messages/messages.ts';
import { excerpt } from '#contract/text/excerpt.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

const WORDS = 120;

interface SpamDialogProps {
  message: StaffMessage;
  busy: boolean;
  onConfirm: (others: readonly StaffMessage[]) => void;
  onClose: () => void;
}

export const SpamDialog = ({ message, busy, onConfirm, onClose }: SpamDialogProps) => {
  const { data, isError } = useQuery({
    ...queryOf(usePlatform(), listAlikeMessages, { id: message.id }),
    staleTime: 0,
  });
  const alike = data?.alike ?? [];
  /**
   * Choices that differ from the default: messages with the same words are chosen, others are not, as an address or number may
   * be shared.
   */
  const [pressed, setPressed] = useState<ReadonlySet<string>>(new Set());
  const isChosen = ({ by, message: { id } }: (typeof alike)[number]) => (by === 'words') !== pressed.has(id);
  const chosen = alike.filter(isChosen).map((one) => one.message);
  const toggle = (id: string) =>
    setPressed((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
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
          {alike.map((one) => (
            <label className="check" key={one.message.id}>
              <input type="checkbox" checked={isChosen(one)} onChange={() => toggle(one.message.id)} />
              <span>
                <b>{one.message.name}</b> <small className="hint">{excerpt(one.message.message, WORDS)}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </Dialog>
  );
};
