import { DOMParser as Reader, Slice } from 'prosemirror-model';
import type { EditorProps, EditorView } from 'prosemirror-view';
import { pastedFragment } from '../../../../ui/trusted-html.ts';
import { picturesIn } from '../pictures-in.ts';
import { withLists } from './pasted-lists.ts';
import { schema } from './schema.ts';

const reader = Reader.fromSchema(schema);

/**
 * Turns HTML into what the field can hold. The library's own way sets HTML under a policy that lets anything through, which
 * the website refuses, so it never gets to read any.
 */
export const pastedSlice = (html: string): Slice => {
  const slice = reader.parseSlice(withLists(pastedFragment(html)));
  return Slice.maxOpen(slice.content);
};

const put = (view: EditorView, html: string): void => {
  view.dispatch(view.state.tr.replaceSelection(pastedSlice(html)).scrollIntoView().setMeta('paste', true));
};

const inCode = ({ state }: EditorView) => state.selection.$from.parent.type === schema.nodes.code_block;

export const transferHandlers = (onPictures: (files: File[], at: number) => void): EditorProps['handleDOMEvents'] => ({
  paste: (view, event) => {
    const data = event.clipboardData;
    const html = data?.getData('text/html') ?? '';
    const pictures = picturesIn(data);
    if (pictures.length > 0 && !/<(p|li|h\d|td)\b/i.test(html)) {
      event.preventDefault();
      onPictures(pictures, view.state.selection.to);
      return true;
    }
    if (html === '') return false;
    event.preventDefault();
    if (inCode(view)) view.dispatch(view.state.tr.insertText(data?.getData('text/plain') ?? ''));
    else put(view, html);
    return true;
  },
  drop: (view, event) => {
    if (view.dragging) return false;
    const data = event.dataTransfer;
    const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.doc.content.size;
    const pictures = picturesIn(data);
    const html = data?.getData('text/html') ?? '';
    if (pictures.length === 0 && html === '') return false;
    event.preventDefault();
    if (pictures.length > 0) onPictures(pictures, at);
    else view.dispatch(view.state.tr.replace(at, at, pastedSlice(html)));
    return true;
  },
});
