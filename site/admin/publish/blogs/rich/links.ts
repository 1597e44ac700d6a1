import type { Mark } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { schema } from './schema.ts';

const { link } = schema.marks;

export interface LinkAt {
  from: number;
  to: number;
  /** Empty if there is no link yet. */
  href: string;
  words: string;
}

const markOf = (marks: readonly Mark[]) => link.isInSet(marks);

/** Returns the whole link around the caret, otherwise the selection. */
export const linkAt = ({ selection, doc }: EditorState): LinkAt => {
  const { $from, from, to, empty } = selection;
  const here = markOf($from.marks()) ?? ($from.nodeAfter ? markOf($from.nodeAfter.marks) : undefined);
  const range = { from, to };
  if (here && (empty || $from.sameParent(selection.$to))) {
    let at = $from.start();
    let run = { from: at, to: at };
    for (const node of $from.parent.children) {
      const end = at + node.nodeSize;
      if (!node.marks.some((mark) => mark.eq(here))) run = { from: end, to: end };
      else run = { from: run.from, to: end };
      at = end;
      if (run.from <= from && from <= run.to && run.to > run.from) Object.assign(range, run);
    }
  }
  return { ...range, href: String(here?.attrs.href ?? ''), words: doc.textBetween(range.from, range.to, ' ') };
};

export const putLink = (
  state: EditorState,
  { from, to }: LinkAt,
  { href, words }: { href: string; words: string },
): Transaction => {
  const { tr } = state;
  const mark = link.create({ href });
  if (from === to) return tr.insert(from, schema.text(words || href, [...state.selection.$from.marks(), mark]));
  return tr.removeMark(from, to, link).addMark(from, to, mark);
};

export const takeLink = ({ tr }: EditorState, { from, to }: LinkAt): Transaction => tr.removeMark(from, to, link);
