import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Field } from '../../ui/Field.tsx';
import { OvertakenNotice } from '../moderation/OvertakenNotice.tsx';
import { decidedText } from './status-variants.ts';
import { canDecide } from './testimonial-moderation.ts';
import type { Card } from './useCards.ts';

interface OvertakenDraftProps {
  card: Card & { draft: NonNullable<Card['draft']> };
  onAgain(): void;
  onClose(): void;
}

const whatHappened = ({ testimonial, overtaken }: Card): string => {
  if (overtaken === 'deleted') return 'This testimonial was deleted meanwhile.';
  if (overtaken === 'corrected') return 'The author has corrected this testimonial meanwhile. Please read it again.';
  if (overtaken === 'edited') return 'A colleague has edited this text meanwhile.';
  return `${decidedText(testimonial) || 'This testimonial is back in review'}.`;
};

export const OvertakenDraft = ({ card, onAgain, onClose }: OvertakenDraftProps) => {
  const { testimonial, draft, overtaken } = card;
  const { purpose } = draft;
  const what = purpose === 'redaction' ? 'text' : 'notes';
  const typed = purpose === 'redaction' ? draft.redaction : [draft.notes, draft.consent].filter(Boolean).join('\n');
  const mayGoOn = overtaken !== 'deleted' && (purpose === 'redaction' || canDecide(testimonial, purpose));
  return (
    <div className="notesbox">
      <OvertakenNotice title={whatHappened(card)} what={what} />
      <Field as="textarea" label={`Your ${what}`} rows={3} readOnly value={typed} />
      <div className="acts">
        <CopyButton text={typed} label={`Copy ${what}`} />
        {mayGoOn && (
          <Button variant="line" icon="rotate-ccw" onClick={onAgain}>
            {purpose === 'redaction' ? 'Edit again' : 'Decide again'}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
};
