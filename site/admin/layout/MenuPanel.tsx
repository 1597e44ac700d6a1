import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { User } from '#contract/people/people.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useModal } from '../../ui/useModal.ts';
import type { ShownLiveState } from '../live/useLive.ts';
import { Sidebar } from './Sidebar.tsx';

export const MenuPanel = ({ user, live, onClose }: { user: User; live: ShownLiveState; onClose: () => void }) => {
  const dialog = useModal();
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  useEffect(() => {
    if (pathname !== opened.current) onClose();
  }, [pathname, onClose]);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const chosen = (event: MouseEvent) => {
    if (event.target === dialog.current || (event.target instanceof Element && event.target.closest('a, .side__help')))
      onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Esc, the cross, and the links themselves
    <dialog ref={dialog} className="overlay overlay--menu" aria-label="Menu" onCancel={cancel} onClick={chosen}>
      <div className="side side--panel">
        <button className="side__close" type="button" aria-label="Close the menu" onClick={onClose}>
          <Icon name="x" />
        </button>
        <Sidebar user={user} live={live} />
      </div>
    </dialog>
  );
};
