import mark from '#site/illustrations/logo-mark.svg';
import { WindowControls, type WindowControlsProps } from './WindowControls.tsx';

export const BareTitleBar = ({ title, ...controls }: WindowControlsProps & { title: string }) => (
  <header className="titlebar">
    <img src={mark} alt="" />
    <span className="ttl">{title}</span>
    <WindowControls {...controls} />
  </header>
);
