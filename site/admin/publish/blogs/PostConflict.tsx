import type { StaffPost } from '#contract/blogs/blogs.ts';
import { dateAndTime } from '#contract/dublin.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { draftKeys, draftOf, type PostDraft } from './post-draft.ts';
import type { PostEditor } from './usePostEditor.ts';

const labels: Record<keyof PostDraft, string> = {
  title: 'Title',
  slug: 'Address',
  excerpt: 'Summary',
  body: 'Text',
  coverAlt: 'Alternative text',
  topics: 'Topics',
};

export const PostConflict = ({ editor, theirs }: { editor: PostEditor; theirs: StaffPost }) => {
  const mine: PostDraft = { ...editor.values, slug: editor.slug };
  const other = draftOf(theirs);
  const differing = draftKeys.filter((key) => mine[key].trim() !== other[key].trim());
  return (
    <Notice
      tone="wait"
      title={`${theirs.changedBy ?? 'A colleague'} saved this post at ${dateAndTime(theirs.updatedAt)}.`}
    >
      <p>What you wrote stands below and is not saved yet. This is theirs, where it differs:</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, which the keyboard must reach */}
      <section className="theirs" aria-label="Their post" tabIndex={0}>
        <dl>
          {differing.map((key) => (
            <div key={key}>
              <dt>{labels[key]}</dt>
              <dd>{other[key] || 'Empty'}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div className="row row--tight mt-md">
        <Button variant="line" small onClick={editor.takeTheirs}>
          Keep theirs
        </Button>
        <Button variant="brand" small busy={editor.saving} busyLabel="Saving" onClick={() => void editor.saveOver()}>
          Save mine instead
        </Button>
      </div>
    </Notice>
  );
};
