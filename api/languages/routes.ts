import { translationsFile } from '#contract/calls/call.ts';
import * as calls from '#contract/languages/calls.ts';
import { type Language, languages } from '#contract/languages/languages.ts';
import { translationFileName } from '#contract/languages/translation-file.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { type Route, route } from '../http/route.ts';
import { saveWords, switchLanguage } from './change.ts';
import { importWords } from './import.ts';
import { listLanguages, listWords } from './list.ts';
import { writeFile } from './write-file.ts';

const tag = 'Settings';

const languageOf = ({ language }: Record<string, string>): Language => {
  const found = languages.find((one) => one === language);
  if (!found) throw new Failure('not_found', 'There is no such language.');
  return found;
};

const fileAnswer = async (deps: Deps, language: Language): Promise<Response> =>
  new Response(await writeFile(await listWords(deps, language), deps.now()), {
    headers: {
      'content-type': `${translationsFile.contentType}; charset=utf-8`,
      'content-disposition': `attachment; filename="${translationFileName(language)}"`,
    },
  });

export const languageRoutes: Route[] = [
  route(calls.listLanguages, {
    tag,
    summary: 'The languages that pages can be read in: whether visitors see them, and how much somebody has checked',
    handle: ({ deps }) => listLanguages(deps),
  }),
  route(calls.listLanguageWords, {
    tag,
    summary: 'Every sentence of a language beside the English one, as a draft or checked',
    handle: ({ deps, params }) => listWords(deps, languageOf(params)),
  }),
  route(calls.switchLanguage, {
    tag,
    summary: 'Show the pages in a language to visitors, or no longer',
    handle: ({ deps, params, body, actor }) => switchLanguage(deps, languageOf(params), body.isOn, actor),
  }),
  route(calls.saveLanguageWords, {
    tag,
    summary: 'Save sentences of a language, checked or as drafts; all others stay as they are',
    handle: ({ deps, params, body, actor }) => saveWords(deps, languageOf(params), body.words, actor),
  }),
  route(calls.exportLanguageWords, {
    tag,
    summary:
      'Every sentence of a language as a PO file, which translators’ tools read; what nobody has checked is fuzzy',
    handle: ({ deps, params }) => fileAnswer(deps, languageOf(params)),
  }),
  route(calls.importLanguageWords, {
    tag,
    summary: 'Take the words of a PO file that differ, or say what that would change',
    mayFail: ['conflict'],
    handle: ({ deps, params, body, actor }) => importWords(deps, languageOf(params), body, actor),
  }),
];
