import { createContext, type ReactNode, type SyntheticEvent, use, useCallback, useMemo, useState } from 'react';
import { Button } from './Button.tsx';
import { useModal } from './useModal.ts';

type Say = (sentence: string, more?: ReactNode) => void;
type Said = { key: number; sentence: string; more: ReactNode };

const AlertContext = createContext<Say | null>(null);

const AlertDialog = ({ said: { sentence, more }, onClose }: { said: Said; onClose: () => void }) => {
  const dialog = useModal();
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog ref={dialog} className="overlay" role="alertdialog" aria-label="Message" onCancel={cancel}>
      <div className="dialog dialog--sm">
        <div className="dialog__body">
          <p className="lead" role="alert">
            {sentence}
          </p>
          {more}
        </div>
        <div className="dialog__foot">
          <Button variant="brand" onClick={onClose} data-autofocus="">
            Close
          </Button>
        </div>
      </div>
    </dialog>
  );
};

/** Shows the sentences given to `useAlert`, one after the other, above everything else, open dialogs included. */
export const AlertProvider = ({ children }: { children: ReactNode }) => {
  const [waiting, setWaiting] = useState<readonly Said[]>([]);
  const say = useCallback<Say>((sentence, more) => {
    setWaiting((before) => {
      const last = before.at(-1);
      return last?.sentence === sentence ? before : [...before, { key: (last?.key ?? 0) + 1, sentence, more }];
    });
  }, []);
  const close = useCallback(() => setWaiting((before) => before.slice(1)), []);
  const first = waiting[0];
  return useMemo(
    () => (
      <AlertContext value={say}>
        {children}
        {first && <AlertDialog key={first.key} said={first} onClose={close} />}
      </AlertContext>
    ),
    [say, close, children, first],
  );
};

/** Says a sentence to the person in an alert that stays until it is closed, with something to take along below it. */
export const useAlert = (): Say => {
  const say = use(AlertContext);
  if (!say) throw new Error('useAlert needs an AlertProvider around it.');
  return say;
};
