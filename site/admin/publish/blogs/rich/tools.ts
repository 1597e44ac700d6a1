import { setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { liftTarget } from 'prosemirror-transform';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

const isInside = (state: EditorState, type: NodeType): boolean => {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type === type) return true;
  return false;
};

const isHeading = (state: EditorState, level: number): boolean => {
  const { parent } = state.selection.$from;
  return parent.type === nodes.heading && parent.attrs.level === level;
};

const hasMark = (state: EditorState, type: MarkType): boolean => {
  const { from, $from, to, empty } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
};

const heading =
  (level: number): Command =>
  (state, dispatch) =>
    setBlockType(isHeading(state, level) ? nodes.paragraph : nodes.heading, { level })(state, dispatch);

const list =
  (type: NodeType, other: NodeType): Command =>
  (state, dispatch) => {
    if (isInside(state, type)) return liftListItem(nodes.list_item)(state, dispatch);
    if (!isInside(state, other)) return wrapInList(type)(state, dispatch);
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      if ($from.node(depth).type !== other) continue;
      dispatch?.(state.tr.setNodeMarkup($from.before(depth), type, { loose: $from.node(depth).attrs.loose }));
      return true;
    }
    return false;
  };

const outOfQuotation: Command = (state, dispatch) => {
  const { $from, $to } = state.selection;
  const range = $from.blockRange($to, (node) => node.type === nodes.blockquote);
  const target = range ? liftTarget(range) : null;
  if (!range || target === null) return false;
  dispatch?.(state.tr.lift(range, target).scrollIntoView());
  return true;
};

const line: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.horizontal_rule.create()).scrollIntoView());
  return true;
};

/** Words within a paragraph become inline code; whole paragraphs, or an empty one, a code block. */
const code: Command = (state, dispatch) => {
  if (isInside(state, nodes.code_block)) return setBlockType(nodes.paragraph)(state, dispatch);
  const { empty, $from, $to } = state.selection;
  const isBlock = !$from.sameParent($to) || (empty && $from.parent.content.size === 0);
  return (isBlock ? setBlockType(nodes.code_block) : toggleMark(marks.code))(state, dispatch);
};

export const richCommands = {
  undo,
  redo,
  heading: heading(2),
  subheading: heading(3),
  bold: toggleMark(marks.strong),
  italic: toggleMark(marks.em),
  bullets: list(nodes.bullet_list, nodes.ordered_list),
  numbers: list(nodes.ordered_list, nodes.bullet_list),
  quotation: (state, dispatch) =>
    (isInside(state, nodes.blockquote) ? outOfQuotation : wrapIn(nodes.blockquote))(state, dispatch),
  line,
  code,
} satisfies Record<string, Command>;
export type RichCommand = keyof typeof richCommands;

export const activeTools = (state: EditorState): ReadonlySet<string> => {
  const on = {
    heading: isHeading(state, 2),
    subheading: isHeading(state, 3),
    bold: hasMark(state, marks.strong),
    italic: hasMark(state, marks.em),
    link: hasMark(state, marks.link),
    bullets: isInside(state, nodes.bullet_list),
    numbers: isInside(state, nodes.ordered_list),
    quotation: isInside(state, nodes.blockquote),
    code: isInside(state, nodes.code_block) || hasMark(state, marks.code),
  };
  return new Set(Object.entries(on).flatMap(([tool, isOn]) => (isOn ? tool : [])));
};
