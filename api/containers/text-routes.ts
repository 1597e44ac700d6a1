import * as z from 'zod/mini';
import { textVersions } from '#contract/container-versions.ts';
import {
  inLanguageQuery,
  newTextContainer,
  textByPlaceQuery,
  textContainer,
  textsByTagsQuery,
  textUpdate,
} from '#contract/containers.ts';
import { Failure } from '../core/failure.ts';
import { type Route, route } from '../http/route.ts';
import { isLanguageOn } from '../settings/languages.ts';
import { all, byId, byPlace, byTags, NO_SUCH_CONTAINER } from './find.ts';
import { textHistory } from './history.ts';
import { createText, removeText, updateText } from './texts.ts';

const shared = { tag: 'Texts on pages' } as const;
const read = { ...shared, method: 'get', access: 'anyone', invalidatedBy: ['textContainers', 'settings'] } as const;
const write = { ...shared, access: 'administrator' } as const;
const list = z.array(textContainer);

/** The texts on the pages, which staff can edit. */
export const textContainerRoutes: Route[] = [
  route({
    ...read,
    path: '/textcontainers',
    operationId: 'listTexts',
    summary: 'All texts of a language, oldest first; the English ones where none is named',
    query: inLanguageQuery,
    answer: list,
    // What is written in a language that is off is a draft.
    handle: ({ deps, query }) =>
      isLanguageOn(deps, query.language) ? all(deps.store.data.textContainers, query.language) : [],
  }),
  route({
    ...read,
    path: '/textcontainers/by-tags',
    operationId: 'findTextsByTags',
    summary: 'The texts that have all of the tags',
    query: textsByTagsQuery,
    answer: list,
    handle: ({ deps, query }) =>
      isLanguageOn(deps, query.language) ? byTags(deps.store.data.textContainers, query) : [],
  }),
  route({
    ...read,
    path: '/textcontainers/by-tags-and-url',
    operationId: 'findTextByPlace',
    summary: 'The text at one place of a page; 404 where there is none',
    query: textByPlaceQuery,
    mayFail: ['not_found'],
    answer: textContainer,
    handle: ({ deps, query }) => {
      if (!isLanguageOn(deps, query.language)) throw new Failure('not_found', NO_SUCH_CONTAINER);
      return byPlace(deps.store.data.textContainers, query);
    },
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
    summary: 'Delete a text with its earlier versions',
    answer: null,
    handle: ({ deps, params: { id = '' }, actor }) => removeText(deps, id, actor),
  }),
];
