import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Field } from '../../ui/Field.tsx';
import { RotateCcw } from '../../ui/icons/RotateCcw.tsx';
import { Users } from '../../ui/icons/Users.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { canDecide } from './CardActions.tsx';
import { decidedText } from './status-looks.ts';
import type { Draft } from './useDrafts.ts';
import type { Row } from './useRows.ts';

interface OvertakenBoxProps {
  row: Row & { draft: Draft };
  /** Goes on with the words, for the testimonial as it is now. */
  onAgain(): void;
  onClose(): void;
}

const whatHappened = ({ testimonial, overtaken }: Row): string => {
  if (overtaken === 'gone') return 'This testimonial was deleted meanwhile.';
  if (overtaken === 'corrected') return 'The author has corrected this testimonial meanwhile. Please read it again.';
  if (overtaken === 'edited') return 'A colleague has edited this text meanwhile.';
  return `${decidedText(testimonial) || 'This testimonial is back in review'}.`;
};

/** Stands where notes were being written when a testimonial was decided, corrected or deleted: by whom, and the words, to be copied. */
export const OvertakenBox = ({ row, onAgain, onClose }: OvertakenBoxProps) => {
  const { testimonial, draft, overtaken } = row;
  const what = draft.about === 'redact' ? 'text' : 'notes';
  const words = [draft.text, draft.consent].filter(Boolean).join('\n');
  const possible = overtaken !== 'gone' && (draft.about === 'redact' || canDecide(testimonial, draft.about));
  return (
    <div className="notesbox">
      <Notice tone="wait" icon={Users} title={whatHappened(row)}>
        {`Your ${what} ${what === 'text' ? 'is' : 'are'} kept here until you close this.`}
      </Notice>
      <Field as="textarea" label={`Your ${what}`} rows={3} readOnly value={words} />
      <div className="acts">
        <CopyButton text={words} what={what} />
        {possible && (
          <Button variant="line" icon={RotateCcw} onClick={onAgain}>
            {draft.about === 'redact' ? 'Edit again' : 'Decide again'}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
};
