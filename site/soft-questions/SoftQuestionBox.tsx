import { T } from '../language/T.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { SoftQuestion } from './soft-question.ts';

type SoftQuestionBoxProps = { question: SoftQuestion; onCorrect: () => void; onKeep: () => void };

export const SoftQuestionBox = ({ question, onCorrect, onKeep }: SoftQuestionBoxProps) => (
  <div className="ask" role="status">
    <Icon name="circle-question-mark" />
    <div>
      <T as="b" {...question.title} />
      <T as="p" {...question.text} />
      <div className="acts">
        <Button variant="line" small onClick={onCorrect}>
          <T {...question.correct} />
        </Button>
        <Button variant="quiet" small onClick={onKeep}>
          <T {...question.keep} />
        </Button>
      </div>
    </div>
  </div>
);
