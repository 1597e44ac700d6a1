import {
  languageStates,
  languageSwitch,
  languageWords,
  languageWordsChange,
} from '#contract/languages/language-words.ts';
import { type Language, languages } from '#contract/languages/languages.ts';
import { Failure } from '../core/failure.ts';
import { type Route, route } from '../http/route.ts';
import { saveWords, switchLanguage } from './change.ts';
import { listLanguages, listWords } from './list.ts';

const tag = 'Settings';

const languageOf = ({ language }: Record<string, string>): Language => {
  const found = languages.find((one) => one === language);
  if (!found) throw new Failure('not_found', 'There is no such language.');
  return found;
};

export const languageRoutes: Route[] = [
  route({
    method: 'get',
    path: '/settings/languages',
    operationId: 'listLanguages',
    access: 'administrator',
    tag,
    summary: 'The languages that pages can be read in: whether visitors see them, and how much somebody has checked',
    answer: languageStates,
    handle: ({ deps }) => listLanguages(deps),
  }),
  route({
    method: 'get',
    path: '/settings/languages/:language',
    operationId: 'listLanguageWords',
    access: 'administrator',
    tag,
    summary: 'Every sentence of a language beside the English one, as a draft or checked',
    answer: languageWords,
    handle: ({ deps, params }) => listWords(deps, languageOf(params)),
  }),
  route({
    method: 'put',
    path: '/settings/languages/:language',
    operationId: 'switchLanguage',
    access: 'administrator',
    tag,
    summary: 'Show the pages in a language to visitors, or no longer',
    body: languageSwitch,
    answer: languageWords,
    handle: ({ deps, params, body, actor }) => switchLanguage(deps, languageOf(params), body.isOn, actor),
  }),
  route({
    method: 'put',
    path: '/settings/languages/:language/words',
    operationId: 'saveLanguageWords',
    access: 'administrator',
    tag,
    summary: 'Save sentences of a language, checked or as drafts; all others stay as they are',
    body: languageWordsChange,
    answer: languageWords,
    handle: ({ deps, params, body, actor }) => saveWords(deps, languageOf(params), body.words, actor),
  }),
];
