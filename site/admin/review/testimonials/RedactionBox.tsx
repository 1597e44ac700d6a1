import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { StaffTestimonial } from '#contract/testimonials/staff-testimonials.ts';
import { CONTENT_REQUIRED, TESTIMONIAL_MAX } from '#contract/testimonials/testimonial-text.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { useAlert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { confirmKeys } from '../../shell/shortcuts/confirm-keys.ts';
import { dialogKeys } from '../../shell/shortcuts/dialog-keys.ts';
import { KeyHint } from '../../shell/shortcuts/KeyHint.tsx';
import { OpenElsewhere } from '../moderation/OpenElsewhere.tsx';
import { useRefresh } from '../moderation/useRefresh.ts';
import { REDACTION_FAILED } from './messages.ts';
import { saveRedaction } from './save-redaction.ts';
import { type TestimonialDraft, testimonialSubject, useModeration } from './testimonial-moderation.ts';

interface RedactionBoxProps {
  draft: TestimonialDraft;
  onSaved(): void;
  onCancel(): void;
}

/** An empty text shows the original again. */
const useSaving = (seen: StaffTestimonial, onSaved: () => void) => {
  const platform = usePlatform();
  const say = useAlert();
  const { drafts } = useModeration();
  const { mutationKey, refreshWhenIdle } = useRefresh(testimonialSubject);
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: (content: string) => saveRedaction(platform, seen, content),
    // Here and not with the call: the box may be gone by then.
    onSuccess: () => {
      drafts.discard(seen.id);
      onSaved();
    },
    onError: (error) => {
      for (const sentence of testimonialSubject.explain(error, REDACTION_FAILED)) say(sentence);
    },
    onSettled: refreshWhenIdle,
  });
  return { busy: isPending, save: mutate };
};

export const RedactionBox = ({ draft, onSaved, onCancel }: RedactionBoxProps) => {
  const { seen, redaction } = draft;
  const { drafts } = useModeration();
  const { busy, save } = useSaving(seen, onSaved);
  const [error, setError] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const confirm = () => {
    if (busy) return;
    if (redaction.trim() === '') setError(CONTENT_REQUIRED);
    else save(redaction.trim());
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field inside
    <div className="notesbox" onKeyDown={dialogKeys({ onConfirm: confirm, onCancel })}>
      <Field
        as="textarea"
        label="Text for the public"
        hint="Take out what would tell too much about somebody. The original is kept for staff, and the public sees that the text was edited."
        rows={6}
        maxLength={TESTIMONIAL_MAX}
        ref={field}
        value={redaction}
        error={error}
        readOnly={busy}
        onChange={(event) => {
          drafts.write(seen, { redaction: event.target.value });
          setError('');
        }}
      />
      <div className="acts">
        <Button variant="brand" icon="eye-off" busy={busy} busyLabel="Saving" onClick={confirm}>
          <span>Save edited text</span>
          <KeyHint>{confirmKeys().join(' ')}</KeyHint>
        </Button>
        {seen.edited && (
          <Button variant="line" icon="rotate-ccw" onClick={() => busy || save('')}>
            Show the original again
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          <span>Cancel</span>
          <KeyHint>Esc</KeyHint>
        </Button>
      </div>
      <OpenElsewhere kind="testimonial" id={seen.id} />
    </div>
  );
};
