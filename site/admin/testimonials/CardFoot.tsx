import { CardActions } from './CardActions.tsx';
import { NotesBox } from './NotesBox.tsx';
import { OvertakenBox } from './OvertakenBox.tsx';
import { RedactionBox } from './RedactionBox.tsx';
import type { Desk } from './useDesk.ts';
import { hasWords } from './useDrafts.ts';
import type { QueueWork } from './useQueueWork.ts';
import type { Row } from './useRows.ts';

interface CardFootProps {
  row: Row;
  work: QueueWork;
  desk: Desk;
  mayDelete: boolean;
  mayTakeBack: boolean;
}

/** What can be done with a testimonial, or what is open because it is being done. */
export const CardFoot = ({ row, work, desk, mayDelete, mayTakeBack }: CardFootProps) => {
  const { testimonial, draft, overtaken } = row;
  const { id } = testimonial;
  if (!draft || (overtaken && !hasWords(draft)))
    return (
      <CardActions
        testimonial={testimonial}
        mayDelete={mayDelete}
        mayTakeBack={mayTakeBack}
        onAsk={(action) => work.ask(testimonial, action)}
        onRedact={() => work.ask(testimonial, 'redact')}
        onTakeBack={() => desk.takeBack([id])}
        onDelete={() => work.setDeleting(id)}
      />
    );
  if (overtaken)
    return (
      <OvertakenBox
        row={{ ...row, draft }}
        onAgain={() => desk.drafts.write(id, { testimonial })}
        onClose={() => work.close(id)}
      />
    );
  if (draft.about === 'redact')
    return (
      <RedactionBox
        draft={draft}
        busy={desk.moderation.redact.isPending}
        onWrite={(part) => desk.drafts.write(id, part)}
        onSave={(content) => work.saveRedaction(draft.testimonial, content)}
        onCancel={() => work.close(id)}
      />
    );
  return (
    <NotesBox
      key={draft.about}
      draft={draft}
      onWrite={(part) => desk.drafts.write(id, part)}
      onConfirm={(adminNotes) => work.confirm(draft, adminNotes)}
      onCancel={() => work.close(id)}
    />
  );
};
