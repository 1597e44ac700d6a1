import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { BODY_MAX } from '#contract/blogs/blogs.ts';
import type { BodyProps } from './body-props.ts';
import { applied, type Edit, type MarkdownTool, markdownEdits, pictureEdit, type Selected } from './markdown-edits.ts';
import { PostPicture } from './PostPicture.tsx';
import { picturesIn } from './pictures-in.ts';
import { TextTools } from './TextTools.tsx';
import { markdownTools } from './text-tool-list.ts';
import { usePastedPictures } from './usePastedPictures.tsx';

const shortcuts: Record<string, MarkdownTool> = { b: 'bold', i: 'italic', k: 'link' };

/** Inserts text as if typed, so that the browser's own undo covers it. */
const typeIn = (text: string): boolean =>
  typeof document.execCommand === 'function' &&
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);

export const MarkdownBody = ({ id, value, error, hidden, onChange, onSwitch, toolsHost }: BodyProps) => {
  const area = useRef<HTMLTextAreaElement>(null);
  const [choosing, setChoosing] = useState(false);
  const apply = (editOf: (selected: Selected) => Edit, at?: number) => {
    const field = area.current;
    if (!field) return;
    const [start, end] = at === undefined ? [field.selectionStart, field.selectionEnd] : [at, at];
    const selected = { text: field.value, start, end };
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
  const pasted = usePastedPictures(({ url, altText }, at) => apply(pictureEdit(url, altText), at));
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer | null) => {
    const pictures = picturesIn(data);
    if (pictures.length === 0) return;
    event.preventDefault();
    pasted.ask(pictures, area.current?.selectionEnd ?? value.length);
  };
  const press = (event: KeyboardEvent) => {
    const tool = (event.ctrlKey || event.metaKey) && !event.altKey ? shortcuts[event.key.toLowerCase()] : undefined;
    if (!tool) return;
    event.preventDefault();
    apply(markdownEdits[tool]);
  };
  const tools = (
    <>
      <TextTools
        tools={markdownTools}
        disabled={hidden}
        controls={id}
        on={(tool) => (tool === 'markdown' ? true : undefined)}
        onUse={(tool) => {
          if (tool === 'markdown') onSwitch();
          else if (tool === 'picture') setChoosing(true);
          else apply(markdownEdits[tool]);
        }}
      />
      {choosing && (
        <PostPicture
          onPut={({ url, altText }) => {
            // The text takes no focus and no typing while a dialog is open above it.
            flushSync(() => setChoosing(false));
            apply(pictureEdit(url, altText));
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {pasted.dialog}
    </>
  );
  return (
    <>
      {toolsHost && createPortal(tools, toolsHost)}
      <div hidden={hidden}>
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
          onPaste={(event) => take(event, event.clipboardData)}
          onDrop={(event) => take(event, event.dataTransfer)}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </>
  );
};
