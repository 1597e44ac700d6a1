import { useRef, useState } from 'react';
import { wordsIn } from '#contract/blogs/post-revisions.ts';
import { classNames } from '../../ui/class-names.ts';
import type { Elements } from '../../ui/elements.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { MarkdownBody } from './MarkdownBody.tsx';
import { PostPreview } from './PostPreview.tsx';
import { useFileDrag } from './useFileDrag.ts';
import { useSettled } from './useSettled.ts';
import { useWritingMode } from './useWritingMode.ts';

/** Milliseconds without typing before the preview refreshes. */
const PREVIEW_MS = 600;

interface BodyFieldProps {
  id: string;
  value: string;
  error: string | undefined;
  /** Shows the text as visitors will see it: beside it, or in its place if there is no room. */
  preview: 'beside' | 'instead' | null;
  onChange(value: string): void;
  children: Elements;
}

const wordCount = (count: number) => (count === 1 ? '1 word' : `${count.toLocaleString('en-IE')} words`);

export const BodyField = ({ id, value, error, preview, onChange, children }: BodyFieldProps) => {
  const { mode, failed, change } = useWritingMode();
  // A text that the field cannot show, by its Markdown.
  const [unfit, setUnfit] = useState<string | null>(null);
  const [toolsHost, setToolsHost] = useState<HTMLElement | null>(null);
  const split = useRef<HTMLDivElement>(null);
  const isDropping = useFileDrag(split);
  const settled = useSettled(value, preview === 'beside' ? PREVIEW_MS : 0);
  const isUnfit = unfit !== null && unfit === value;
  const notice = isUnfit
    ? 'This text has Markdown that the writing field cannot show. It can be written here.'
    : failed && 'The writing field could not be loaded. The text can be written as Markdown meanwhile.';
  const body = { id, value, error, hidden: preview === 'instead', onChange, toolsHost };
  const switched = () => {
    setUnfit(null);
    change();
  };
  const text = () => {
    if (mode === 'loading') return <Skeleton label="Loading the writing field" />;
    if (mode === 'markdown' || isUnfit) return <MarkdownBody {...body} onSwitch={switched} />;
    return <mode.RichBody {...body} onSwitch={switched} onUnfit={() => setUnfit(value)} />;
  };
  // The title stays the same element whatever the text is written in: somebody may be typing in it.
  return (
    <>
      <div className="paper__tools" ref={setToolsHost} />
      <div className="paper__body">
        {children}
        {notice && (
          <Notice tone="wait">
            <p>{notice}</p>
          </Notice>
        )}
        {isDropping && <p className="dropnote">Let go: the picture goes into the text.</p>}
        <div className={classNames('paper__split', isDropping && 'is-dropping')} ref={split}>
          {text()}
          {preview && <PostPreview body={settled} />}
        </div>
        <FieldError id={`${id}-error`} message={error} />
      </div>
      <p className="paper__foot">{wordCount(wordsIn(value))}</p>
    </>
  );
};
