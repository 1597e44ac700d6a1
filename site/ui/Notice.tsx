import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';
export type NoticeTone = 'ok' | 'wait' | 'bad' | 'info';

const icons = { ok: 'circle-check', wait: 'triangle-alert', bad: 'circle-alert', info: 'info' } satisfies Record<
  NoticeTone,
  IconName
>;

type NoticeProps = {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: Elements;
  icon?: IconName;
  /** Defaults to an alert if `tone` is bad, else a status; `none` is for fixed text. */
  announce?: 'alert' | 'status' | 'none';
  className?: string;
};

export const Notice = ({ tone = 'info', title, children, icon, announce, className }: NoticeProps) => {
  const role = announce ?? (tone === 'bad' ? 'alert' : 'status');
  return (
    <div className={classNames('alert', `alert--${tone}`, className)} role={role === 'none' ? undefined : role}>
      <Icon name={icon ?? icons[tone]} />
      <div>
        {title && (
          <p>
            <strong>{title}</strong>
          </p>
        )}
        {children}
      </div>
    </div>
  );
};
