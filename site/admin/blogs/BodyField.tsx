import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BODY_MAX } from '#contract/blogs.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { applied, type Edit, type MarkdownTool, markdownEdits, pictureEdit, type Selected } from './markdown-edits.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { PostPreview } from './PostPreview.tsx';
import { TextTools } from './TextTools.tsx';

interface BodyFieldProps {
  id: string;
  value: string;
  error: string | undefined;
  /** Shows the text as visitors will see it, instead of the Markdown. */
  preview: boolean;
  onChange(value: string): void;
  /** Stands above the text: the title. */
  children: ReactNode;
}

const shortcuts: Record<string, MarkdownTool> = { b: 'bold', i: 'italic', k: 'link' };

/** Puts text in as if it had been typed, so that the browser's own undo knows it. */
const typeIn = (text: string): boolean =>
  typeof document.execCommand === 'function' &&
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);

/** The Markdown of a post, with tools above it. */
export const BodyField = ({ id, value, error, preview, onChange, children }: BodyFieldProps) => {
  const area = useRef<HTMLTextAreaElement>(null);
  const [choosing, setChoosing] = useState(false);
  const apply = (editOf: (selected: Selected) => Edit) => {
    const field = area.current;
    if (!field) return;
    const selected = { text: field.value, start: field.selectionStart, end: field.selectionEnd };
    const edit = editOf(selected);
    field.focus();
    field.setSelectionRange(edit.from, edit.to);
    const after = applied(selected, edit);
    if (!typeIn(edit.insert)) {
      field.setRangeText(edit.insert, edit.from, edit.to, 'end');
      onChange(after);
    }
    field.setSelectionRange(edit.start, edit.end);
  };
  const press = (event: KeyboardEvent) => {
    const tool = (event.ctrlKey || event.metaKey) && !event.altKey ? shortcuts[event.key.toLowerCase()] : undefined;
    if (!tool) return;
    event.preventDefault();
    apply(markdownEdits[tool]);
  };
  return (
    <>
      <TextTools
        disabled={preview}
        controls={id}
        onUse={(tool) => (tool === 'picture' ? setChoosing(true) : apply(markdownEdits[tool]))}
      />
      <div className="paper__body">
        {children}
        {preview && <PostPreview body={value} />}
        <div hidden={preview}>
          <label className="sr" htmlFor={id}>
            Text, in Markdown
          </label>
          <textarea
            className="bodytext"
            id={id}
            ref={area}
            rows={16}
            placeholder="Write here. Leave an empty line between paragraphs."
            maxLength={BODY_MAX}
            value={value}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onKeyDown={press}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
        <FieldError id={`${id}-error`} message={error} />
      </div>
      {choosing && (
        <PictureDialog
          onChoose={({ url, altText }) => {
            // The text takes no focus and no typing while a dialog is open above it.
            flushSync(() => setChoosing(false));
            apply(pictureEdit(url, altText));
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
};
