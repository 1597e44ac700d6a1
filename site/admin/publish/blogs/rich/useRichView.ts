import { closeHistory } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { type Command, EditorState, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePlatform } from '../../../../client/PlatformContext.tsx';
import { pictureView } from './picture-view.ts';
import { plugins } from './plugins.ts';
import { openMarkdown, type RichDocument } from './rich-document.ts';
import { transferHandlers } from './transfer.ts';

interface RichViewOptions {
  id: string;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
  onUnfit(): void;
  onLink(): void;
  onPictures(files: File[], at: number): void;
}

interface RichView {
  host: RefObject<HTMLDivElement | null>;
  view: EditorView | null;
  state: EditorState | null;
  run(command: Command): void;
  edit(make: (state: EditorState) => Transaction): void;
}

const attributesOf =
  ({ id, error }: Pick<RichViewOptions, 'id' | 'error'>) =>
  ({ doc }: EditorState) => ({
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': 'Text',
    'aria-placeholder': PLACEHOLDER,
    'data-placeholder': PLACEHOLDER,
    class:
      doc.childCount === 1 && doc.firstChild?.content.size === 0 ? 'richtext article is-blank' : 'richtext article',
    ...(error && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
  });

const PLACEHOLDER = 'Write here.';

export const useRichView = (options: RichViewOptions): RichView => {
  const { id, value, error } = options;
  const platform = usePlatform();
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const opened = useRef<{ value: string; text: RichDocument } | null>(null);

  const linked = useEffectEvent(() => {
    options.onLink();
    return true;
  });
  const open = useEffectEvent((): EditorState | null => {
    const text = openMarkdown(value);
    if (!text) {
      options.onUnfit();
      return null;
    }
    opened.current = { value, text };
    return EditorState.create({ doc: text.doc, plugins: [keymap({ 'Mod-k': linked }), ...plugins] });
  });
  const changed = useEffectEvent((next: EditorState) => {
    if (!opened.current) return;
    const written = opened.current.text.write(next.doc);
    if (written === opened.current.value) return;
    opened.current.value = written;
    options.onChange(written);
  });
  const dropped = useEffectEvent((files: File[], at: number) => options.onPictures(files, at));

  useEffect(() => {
    const start = host.current && open();
    if (!start) return;
    const made = new EditorView(host.current, {
      state: start,
      nodeViews: { image: pictureView(platform) },
      handleDOMEvents: transferHandlers(dropped),
      dispatchTransaction: (transaction) => {
        const next = made.state.apply(transaction);
        made.updateState(next);
        setState(next);
        if (transaction.docChanged) changed(next);
      },
    });
    setView(made);
    setState(start);
    return () => {
      made.destroy();
      setView(null);
    };
  }, [platform]);

  useEffect(() => {
    view?.setProps({ attributes: attributesOf({ id, error }) });
  }, [view, id, error]);

  // What comes from elsewhere, such as a colleague's text or a draft of this device, is shown instead.
  useEffect(() => {
    if (!view || opened.current?.value === value) return;
    const next = open();
    if (!next) return;
    view.updateState(next);
    setState(next);
  }, [view, value]);

  const run = (command: Command) => {
    if (!view) return;
    // What a tool does is undone by itself, without what was typed just before.
    command(view.state, (transaction) => view.dispatch(closeHistory(transaction)), view);
    view.focus();
  };
  return {
    host,
    view,
    state,
    run,
    edit: (make) =>
      run((now, dispatch) => {
        dispatch?.(make(now).scrollIntoView());
        return true;
      }),
  };
};
