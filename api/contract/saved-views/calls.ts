import { call } from '../calls/call.ts';
import { newView, view, views } from './views.ts';

export const listViews = call({
  name: 'listViews',
  method: 'get',
  path: '/views',
  may: 'decide',
  answer: views,
});

export const keepView = call({
  name: 'keepView',
  method: 'post',
  path: '/views',
  may: 'decide',
  body: newView,
  answer: view,
});

export const deleteView = call({
  name: 'deleteView',
  method: 'delete',
  path: '/views/:id',
  may: 'decide',
  answer: null,
});
