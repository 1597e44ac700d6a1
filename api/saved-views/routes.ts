import * as calls from '#contract/saved-views/calls.ts';
import { type Route, route } from '../http/route.ts';
import { listViews, removeView, saveView } from './views.ts';

export const viewRoutes: Route[] = [
  route(calls.listViews, {
    tag: 'Views',
    summary: 'Your own views, and those that are there for everybody',
    handle: ({ deps, actor }) => listViews(deps, actor),
  }),
  route(calls.keepView, {
    tag: 'Views',
    summary:
      'Keep the filters of a list under a name, for yourself or for everybody; your own of the same name is replaced',
    status: 201,
    mayFail: ['conflict'],
    handle: ({ deps, body, actor }) => saveView(deps, body, actor),
  }),
  route(calls.deleteView, {
    tag: 'Views',
    summary: 'Delete a view',
    handle: ({ deps, params: { id }, actor }) => removeView(deps, id, actor),
  }),
];
