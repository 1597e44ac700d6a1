import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';
import type { IconDrawing } from './Icon.tsx';
import { Icon } from './Icon.tsx';
import { CircleAlert } from './icons/CircleAlert.tsx';
import { CircleCheck } from './icons/CircleCheck.tsx';
import { Info } from './icons/Info.tsx';
import { TriangleAlert } from './icons/TriangleAlert.tsx';

export type NoticeTone = 'ok' | 'wait' | 'bad' | 'info';

const icons = { ok: CircleCheck, wait: TriangleAlert, bad: CircleAlert, info: Info } satisfies Record<
  NoticeTone,
  IconDrawing
>;

type NoticeProps = {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: Elements;
  icon?: IconDrawing;
  /** How it is announced when it appears: by default an alert when bad, else a status. `none` for fixed text. */
  announce?: 'alert' | 'status' | 'none';
  className?: string;
};

/** A box with a message: success, warning, error or information. */
export const Notice = ({ tone = 'info', title, children, icon, announce, className }: NoticeProps) => {
  const role = announce ?? (tone === 'bad' ? 'alert' : 'status');
  return (
    <div className={classNames('alert', `alert--${tone}`, className)} role={role === 'none' ? undefined : role}>
      <Icon of={icon ?? icons[tone]} />
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
