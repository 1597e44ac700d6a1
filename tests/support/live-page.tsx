import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { defaultSettings } from '#contract/default-settings.ts';
import type { Platform } from '#site/client/platform.ts';
import { locate, renderPage } from '#site/entry-server.tsx';
import { PublicLayout } from '#site/layout/PublicLayout.tsx';
import { PublicApp } from '#site/pages/PublicApp.tsx';
import type { Submitted } from '#site/routing/PageContext.tsx';

export interface Call {
  path: string;
  method: string;
  body: unknown;
}

/** Answers a call, or nothing for the usual answer. */
export type Answering = (call: Call) => Response | Promise<Response> | undefined;

export const problem = (status: number, message: string, fields?: Record<string, string>): Response =>
  Response.json({ code: 'invalid', message, fields }, { status });

const usual = (path: string): Response => {
  if (path === '/settings') return Response.json(defaultSettings);
  if (path.startsWith('/testimonials/approved')) return Response.json({ testimonials: [], total: 0 });
  return problem(404, 'There is nothing there.');
};

/** A shell whose calls are answered by the test and listed in `calls`. Photos go through `fetch`, as on the desktop. */
export const testPlatform = (answering: Answering = () => undefined) => {
  const calls: Call[] = [];
  const platform: Platform = {
    kind: 'desktop',
    async fetch(path, init = {}) {
      const text = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
      const call = { path, method: init.method ?? 'GET', body: text };
      calls.push(call);
      return (await answering(call)) ?? usual(path);
    },
    session: {
      current: () => null,
      signIn: () => Promise.reject(new Error('Nobody signs in here.')),
      signOut: async () => {},
      renew: async () => {},
      subscribe: () => () => {},
    },
    openExternal: () => {},
  };
  return { platform, calls };
};

type Options = {
  answering?: Answering;
  submitted?: Submitted;
  /** Called with the server's HTML in place, before the application takes it over. */
  before?: (root: HTMLElement) => void;
};

/** A public page, rendered by the server and then brought to life. */
export const livePage = async (address: string, Page: ComponentType, options: Options = {}) => {
  const { pathname, searchParams } = new URL(address, 'http://site.test');
  const { platform, calls } = testPlatform(options.answering);
  const rendered = await renderPage(locate(pathname, searchParams), {
    platform,
    now: new Date('2026-11-20T12:00:00.000Z'),
  });
  const data = { ...rendered.data, ...(options.submitted && { submitted: options.submitted }) };
  const app = () => <PublicApp platform={platform} data={data} Page={Page} Layout={PublicLayout} />;
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(app());
  options.before?.(root);
  calls.length = 0;
  await act(async () => {
    render(app(), { container: root, hydrate: true });
  });
  return { root, calls };
};

export const picture = (name: string, type = 'image/jpeg', bytes = 3): File =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 1 });
