import { useId, useState } from 'react';
import { SLUG_MAX } from '#contract/blogs/slugs.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { stateVariants } from './state-variants.ts';
import { TopicsBox } from './TopicsBox.tsx';
import type { PostEditor } from './usePostEditor.ts';
import type { Publishing } from './usePublishing.ts';

const WhenFields = ({ publishing }: { publishing: Publishing }) => {
  const id = useId();
  const { when, whenError, setWhen } = publishing;
  const described = whenError ? `${id}-error` : `${id}-hint`;
  return (
    <>
      <Field
        label="Date"
        type="date"
        value={when.day}
        aria-describedby={described}
        onChange={(event) => setWhen({ ...when, day: event.target.value })}
      />
      <Field
        label="Time"
        type="time"
        value={when.time}
        aria-describedby={described}
        onChange={(event) => setWhen({ ...when, time: event.target.value })}
      />
      <p className="hint" id={`${id}-hint`}>
        Irish time. Leave both empty to publish at once.
      </p>
      <FieldError id={`${id}-error`} message={whenError || undefined} />
    </>
  );
};

const Unpublish = ({ publishing, scheduled }: { publishing: Publishing; scheduled: boolean }) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="line" icon="undo-2" busy={publishing.busy === 'unpublish'} onClick={() => setAsking(true)}>
        Unpublish
      </Button>
      {asking && (
        <ConfirmDialog
          question={scheduled ? 'Take this post out of the schedule?' : 'Take this post off the website?'}
          detail="It becomes a draft again. Nothing of it is lost."
          confirmLabel="Unpublish"
          variant="brand"
          onConfirm={() => {
            setAsking(false);
            void publishing.unpublish();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
};

export const PublishingBox = ({ editor, publishing }: { editor: PostEditor; publishing: Publishing }) => {
  const state = editor.saved?.state ?? 'draft';
  return (
    <section className="box">
      <div className="box__head">
        <h2>Publishing</h2>
        <Badge tone={stateVariants[state].tone}>{stateVariants[state].label}</Badge>
      </div>
      <div className="box__body stack stack--close">
        {publishing.done && (
          <Notice tone="ok">
            <p>{publishing.done}</p>
          </Notice>
        )}
        <Field
          label="Address"
          hint={editor.slug ? `/blogs/${editor.slug}` : 'Made from the title until you write your own.'}
          maxLength={SLUG_MAX}
          spellCheck={false}
          autoCapitalize="none"
          value={editor.slug}
          error={editor.errors.slug}
          onChange={(event) => editor.change({ slug: event.target.value })}
        />
        <TopicsBox editor={editor} />
        <WhenFields publishing={publishing} />
        {editor.saved && <p className="hint">{`By ${editor.saved.author || 'nobody named'}`}</p>}
        {state === 'published' && editor.saved && (
          <p>
            <a href={`/blogs/${editor.saved.slug}`}>See it on the website</a>
          </p>
        )}
        {state !== 'draft' && <Unpublish publishing={publishing} scheduled={state === 'scheduled'} />}
      </div>
    </section>
  );
};
