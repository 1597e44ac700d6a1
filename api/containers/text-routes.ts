import * as z from 'zod/mini';
import { textVersions } from '#contract/containers/container-versions.ts';
import {
  newTextContainer,
  type StoredTextContainer,
  textByPlaceQuery,
  textContainer,
  textRemoval,
  textsByTagsQuery,
  textUpdate,
} from '#contract/containers/containers.ts';
import { type InLanguage, inLanguage } from '#contract/languages/in-language.ts';
import type { Deps } from '../http/deps.ts';
import { type Route, route } from '../http/route.ts';
import { isLanguageOn } from '../settings/languages.ts';
import { createText, removeText, updateText } from './change-texts.ts';
import { textHistory } from './earlier-versions.ts';
import { all, byId, byPlace, byTags, type Containers } from './find-container.ts';

const shared = { tag: 'Texts on pages' } as const;
const read = { ...shared, method: 'get', access: 'anyone', invalidatedBy: ['textContainers', 'settings'] } as const;
const write = { ...shared, access: 'administrator' } as const;
const list = z.array(textContainer);

const none: Containers<StoredTextContainer> = { get: () => undefined, list: () => [], count: () => 0 };

/** The texts that everybody may read in a language: none while it is off, as what is written there is a draft. */
const publicTexts = (deps: Pick<Deps, 'store'>, { language }: InLanguage): Containers<StoredTextContainer> =>
  isLanguageOn(deps, language) ? deps.store.data.textContainers : none;

/** The texts on the pages, which staff can edit. */
export const textContainerRoutes: Route[] = [
  route({
    ...read,
    path: '/textcontainers',
    operationId: 'listTexts',
    summary: 'All texts of a language, oldest first; the English ones where none is named',
    query: inLanguage,
    answer: list,
    handle: ({ deps, query }) => all(publicTexts(deps, query), query.language),
  }),
  route({
    ...read,
    path: '/textcontainers/by-tags',
    operationId: 'findTextsByTags',
    summary: 'The texts that have all of the tags',
    query: textsByTagsQuery,
    answer: list,
    handle: ({ deps, query }) => byTags(publicTexts(deps, query), query),
  }),
  route({
    ...read,
    path: '/textcontainers/by-tags-and-url',
    operationId: 'findTextByPlace',
    summary: 'The text at one place of a page; 404 where there is none',
    query: textByPlaceQuery,
    mayFail: ['not_found'],
    answer: textContainer,
    handle: ({ deps, query }) => byPlace(publicTexts(deps, query), query),
  }),
  route({
    ...read,
    path: '/textcontainers/:id',
    operationId: 'readText',
    summary: 'One text',
    answer: textContainer,
    handle: ({ deps, params: { id = '' } }) => byId(deps.store.data.textContainers, id),
  }),
  route({
    ...write,
    method: 'get',
    path: '/textcontainers/:id/versions',
    operationId: 'listTextVersions',
    summary: 'The earlier versions of a text, newest first, with who wrote them and when',
    answer: textVersions,
    handle: ({ deps, params: { id = '' } }) => textHistory(deps, id),
  }),
  route({
    ...write,
    method: 'post',
    path: '/textcontainers',
    operationId: 'createText',
    summary: 'Put a text on a page; 409 when that place has one',
    body: newTextContainer,
    status: 201,
    answer: textContainer,
    handle: ({ deps, body, actor }) => createText(deps, body, actor),
  }),
  route({
    ...write,
    method: 'put',
    path: '/textcontainers/:id',
    operationId: 'updateText',
    summary: 'Replace a text; the earlier version is kept',
    body: textUpdate,
    answer: textContainer,
    handle: ({ deps, params: { id = '' }, body, actor }) => updateText(deps, { ...body, id }, actor),
  }),
  route({
    ...write,
    method: 'delete',
    path: '/textcontainers/:id',
    operationId: 'deleteText',
    summary: 'Delete a text with its earlier versions; 409 when `revision` is given and somebody has saved a later one',
    query: textRemoval,
    answer: null,
    handle: ({ deps, params: { id = '' }, query, actor }) => removeText(deps, { id, ...query }, actor),
  }),
];
