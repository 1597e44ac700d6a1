import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { wordsIn } from '#contract/blogs/post-revisions.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { preferencesQuery } from '../../../client/preferences.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { Elements } from '../../../ui/elements.ts';
import { FieldError } from '../../../ui/FieldError.tsx';
import { lazyPart, useLazy } from '../../../ui/LazyPart.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { usePreferences } from '../../account/preferences/usePreferences.ts';
import { MarkdownBody } from './MarkdownBody.tsx';
import { PostPreview } from './PostPreview.tsx';
import { hasFiles } from './pictures-in.ts';
import { useDebounced } from './useDebounced.ts';

const richBody = lazyPart(async () => (await import('./rich/RichBody.tsx')).RichBody);

interface WritingMode {
  mode: 'loading' | 'markdown' | { RichBody: NonNullable<ReturnType<typeof richBody.current>['Part']> };
  /** True when the other field was wanted and could not be loaded. */
  failed: boolean;
  change(): void;
}

/** Loads the rich field only for people who write in it. */
const useWritingMode = (): WritingMode => {
  const { isPending, data } = useQuery(preferencesQuery(usePlatform()));
  const { change } = usePreferences();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const { Part: RichBody, failures, isLoading } = useLazy(richBody);
  const markdown = chosen ?? data?.writesMarkdown ?? false;
  const wanted = !markdown && (chosen !== null || !isPending);
  useEffect(() => {
    if (wanted) void richBody.load();
  }, [wanted]);
  const failed = wanted && failures > 0 && !isLoading;
  return {
    mode: markdown || failed ? 'markdown' : wanted && RichBody ? { RichBody } : 'loading',
    failed,
    change: () => {
      const next = failed ? false : !markdown;
      if (failed) void richBody.load();
      setChosen(next);
      change({ writesMarkdown: next });
    },
  };
};

const useFileDrag = (element: RefObject<HTMLElement | null>): boolean => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const over = ({ dataTransfer }: DragEvent) => setOver(hasFiles(dataTransfer));
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) setOver(false);
    };
    const end = () => setOver(false);
    box.addEventListener('dragover', over);
    box.addEventListener('dragleave', leave);
    // Before the field acts on it, which keeps others from hearing of it.
    box.addEventListener('drop', end, true);
    return () => {
      box.removeEventListener('dragover', over);
      box.removeEventListener('dragleave', leave);
      box.removeEventListener('drop', end, true);
    };
  }, [element]);
  return isOver;
};

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
  const settled = useDebounced(value, preview === 'beside' ? PREVIEW_MS : 0);
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
