import type { ReactNode } from 'react';
import { Icon } from '#site/ui/Icon.tsx';
import type { IconName } from '#site/ui/icon-names.ts';

interface BannerProps {
  icon: IconName;
  title: string;
  isAlert?: boolean;
  actions: readonly { label: string; onClick: () => void }[];
  children: ReactNode;
}

export const Banner = ({ icon, title, isAlert = false, actions, children }: BannerProps) => (
  <div className="offline" role={isAlert ? 'alert' : 'status'}>
    <Icon name={icon} />
    <span>
      <strong>{title}</strong> <span>{children}</span>
    </span>
    {actions.map(({ label, onClick }) => (
      <button key={label} type="button" onClick={onClick}>
        {label}
      </button>
    ))}
  </div>
);
