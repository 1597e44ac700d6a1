import { useEffect, useRef, useState } from 'react';
import { PROOF_HEADER, type ProofQuestion, proofOf } from '#contract/proof-of-work.ts';
import { usePlatform } from '../client/PlatformContext.tsx';
import { readQuestion } from '../client/proof-question.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Send } from '../ui/icons/Send.tsx';
import { ANSWER_HINT, AskedWord } from './AskedWord.tsx';
import { RingInstead } from './RingInstead.tsx';

const NOT_REACHABLE = 'The question could not be loaded. Please leave the sum running, or try this again in a minute.';

interface Asked extends ProofQuestion {
  /** Before this moment no answer counts. */
  notBefore: number;
}

/** A question of one word instead of the work: for slow devices. */
export const ProofQuestionBox = ({ onAnswer }: { onAnswer(headers: Readonly<Record<string, string>>): void }) => {
  const platform = usePlatform();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [waiting, setWaiting] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let shown = true;
    readQuestion(platform).then(
      (question) => shown && setAsked({ ...question, notBefore: Date.now() + question.waitSeconds * 1000 }),
      () => shown && setError(NOT_REACHABLE),
    );
    return () => {
      shown = false;
    };
  }, [platform]);
  useEffect(() => {
    if (asked) field.current?.focus();
  }, [asked]);
  useEffect(() => {
    if (!waiting || !asked) return;
    const answer = () => onAnswer({ [PROOF_HEADER]: proofOf(asked.token, asked.word) });
    const wait = setTimeout(answer, Math.max(0, asked.notBefore - Date.now()));
    return () => clearTimeout(wait);
  }, [waiting, asked, onAnswer]);
  if (!asked) return <p role="status">{error || 'One moment.'}</p>;
  const send = () => {
    if (typed.trim().toLowerCase() === asked.word) return setWaiting(true);
    setError(`That was another word. Please type: ${asked.word}`);
    field.current?.focus();
  };
  return (
    <>
      <Field
        ref={field}
        label={<AskedWord word={asked.word} />}
        hint={ANSWER_HINT}
        error={error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setError('');
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          send();
        }}
      />
      <Button icon={Send} busy={waiting} busyLabel="Sending…" onClick={send}>
        Send
      </Button>
      <RingInstead />
    </>
  );
};
