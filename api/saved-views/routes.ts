import { newView, view, views } from '#contract/saved-views/views.ts';
import { type Route, route } from '../http/route.ts';
import { keepView, listViews, removeView } from './views.ts';

const shared = { access: 'staff', tag: 'Views' } as const;

/** Filters of a list, kept under a name. */
export const viewRoutes: Route[] = [
  route({
    ...shared,
    method: 'get',
    path: '/views',
    operationId: 'listViews',
    summary: 'Your own views, and those that are there for everybody',
    answer: views,
    handle: ({ deps, actor }) => listViews(deps, actor),
  }),
  route({
    ...shared,
    method: 'post',
    path: '/views',
    operationId: 'keepView',
    summary:
      'Keep the filters of a list under a name, for yourself or for everybody; your own of the same name is replaced',
    body: newView,
    status: 201,
    answer: view,
    mayFail: ['conflict'],
    handle: ({ deps, body, actor }) => keepView(deps, body, actor),
  }),
  route({
    ...shared,
    method: 'delete',
    path: '/views/:id',
    operationId: 'deleteView',
    summary: 'Delete a view',
    answer: null,
    handle: ({ deps, params: { id = '' }, actor }) => removeView(deps, id, actor),
  }),
];
