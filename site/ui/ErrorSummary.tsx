import { type MouseEvent, useEffect, useRef } from 'react';
import { forms } from '#contract/words/forms.ts';
import { T } from '../language/T.tsx';
import { Icon } from './Icon.tsx';
import { numberInWords } from './number-in-words.ts';

export type SummaryError = { id: string; message: string };

const counted = (count: number) => {
  const word = count > 1 && count <= 10 ? numberInWords(count) : undefined;
  return word ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : count;
};

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
      <Icon name="circle-alert" />
      <div>
        <p>
          <T as="strong" of={forms.attention} values={{ count: counted(errors.length) }} />
        </p>
        <ul>
          {errors.map(({ id, message }) => (
            <li key={id}>
              <T as="a" href={`#${id}`} onClick={goTo(id)} text={message} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};

/** Takes the focus when it appears, and whenever `attempt` (the count of failed tries) changes; shows nothing without errors. */
export const ErrorSummary = ({ errors, attempt = 0 }: { errors: readonly SummaryError[]; attempt?: number }) =>
  errors.length > 0 ? <Summary key={attempt} errors={errors} /> : null;
