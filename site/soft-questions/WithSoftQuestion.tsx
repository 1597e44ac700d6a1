import { useEffect, useRef, useState } from 'react';
import { offer } from '#contract/words/offer.ts';
import { T } from '../language/T.tsx';
import type { Elements } from '../ui/elements.ts';
import { SoftQuestionBox } from './SoftQuestionBox.tsx';
import type { SoftQuestion } from './soft-question.ts';

/** A press that leaves the field ends first: what appears under it must not move the button that is being pressed. */
const useFieldIdle = () => {
  const [idle, setIdle] = useState(true);
  const pressed = useRef(false);
  useEffect(() => {
    const ends = new AbortController();
    const listen = (type: string, down: boolean) =>
      addEventListener(type, () => (pressed.current = down), { capture: true, signal: ends.signal });
    listen('pointerdown', true);
    listen('pointerup', false);
    listen('pointercancel', false);
    return () => ends.abort();
  }, []);
  const leave = () => {
    if (!pressed.current) setIdle(true);
    // The click of the press comes right after the pointer is up.
    else addEventListener('pointerup', () => setTimeout(() => setIdle(true)), { once: true });
  };
  return { idle, enter: () => setIdle(false), leave };
};

type WithSoftQuestionProps = {
  id: string;
  question: SoftQuestion | null;
  isKept: boolean;
  edit: (value: string) => void;
  keep: () => void;
  children: Elements;
};

export const WithSoftQuestion = ({ id, question, isKept, edit, keep, children }: WithSoftQuestionProps) => {
  const { idle, enter, leave } = useFieldIdle();
  const focus = () => document.getElementById(id)?.focus();
  return (
    <div className="field">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears of the focus of the field inside */}
      <div className="field" onFocus={enter} onBlur={leave}>
        {children}
      </div>
      {question && idle && (
        <SoftQuestionBox
          question={question}
          onCorrect={() => {
            if (question.meant !== undefined) edit(question.meant);
            focus();
          }}
          onKeep={() => {
            if (question.instead === undefined) keep();
            else edit(question.instead);
            focus();
          }}
        />
      )}
      {isKept && <T as="p" className="hint" role="status" of={offer.keptAsTyped} />}
    </div>
  );
};
