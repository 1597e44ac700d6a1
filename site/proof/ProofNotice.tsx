import './proof.css';
import { useEffect, useRef, useState } from 'react';
import { Boat } from '../ui/Boat.tsx';
import { Button } from '../ui/Button.tsx';
import { Hourglass } from '../ui/icons/Hourglass.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ProofQuestionBox } from './ProofQuestionBox.tsx';
import { timeLeft } from './time-left.ts';

/** After this long a question is offered instead. */
const SLOW_MS = 20_000;

export interface ProofNoticeProps {
  /** How much of the work is done, 0 to 1. */
  share: number;
  /** Called with what a submission brings when the question was answered instead. */
  onAnswer(headers: Readonly<Record<string, string>>): void;
}

/** True once something has been shown for too long. */
const useSlow = (): boolean => {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const wait = setTimeout(setSlow, SLOW_MS, true);
    return () => clearTimeout(wait);
  }, []);
  return slow;
};

/** Says why sending takes a moment and how far it has come; when it takes long, offers a question instead. */
export const ProofNotice = ({ share, onAnswer }: ProofNoticeProps) => {
  const [started] = useState(() => Date.now());
  const [asking, setAsking] = useState(false);
  const slow = useSlow();
  const box = useRef<HTMLDivElement>(null);
  // In braces: some browsers answer with a promise, which is no cleanup.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const percent = Math.round(share * 100);
  const left = timeLeft(share, Date.now() - started);
  return (
    <div className="proof" ref={box}>
      <p role="status">
        <strong>One moment.</strong> A great many forms are arriving. Your device does a small sum, to show us that a
        person sent this one. You need do nothing.
      </p>
      <div
        className="progress__track"
        role="progressbar"
        aria-label="The sum"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={left}
        style={{ '--p': `${percent}%` } as object}
      >
        <Boat />
      </div>
      <p className="hint">{left} Your words are safe meanwhile.</p>
      {slow && !asking && (
        <Notice tone="wait" icon={Hourglass} title="This takes longer than it should.">
          <p>Leave it running, or answer one question instead.</p>
          <Button variant="line" small onClick={() => setAsking(true)}>
            Answer a Question
          </Button>
        </Notice>
      )}
      {asking && <ProofQuestionBox onAnswer={onAnswer} />}
    </div>
  );
};
