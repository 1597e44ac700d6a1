import type { ContextMenuParams, MenuItemConstructorOptions } from 'electron';

type Params = Pick<
  ContextMenuParams,
  'misspelledWord' | 'dictionarySuggestions' | 'isEditable' | 'selectionText' | 'editFlags'
>;

export interface Spelling {
  replace(word: string): void;
  learn(word: string): void;
}

const spelling = ({ misspelledWord, dictionarySuggestions }: Params, { replace, learn }: Spelling) => {
  if (misspelledWord === '') return [];
  const suggestions: MenuItemConstructorOptions[] = dictionarySuggestions.map((word) => ({
    label: word,
    click: () => replace(word),
  }));
  return [
    ...(suggestions.length > 0 ? suggestions : [{ label: 'No suggestions', enabled: false }]),
    { label: 'Add to dictionary', click: () => learn(misspelledWord) },
    { type: 'separator' as const },
  ];
};

export const contextMenuTemplate = (params: Params, actions: Spelling): MenuItemConstructorOptions[] => {
  if (params.isEditable) {
    return [
      ...spelling(params, actions),
      { role: 'cut', enabled: params.editFlags.canCut },
      { role: 'copy', enabled: params.editFlags.canCopy },
      { role: 'paste', enabled: params.editFlags.canPaste },
      { role: 'selectAll' },
    ];
  }
  return params.selectionText.trim() === '' ? [] : [{ role: 'copy' }];
};
