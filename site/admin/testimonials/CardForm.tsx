import { focusField } from '../assignment/focus-field.ts';
import { COMMENT_FIELD } from '../comments/CommentForm.tsx';
import { isWritten } from '../moderation/useDrafts.ts';
import { CardActions } from './CardActions.tsx';
import { NotesBox } from './NotesBox.tsx';
import { OvertakenDraft } from './OvertakenDraft.tsx';
import { RedactionBox } from './RedactionBox.tsx';
import { useModeration } from './testimonial-moderation.ts';
import type { Card } from './useCards.ts';

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
