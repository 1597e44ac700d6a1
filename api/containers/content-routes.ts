import { pageContent, pageContentQuery, siteContent } from '#contract/containers/content.ts';
import { type Route, route } from '../http/route.ts';
import { contentOfPage, listContent } from './page-content.ts';

const shared = { tag: 'Texts on pages', method: 'get' } as const;

/** The texts and images of one page, and of the whole website. */
export const contentRoutes: Route[] = [
  route({
    ...shared,
    path: '/content/page',
    operationId: 'readPageContent',
    summary: 'The texts and images that staff have put on a page; English ones where there are none in the language',
    access: 'anyone',
    invalidatedBy: ['textContainers', 'imageContainers', 'settings'],
    query: pageContentQuery,
    answer: pageContent,
    handle: ({ deps, query }) => contentOfPage(deps, query),
  }),
  route({
    ...shared,
    path: '/content',
    operationId: 'listContent',
    summary: 'Every text and image of the website that staff can replace, with who changed it last and when',
    access: 'administrator',
    answer: siteContent,
    handle: ({ deps }) => listContent(deps),
  }),
];
