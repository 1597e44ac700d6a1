import { EXCERPT_MAX } from '#contract/blogs/blogs.ts';
import { Field } from '../../../ui/Field.tsx';
import type { PostEditor } from './usePostEditor.ts';

export const SummaryBox = ({ editor }: { editor: PostEditor }) => (
  <section className="box">
    <div className="box__head">
      <h2>Card</h2>
    </div>
    <div className="box__body">
      <Field
        as="textarea"
        label="Summary"
        hint="Shown in the list of posts, and where the post is shared."
        rows={4}
        className="input--low"
        counted
        maxLength={EXCERPT_MAX}
        value={editor.values.excerpt}
        error={editor.errors.excerpt}
        onChange={(event) => editor.change({ excerpt: event.target.value })}
      />
    </div>
  </section>
);
