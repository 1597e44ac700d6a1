import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, undoInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, Plugin } from 'prosemirror-state';
import { schema } from './schema.ts';
import { richCommands } from './tools.ts';

const { nodes } = schema;

const signs = inputRules({
  rules: [
    textblockTypeInputRule(/^(##?)\s$/, nodes.heading, { level: 2 }),
    textblockTypeInputRule(/^###\s$/, nodes.heading, { level: 3 }),
    textblockTypeInputRule(/^```$/, nodes.code_block),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    wrappingInputRule(/^\s*[-+*]\s$/, nodes.bullet_list),
    wrappingInputRule(/^(\d+)[.)]\s$/, nodes.ordered_list, ([, start]) => ({ start: Number(start) })),
  ],
});

const lineBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
});

/** Tab still leaves the field; brackets indent and outdent lists. */
const keys: Record<string, Command> = {
  'Mod-z': richCommands.undo,
  'Shift-Mod-z': richCommands.redo,
  'Mod-y': richCommands.redo,
  'Mod-b': richCommands.bold,
  'Mod-i': richCommands.italic,
  'Mod-e': richCommands.code,
  'Mod-Alt-2': richCommands.heading,
  'Mod-Alt-3': richCommands.subheading,
  'Shift-Mod-7': richCommands.numbers,
  'Shift-Mod-8': richCommands.bullets,
  'Shift-Mod-9': richCommands.quotation,
  'Shift-Enter': lineBreak,
  'Mod-]': sinkListItem(nodes.list_item),
  'Mod-[': liftListItem(nodes.list_item),
  Enter: splitListItem(nodes.list_item),
  Backspace: undoInputRule,
};

/** Keeps a paragraph at the end, so that one can write below a picture or a rule. */
const room = new Plugin({
  appendTransaction: (_transactions, _before, { doc, tr }) =>
    doc.lastChild?.type === nodes.paragraph ? null : tr.insert(doc.content.size, nodes.paragraph.create()),
});

export const plugins = [history(), signs, keymap(keys), keymap(baseKeymap), room];
