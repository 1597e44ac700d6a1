import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { Message } from '#contract/words/message.ts';
import { T } from '../language/T.tsx';
import { pageAddress } from '../language/t.ts';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';
export type ButtonVariant = 'action' | 'brand' | 'line' | 'furze' | 'quiet' | 'bad' | 'plum';

type Appearance = { variant?: ButtonVariant; small?: boolean; block?: boolean; className?: string };
type Content = Appearance & {
  icon?: IconName;
  iconAfter?: IconName;
  of?: Message;
};
type ButtonProps = Content & ComponentProps<'button'> & { busy?: boolean; busyLabel?: string };
type ButtonLinkProps = Content & ComponentProps<'a'> & { href: string | undefined };

/** For a router's `Link` or a `summary`. */
export const buttonClass = ({ variant = 'action', small, block, className }: Appearance = {}): string =>
  classNames('btn', variant !== 'action' && `btn--${variant}`, small && 'btn--sm', block && 'btn--block', className);

const wordsOf = (of: Message | undefined, children: ReactNode) => {
  if (children !== undefined) return <span className="btn__words">{children}</span>;
  return of && <T className="btn__words" of={of} />;
};

/** While `busy`, it shows `busyLabel` (or its usual label) with a spinner, keeps the focus and ignores clicks. */
export const Button = ({
  variant,
  small,
  block,
  className,
  icon,
  iconAfter,
  busy = false,
  busyLabel,
  type = 'button',
  onClick,
  of,
  children,
  ...rest
}: ButtonProps) => {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, small, block, className })}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={click}
    >
      {busy ? <Icon name="loader-circle" spin /> : icon && <Icon name={icon} />}
      {wordsOf(of, busy && busyLabel ? busyLabel : children)}
      {iconAfter && !busy && <Icon name={iconAfter} />}
    </button>
  );
};

export const ButtonLink = ({
  variant,
  small,
  block,
  className,
  icon,
  iconAfter,
  of,
  children,
  href,
  ...rest
}: ButtonLinkProps) => (
  <a {...rest} href={href && pageAddress(href)} className={buttonClass({ variant, small, block, className })}>
    {icon && <Icon name={icon} />}
    {wordsOf(of, children)}
    {iconAfter && <Icon name={iconAfter} />}
  </a>
);
