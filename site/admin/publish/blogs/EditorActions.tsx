import { Button } from '../../../ui/Button.tsx';
import type { PostEditor } from './usePostEditor.ts';
import type { Publishing } from './usePublishing.ts';

interface EditorActionsProps {
  editor: PostEditor;
  publishing: Publishing;
  preview: 'beside' | 'instead' | null;
  onPreview(): void;
}

const publishWord = (state: string | undefined, { ahead, retimed }: Publishing): string => {
  if (state === 'published' && !ahead) return 'Update';
  if (state === 'scheduled' && !retimed) return 'Update';
  return ahead ? 'Schedule' : 'Publish';
};

export const EditorActions = ({ editor, publishing, preview, onPreview }: EditorActionsProps) => {
  const word = publishWord(editor.saved?.state, publishing);
  return (
    <>
      <Button
        variant="line"
        icon={preview === 'instead' ? 'pencil' : 'eye'}
        aria-pressed={preview !== null}
        onClick={onPreview}
      >
        {preview === 'instead' ? 'Write' : 'Preview'}
      </Button>
      {(editor.saved?.state ?? 'draft') === 'draft' && (
        <Button variant="line" icon="save" busy={editor.saving} onClick={() => void editor.save()}>
          Save
        </Button>
      )}
      <Button
        variant="brand"
        icon={publishing.ahead ? 'calendar-clock' : 'send'}
        busy={publishing.busy === 'publish'}
        onClick={() => void publishing.publish()}
      >
        {word}
      </Button>
    </>
  );
};
