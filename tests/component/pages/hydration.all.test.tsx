import { act, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Platform } from '#site/client/platform.ts';
import { visitorPlatform } from '#site/client/visitor-platform.ts';
import { createWebPlatform } from '#site/client/web-platform.ts';
import { PublicLayout } from '#site/layout/PublicLayout.tsx';
import { staticLayout } from '#site/layout/static-layout.tsx';
import { HomePage } from '#site/pages/home/HomePage.tsx';
import { PublicApp } from '#site/pages/PublicApp.tsx';
import { loadPage } from '#site/pages/pages.ts';
import { addPerson, PASSWORD } from '../../support/people.ts';
import { publicPage } from '../../support/public-page.ts';
import { addressesOf, formPages as formAddresses, readPages } from '../../support/public-pages.ts';
import { addApprovedStory } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';

const loaded = async (addresses: readonly string[]): Promise<[string, ComponentType][]> =>
  Promise.all(
    Object.entries(addressesOf).flatMap(([key, all]) =>
      all
        .filter((address) => addresses.includes(address))
        .map(async (address) => [address, (await loadPage(key)).component] as [string, ComponentType]),
    ),
  );

// What has to be published first is in the tests of the blog.
const isAbsent = (address: string) => address.startsWith('/blogs/');
const pages = await loaded(readPages.filter((address) => !isAbsent(address)));
/** Their forms turn into steps when they are hydrated. */
const formPages = await loaded(formAddresses);

let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(async () => {
  // What the page is still loading would come to a page that is gone.
  await act(() => vi.dynamicImportSettled());
  act(() => root?.unmount());
  document.body.replaceChildren();
});

interface Options {
  api?: ReturnType<typeof screenApi>;
  platform?: Platform;
  layout?: typeof staticLayout;
}

/** The page as the server sends it, taken over by the application. */
const hydrate = async (
  path: string,
  Page: ComponentType,
  { api = screenApi(), platform = visitorPlatform, layout = () => PublicLayout }: Options = {},
) => {
  const { html, data } = await publicPage(path, api);
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const before = container.innerHTML;
  const mended: unknown[] = [];
  const sent: typeof data = JSON.parse(JSON.stringify(data));
  await act(async () => {
    root = hydrateRoot(
      container,
      <PublicApp platform={platform} data={sent} Page={Page} Layout={layout(container)} />,
      { onRecoverableError: (error) => mended.push(error) },
    );
  });
  return { container, before, mended };
};

describe('a page that is hydrated', () => {
  it.each(pages)('%s is the same as the server sent it', async (path, Page) => {
    const { container, before, mended } = await hydrate(path, Page);
    expect(mended).toEqual([]);
    expect(container.innerHTML).toBe(before);
  });

  it.each(pages)('%s is the same for visitors, whose header and footer stay as they are', async (path, Page) => {
    const { container, before, mended } = await hydrate(path, Page, { layout: staticLayout });
    expect(mended).toEqual([]);
    expect(container.innerHTML).toBe(before);
  });

  it.each(formPages)('%s takes over what the server sent for visitors', async (path, Page) => {
    const { container, mended } = await hydrate(path, Page, { layout: staticLayout });
    expect(mended).toEqual([]);
    expect(container.querySelectorAll('.site-head, main, .foot')).toHaveLength(3);
  });

  it('keeps saying that the testimonials cannot be loaded', async () => {
    const api = screenApi();
    await addApprovedStory(api);
    api.line.failNext('GET', '/api/testimonials/approved', 500);
    const { container, mended } = await hydrate('/', HomePage, { api });
    expect(mended).toEqual([]);
    expect(container.textContent).toContain("We're having trouble loading testimonials right now.");
  });

  it('shows signed-in staff the way to the portal', async () => {
    const api = screenApi();
    const { email } = await addPerson(api.deps);
    const platform = createWebPlatform();
    await platform.session.signIn({ way: 'password', email, password: PASSWORD });
    const { container } = await hydrate('/', HomePage, { api, platform });
    const link = container.querySelector('a[title="Admin Portal"]');
    expect(link?.getAttribute('href')).toBe('/admin');
    expect(link?.textContent).toBe('Admin Portal');
  });
});
