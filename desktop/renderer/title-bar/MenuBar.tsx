import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { MenuModel } from '../../bridge/shell-state.ts';
import { MenuList } from './MenuList.tsx';

const useMenuKeys = (open: () => void) => {
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    let isAlone = false;
    const down = (event: globalThis.KeyboardEvent) => {
      isAlone = event.key === 'Alt' && !event.ctrlKey && !event.shiftKey;
      if (event.key === 'F10' && !event.shiftKey) latest.current();
    };
    const up = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Alt' && isAlone) latest.current();
      isAlone = false;
    };
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    return () => {
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
    };
  }, []);
};

export const MenuBar = ({ menu, onChoose }: { menu: MenuModel; onChoose: (id: string) => void }) => {
  const [open, setOpen] = useState<number | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const show = (index: number) => {
    if (open === null) before.current = document.activeElement as HTMLElement | null;
    setOpen(index);
  };
  const close = () => {
    setOpen(null);
    before.current?.focus();
  };
  useMenuKeys(() => (open === null ? show(0) : close()));
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: menu.length - 1 }[event.key];
    if (event.key === 'Escape' && open !== null) close();
    else if (step && open !== null) setOpen((open + step) % menu.length);
    else return;
    event.preventDefault();
  };
  const leave = (event: FocusEvent) => {
    if (!bar.current?.contains(event.relatedTarget)) setOpen(null);
  };
  return (
    <div
      ref={bar}
      className="menubar"
      role="menubar"
      tabIndex={-1}
      aria-label="Application"
      onKeyDown={move}
      onBlur={leave}
    >
      {menu.map(({ label, entries }, index) => (
        <div key={label} className="menubar__item">
          <button
            type="button"
            role="menuitem"
            aria-haspopup="menu"
            aria-expanded={open === index}
            // Only the keys of the menu lead here: Tab stays in the screen.
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (open === index ? close() : show(index))}
            onMouseEnter={() => open !== null && setOpen(index)}
          >
            {label}
          </button>
          {open === index && (
            <MenuList
              label={label}
              entries={entries}
              onChoose={(id) => {
                close();
                onChoose(id);
              }}
            />
          )}
        </div>
      ))}
    </div>
  );
};
