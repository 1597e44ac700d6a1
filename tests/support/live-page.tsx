import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { handlePostedForm, postedForms } from '#api/pages/handle-posted-form.ts';
import { visitorPlatform } from '#site/client/visitor-platform.ts';
import { createPageRenderer } from '#site/entry-server.tsx';
import { PublicLayout } from '#site/layout/PublicLayout.tsx';
import { PublicApp } from '#site/pages/PublicApp.tsx';
import { type ScreenApi, screenApi } from './screen-api.ts';
import { formOf } from './submissions.ts';

const renderer = await createPageRenderer();

type Options = {
  api?: ScreenApi;
  /** The fields of a form that was posted to the address without scripts; the page is the answer to it. */
  posted?: Parameters<typeof formOf>[0];
  /** Called with the server's HTML in place, before the application takes it over. */
  before?: (root: HTMLElement) => void;
};

/** Takes in a form as the server does, and gives what the page then shows. */
const post = async (api: ScreenApi, path: string, fields: Parameters<typeof formOf>[0]) => {
  const form = postedForms[path];
  if (!form) throw new Error(`No form can be posted to ${path}.`);
  const request = new Request(`http://localhost:3000${path}`, { method: 'POST', body: formOf(fields) });
  return (await handlePostedForm(api.deps, form, request, 'sender')).submitted;
};

/** A public page, rendered by the server over the real API and then hydrated. */
export const livePage = async (address: string, Page: ComponentType, options: Options = {}) => {
  const { api = screenApi(), posted, before } = options;
  const { pathname, searchParams } = new URL(address, 'http://site.test');
  const submitted = posted && (await post(api, pathname, posted));
  const rendered = await renderer.renderPage(renderer.locate(pathname, searchParams), {
    fetch: visitorPlatform.fetch,
    now: new Date(),
    publicUrl: 'http://site.test',
    ...(submitted && { submitted }),
  });
  if (!rendered) throw new Error(`There is nothing to show at ${address}.`);
  const { data } = rendered;
  const app = (sent: typeof data) => (
    <PublicApp platform={visitorPlatform} data={sent} Page={Page} Layout={PublicLayout} />
  );
  const root = document.createElement('div');
  document.body.append(root);
  document.title = rendered.meta.title;
  root.innerHTML = renderToString(app(data));
  before?.(root);
  api.line.calls.length = 0;
  await act(async () => {
    render(app(JSON.parse(JSON.stringify(data))), { container: root, hydrate: true });
  });
  return { root, api, line: api.line };
};
