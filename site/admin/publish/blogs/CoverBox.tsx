import { useRef } from 'react';
import { ALT_MAX } from '#contract/media/media.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { PictureInput } from '../../../ui/PictureInput.tsx';
import { progressLabel } from '../../../ui/progress-label.ts';
import { StaffPicture } from '../../../ui/StaffPicture.tsx';
import { useCover } from './useCover.ts';
import type { PostEditor } from './usePostEditor.ts';

export const CoverBox = ({ editor }: { editor: PostEditor }) => {
  const input = useRef<HTMLInputElement>(null);
  const cover = useCover(editor);
  const url = editor.saved?.coverUrl;
  return (
    <section className="box">
      <div className="box__head">
        <h2>Cover</h2>
      </div>
      <div className="box__body stack stack--close">
        {url && (
          <div className="imgbox cover">
            <StaffPicture src={url} alt={editor.values.coverAlt} width={640} />
          </div>
        )}
        <PictureInput label="Cover picture" ref={input} onChoose={(file) => void cover.upload(file)} />
        <div className="row row--tight">
          <Button
            variant="line"
            icon={url ? 'image-up' : 'image-plus'}
            busy={cover.busy}
            busyLabel={progressLabel(cover.share)}
            onClick={() => input.current?.click()}
          >
            {url ? 'Replace' : 'Choose a picture'}
          </Button>
          {url && (
            <Button
              variant="quiet"
              className="btn--icon"
              icon="trash-2"
              aria-label="Remove the cover"
              disabled={cover.busy}
              onClick={() => void cover.remove()}
            />
          )}
        </div>
        <FieldError id="cover-error" message={cover.failure || undefined} />
        {url ? (
          <Field
            label="Alternative text"
            hint="What the picture shows, for people who cannot see it."
            maxLength={ALT_MAX}
            value={editor.values.coverAlt}
            error={editor.errors.coverAlt}
            onChange={(event) => editor.change({ coverAlt: event.target.value })}
          />
        ) : (
          <p className="hint">JPEG, PNG or WebP, under 5MB.</p>
        )}
      </div>
    </section>
  );
};
