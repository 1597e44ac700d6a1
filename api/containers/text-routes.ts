import * as calls from '#contract/containers/calls.ts';
import type { StoredTextContainer } from '#contract/containers/containers.ts';
import * as publicCalls from '#contract/containers/public-calls.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { Deps } from '../http/deps.ts';
import { type Route, route } from '../http/route.ts';
import { isLanguageOn } from '../settings/languages.ts';
import { createText, removeText, updateText } from './change-texts.ts';
import { textHistory } from './earlier-versions.ts';
import { viewText } from './english-words.ts';
import { all, byId, byPlace, byTags, type Containers } from './find-container.ts';

const none: Containers<StoredTextContainer> = { get: () => undefined, list: () => [], count: () => 0 };

/** Empty while the language is off, as texts in it are drafts. */
const publicTexts = (deps: Pick<Deps, 'store'>, { language }: InLanguage): Containers<StoredTextContainer> =>
  isLanguageOn(deps, language) ? deps.store.data.textContainers : none;

export const textContainerRoutes: Route[] = [
  route(publicCalls.listTexts, {
    tag: 'Texts on pages',
    invalidatedBy: ['textContainers', 'settings'],
    summary: 'All texts of a language, oldest first; the English ones where none is named',
    handle: ({ deps, query }) => all(publicTexts(deps, query), query.language).map((text) => viewText(deps, text)),
  }),
  route(publicCalls.findTextsByTags, {
    tag: 'Texts on pages',
    invalidatedBy: ['textContainers', 'settings'],
    summary: 'The texts that have all of the tags',
    handle: ({ deps, query }) => byTags(publicTexts(deps, query), query).map((text) => viewText(deps, text)),
  }),
  route(publicCalls.findTextByPlace, {
    tag: 'Texts on pages',
    invalidatedBy: ['textContainers', 'settings'],
    summary: 'The text at one place of a page; 404 where there is none',
    mayFail: ['not_found'],
    handle: ({ deps, query }) => viewText(deps, byPlace(publicTexts(deps, query), query)),
  }),
  route(publicCalls.readText, {
    tag: 'Texts on pages',
    invalidatedBy: ['textContainers', 'settings'],
    summary: 'One text',
    handle: ({ deps, params: { id } }) => viewText(deps, byId(deps.store.data.textContainers, id)),
  }),
  route(calls.listTextVersions, {
    tag: 'Texts on pages',
    summary: 'The earlier versions of a text, newest first, with who wrote them and when',
    handle: ({ deps, params: { id } }) => textHistory(deps, id),
  }),
  route(calls.createText, {
    tag: 'Texts on pages',
    summary: 'Put a text on a page; 409 when that place has one',
    status: 201,
    handle: ({ deps, body, actor }) => createText(deps, body, actor),
  }),
  route(calls.updateText, {
    tag: 'Texts on pages',
    summary: 'Replace a text; the earlier version is kept',
    handle: ({ deps, params: { id }, body, actor }) => updateText(deps, { ...body, id }, actor),
  }),
  route(calls.deleteText, {
    tag: 'Texts on pages',
    summary: 'Delete a text with its earlier versions; 409 when `revision` is given and somebody has saved a later one',
    handle: ({ deps, params: { id }, query, actor }) => removeText(deps, { id, ...query }, actor),
  }),
];
