import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Field } from '../../../ui/Field.tsx';
import { focusField } from '../assignment/focus-field.ts';
import { COMMENT_FIELD } from '../comments/CommentForm.tsx';
import { OvertakenNotice } from '../moderation/OvertakenNotice.tsx';
import { isWritten } from '../moderation/useDrafts.ts';
import { CardActions } from './CardActions.tsx';
import { NotesBox } from './NotesBox.tsx';
import { RedactionBox } from './RedactionBox.tsx';
import { decidedText } from './status-variants.ts';
import { canDecide, useModeration } from './testimonial-moderation.ts';
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

const OvertakenDraft = ({ card, onAgain, onClose }: OvertakenDraftProps) => {
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

interface CardFormProps {
  card: Card;
  mayDelete: boolean;
  mayUndo: boolean;
  onLeave(): void;
  onDecide(): void;
}

export const CardForm = ({ card, mayDelete, mayUndo, onLeave, onDecide }: CardFormProps) => {
  const { drafts, deletion, openDecision, confirmDecision, cancelDecision, undoDecision } = useModeration();
  const { testimonial, draft, overtaken } = card;
  const { id } = testimonial;
  const openRedaction = () => drafts.openForm(testimonial, 'redaction', { redaction: testimonial.content });
  const cancel = () => {
    cancelDecision(id);
    onLeave();
  };
  if (!draft || (overtaken && !isWritten(draft)))
    return (
      <CardActions
        testimonial={testimonial}
        mayDelete={mayDelete}
        mayUndo={mayUndo}
        onDecide={(to) => openDecision(testimonial, to)}
        onRedact={openRedaction}
        onUndo={() => undoDecision(testimonial)}
        onTalk={() => void focusField(COMMENT_FIELD)}
        onDelete={() => deletion.ask(testimonial)}
      />
    );
  if (overtaken)
    return (
      <OvertakenDraft
        card={{ ...card, draft }}
        onAgain={() => drafts.openForm(testimonial, draft.purpose)}
        onClose={() => {
          drafts.discard(id);
          onLeave();
        }}
      />
    );
  if (draft.purpose === 'redaction') return <RedactionBox draft={draft} onSaved={onLeave} onCancel={cancel} />;
  const to = draft.purpose;
  return (
    <NotesBox
      key={to}
      draft={draft}
      onConfirm={(notes) => {
        onDecide();
        confirmDecision({ seen: draft.seen, to, notes });
      }}
      onCancel={cancel}
    />
  );
};
