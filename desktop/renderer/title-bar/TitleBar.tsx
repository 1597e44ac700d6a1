import { useSyncExternalStore } from 'react';
import mark from '#site/illustrations/logo-mark.svg';
import { unsentOf } from '../../bridge/server-status.ts';
import { useShell } from '../ShellContext.tsx';
import { MenuBar } from './MenuBar.tsx';
import { WindowControls } from './WindowControls.tsx';

const watchHead = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
};

const useDocumentTitle = (): string => useSyncExternalStore(watchHead, () => document.title);

export const TitleBar = () => {
  const { bridge, state } = useShell();
  const title = useDocumentTitle();
  const unsent = unsentOf(state);
  if (!state.menu) return null;
  const { server, servers } = state;
  const [screen, charity] = title.split(' · ');
  // With several servers the name that the person gave tells them apart.
  const place = servers.length > 1 ? server?.name : charity;
  return (
    <header className="titlebar">
      <img src={mark} alt="" />
      <MenuBar menu={state.menu} onChoose={(id) => void bridge.clickMenu(id)} />
      <span className="ttl">{`${unsent > 0 ? `(${unsent}) ` : ''}${place ? `${screen} — ${place}` : (screen ?? '')}`}</span>
      <WindowControls bridge={bridge} isMaximized={state.isMaximized} />
    </header>
  );
};
