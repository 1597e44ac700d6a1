import type { ComponentProps, MouseEvent } from 'react';
import { pageAddress } from '../language/t.ts';
import { classNames } from './class-names.ts';
import type { IconDrawing } from './Icon.tsx';
import { Icon } from './Icon.tsx';
import { LoaderCircle } from './icons/LoaderCircle.tsx';

export type ButtonVariant = 'action' | 'brand' | 'line' | 'furze' | 'quiet' | 'bad' | 'plum';

type Appearance = { variant?: ButtonVariant; small?: boolean; block?: boolean; className?: string };
type Content = Appearance & { icon?: IconDrawing; iconAfter?: IconDrawing };
type ButtonProps = Content & ComponentProps<'button'> & { busy?: boolean; busyLabel?: string };
type ButtonLinkProps = Content & ComponentProps<'a'> & { href: string | undefined };

/** The classes of a button, for a router's `Link` or a `summary`. */
export const buttonClass = ({ variant = 'action', small, block, className }: Appearance = {}): string =>
  classNames('btn', variant !== 'action' && `btn--${variant}`, small && 'btn--sm', block && 'btn--block', className);

/**
 * A button. While `busy` it shows `busyLabel` (or its usual label) with a spinner, keeps the focus and ignores clicks.
 */
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
      {busy ? <Icon of={LoaderCircle} spin /> : icon && <Icon of={icon} />}
      {children !== undefined && <span className="btn__words">{busy && busyLabel ? busyLabel : children}</span>}
      {iconAfter && !busy && <Icon of={iconAfter} />}
    </button>
  );
};

/** A link styled as a button. */
export const ButtonLink = ({
  variant,
  small,
  block,
  className,
  icon,
  iconAfter,
  children,
  href,
  ...rest
}: ButtonLinkProps) => (
  <a {...rest} href={href && pageAddress(href)} className={buttonClass({ variant, small, block, className })}>
    {icon && <Icon of={icon} />}
    <span className="btn__words">{children}</span>
    {iconAfter && <Icon of={iconAfter} />}
  </a>
);
