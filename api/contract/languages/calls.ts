import { call, translationsFile } from '../calls/call.ts';
import { languageStates, languageSwitch, languageWords, languageWordsChange } from './language-words.ts';
import { importedWords, translationFile } from './translation-file.ts';

export const listLanguages = call({
  name: 'listLanguages',
  method: 'get',
  path: '/settings/languages',
  may: 'edit-pages',
  answer: languageStates,
});

export const listLanguageWords = call({
  name: 'listLanguageWords',
  method: 'get',
  path: '/settings/languages/:language',
  may: 'edit-pages',
  answer: languageWords,
});

export const switchLanguage = call({
  name: 'switchLanguage',
  method: 'put',
  path: '/settings/languages/:language',
  may: 'settings',
  body: languageSwitch,
  answer: languageWords,
});

export const saveLanguageWords = call({
  name: 'saveLanguageWords',
  method: 'put',
  path: '/settings/languages/:language/words',
  may: 'edit-pages',
  body: languageWordsChange,
  answer: languageWords,
});

export const exportLanguageWords = call({
  name: 'exportLanguageWords',
  method: 'get',
  path: '/settings/languages/:language/file',
  may: 'edit-pages',
  answer: translationsFile,
});

export const importLanguageWords = call({
  name: 'importLanguageWords',
  method: 'post',
  path: '/settings/languages/:language/file',
  may: 'edit-pages',
  body: translationFile,
  answer: importedWords,
});
