import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Opens a `<dialog>` as a modal while its component is mounted, and returns the focus to where it was afterwards.
 * The focus goes to the element marked `data-autofocus`, else to the dialog's first control.
 *
 * The dialog leaves the page open: where it is closed and removed at once, Chromium 156 takes no more typing in a
 * textarea of a dialog below it.
 */
export const useModal = (): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null);
  const isShown = useRef(false);
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    isShown.current = true;
    opener.current ??= document.activeElement;
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      isShown.current = false;
      queueMicrotask(() => {
        if (isShown.current) return;
        if (dialog.isConnected) dialog.close();
        const before = opener.current;
        opener.current = null;
        const isFocusFree = document.activeElement === null || document.activeElement === document.body;
        if (isFocusFree && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    };
  }, []);
  return ref;
};
