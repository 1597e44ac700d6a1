import { createContext, type SyntheticEvent, use, useCallback, useMemo, useState } from 'react';
import { forms } from '#contract/words/forms.ts';
import { site } from '#contract/words/site.ts';
import { t, translate } from '../language/t.ts';
import { Button } from './Button.tsx';
import type { Elements } from './elements.ts';
import { useModal } from './useModal.ts';

/** Null closes whatever is shown or waits. */
type ShowAlert = (message: string | null, more?: Elements) => void;
type Alert = { key: number; message: string; more: Elements };

const AlertContext = createContext<ShowAlert | null>(null);

const AlertDialog = ({ alert: { message, more }, onClose }: { alert: Alert; onClose: () => void }) => {
  const dialog = useModal();
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog ref={dialog} className="overlay" role="alertdialog" aria-label={t(forms.message)} onCancel={cancel}>
      <div className="dialog dialog--sm">
        <div className="dialog__body">
          <p className="lead" role="alert">
            {translate(message)}
          </p>
          {more}
        </div>
        <div className="dialog__foot">
          <Button variant="brand" onClick={onClose} data-autofocus="" of={site.close} />
        </div>
      </div>
    </dialog>
  );
};

/** One after the other, above everything else, open dialogs included. */
export const AlertProvider = ({ children }: { children: Elements }) => {
  const [queue, setQueue] = useState<readonly Alert[]>([]);
  const show = useCallback<ShowAlert>((message, more) => {
    setQueue((before) => {
      if (message === null) return [];
      const last = before.at(-1);
      return last?.message === message ? before : [...before, { key: (last?.key ?? 0) + 1, message, more }];
    });
  }, []);
  const close = useCallback(() => setQueue((before) => before.slice(1)), []);
  const first = queue[0];
  return useMemo(
    () => (
      <AlertContext value={show}>
        {children}
        {first && <AlertDialog key={first.key} alert={first} onClose={close} />}
      </AlertContext>
    ),
    [show, close, children, first],
  );
};

/** `more` stands below the message, such as a link to keep. */
export const useAlert = (): ShowAlert => {
  const show = use(AlertContext);
  if (!show) throw new Error('useAlert needs an AlertProvider around it.');
  return show;
};
