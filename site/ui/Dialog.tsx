import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { site } from '#contract/words/site.ts';
import { t } from '../language/t.ts';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { useModal } from './useModal.ts';

type DialogProps = {
  title: ReactNode;
  hint?: ReactNode;
  /** Called for Esc and the close button; the parent then stops rendering the dialog. If absent, neither closes the dialog. */
  onClose?: () => void;
  children: ReactNode;
  footer?: ReactNode;
  small?: boolean;
  shape?: 'sheet' | 'drawer';
};

/** Render it only while it is open; a bottom sheet on phones. */
export const Dialog = ({ title, hint, onClose, children, footer, small = false, shape = 'sheet' }: DialogProps) => {
  const dialog = useModal();
  const id = useId();
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose?.();
  };
  const block = shape === 'drawer' ? 'drawer' : 'dialog';
  return (
    <dialog
      ref={dialog}
      className={classNames('overlay', shape === 'sheet' && 'overlay--sheet')}
      aria-labelledby={id}
      closedby={onClose ? undefined : 'none'}
      onCancel={cancel}
    >
      <div className={classNames(block, small && 'dialog--sm')}>
        <div className={`${block}__head`}>
          <div>
            <h2 id={id} tabIndex={-1} data-autofocus="">
              {title}
            </h2>
            {hint && <p className="hint mt-sm">{hint}</p>}
          </div>
          {onClose && (
            <button className="close" type="button" aria-label={t(site.close)} onClick={onClose}>
              <Icon name="x" />
            </button>
          )}
        </div>
        <div className={`${block}__body`}>{children}</div>
        {footer && <div className={`${block}__foot`}>{footer}</div>}
      </div>
    </dialog>
  );
};
