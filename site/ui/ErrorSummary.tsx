import { type MouseEvent, useEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';
import { CircleAlert } from './icons/CircleAlert.tsx';

export type SummaryError = { id: string; message: string };

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const title = (count: number) =>
  count === 1 ? 'One thing needs your attention' : `${numbers[count] ?? count} things need your attention`;

const goTo = (id: string) => (event: MouseEvent) => {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
};

const Summary = ({ errors }: { errors: readonly SummaryError[] }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="alert alert--bad" role="alert" tabIndex={-1} ref={box}>
      <Icon of={CircleAlert} />
      <div>
        <p>
          <strong>{title(errors.length)}</strong>
        </p>
        <ul>
          {errors.map(({ id, message }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={goTo(id)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};

/**
 * The errors of a form as links to their fields. It takes the focus when it appears, and again whenever `attempt`
 * (count the failed tries) changes. Nothing is shown without errors.
 */
export const ErrorSummary = ({ errors, attempt = 0 }: { errors: readonly SummaryError[]; attempt?: number }) =>
  errors.length > 0 ? <Summary key={attempt} errors={errors} /> : null;
