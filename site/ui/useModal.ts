import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Opens a `<dialog>` as a modal while its component is mounted, and returns the focus to where it was afterwards.
 * The focus goes to the element marked `data-autofocus`, else to the dialog's first control.
 */
export const useModal = (): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return ref;
};
