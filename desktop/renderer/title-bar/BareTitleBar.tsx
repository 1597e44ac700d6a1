import mark from '#site/illustrations/logo-mark.svg';
import type { Bridge } from '../../bridge/bridge.ts';
import { WindowControls } from './WindowControls.tsx';

/** The title bar while there is no shell, and so no menu. */
export const BareTitleBar = ({ bridge }: { bridge: Pick<Bridge, 'controlWindow'> }) => (
  <header className="titlebar">
    <img src={mark} alt="" />
    <span className="ttl">Charity Portal</span>
    <WindowControls bridge={bridge} isMaximized={null} />
  </header>
);
