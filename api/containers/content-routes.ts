import * as calls from '#contract/containers/calls.ts';
import * as publicCalls from '#contract/containers/public-calls.ts';
import { type Route, route } from '../http/route.ts';
import { contentOfPage, listContent } from './page-content.ts';

export const contentRoutes: Route[] = [
  route(publicCalls.readPageContent, {
    tag: 'Texts on pages',
    summary: 'The texts and images that staff have put on a page; English ones where there are none in the language',
    invalidatedBy: ['textContainers', 'imageContainers', 'settings'],
    handle: ({ deps, query }) => contentOfPage(deps, query),
  }),
  route(calls.listContent, {
    tag: 'Texts on pages',
    summary: 'Every text and image of the website that staff can replace, with who changed it last and when',
    handle: ({ deps }) => listContent(deps),
  }),
];
