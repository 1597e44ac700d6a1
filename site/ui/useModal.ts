import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Opens the `<dialog>` while its component is mounted: the focus goes to `data-autofocus`, else to the first control, and back
 * afterwards. A dialog that leaves the page stays open: if it is closed and removed at once, Chromium 156 takes no more typing
 * in a textarea of a dialog below it.
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
