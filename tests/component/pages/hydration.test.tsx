import { act, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Platform } from '#site/client/platform.ts';
import { visitorPlatform } from '#site/client/visitor-platform.ts';
import { createWebPlatform } from '#site/client/web-platform.ts';
import { pageLanguage } from '#site/language/page-language.ts';
import { PublicLayout } from '#site/layout/PublicLayout.tsx';
import { staticLayout } from '#site/layout/static-layout.tsx';
import { AboutPage } from '#site/pages/about/AboutPage.tsx';
import { BlogsPage } from '#site/pages/blogs/BlogsPage.tsx';
import { DonationsPage } from '#site/pages/donations/DonationsPage.tsx';
import { HomePage } from '#site/pages/home/HomePage.tsx';
import { NotFoundPage } from '#site/pages/not-found/NotFoundPage.tsx';
import { PublicApp } from '#site/pages/PublicApp.tsx';
import { PrivacyPage } from '#site/pages/privacy/PrivacyPage.tsx';
import { DonationShopPage } from '#site/pages/services/DonationShopPage.tsx';
import { HospitalTransportPage } from '#site/pages/services/HospitalTransportPage.tsx';
import { MedicalExpensesPage } from '#site/pages/services/MedicalExpensesPage.tsx';
import { ServicesPage } from '#site/pages/services/ServicesPage.tsx';
import { OurShopsPage } from '#site/pages/shops/OurShopsPage.tsx';
import { SupportPage } from '#site/pages/support/SupportPage.tsx';
import { TestimonialsPage } from '#site/pages/testimonials/TestimonialsPage.tsx';
import { YourTestimonialPage } from '#site/pages/testimonials/YourTestimonialPage.tsx';
import { addPerson, PASSWORD } from '../../support/people.ts';
import { publicPage } from '../../support/public-page.ts';
import { addApprovedStory } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';

const pages: [string, ComponentType][] = [
  ['/', HomePage],
  ['/about', AboutPage],
  ['/about/our-shops', OurShopsPage],
  ['/services', ServicesPage],
  ['/services/medical-expenses', MedicalExpensesPage],
  ['/services/hospital-transport', HospitalTransportPage],
  ['/services/donation-shop', DonationShopPage],
  ['/support', SupportPage],
  ['/blogs', BlogsPage],
  ['/privacy', PrivacyPage],
  ['/testimonials/yours', YourTestimonialPage],
  ['/nowhere', NotFoundPage],
];

/** Their forms turn into steps when they are hydrated. */
const formPages: [string, ComponentType][] = [
  ['/testimonials?write=1', TestimonialsPage],
  ['/donations?form=1', DonationsPage],
];

let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(() => {
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
      <PublicApp
        platform={platform}
        language={pageLanguage(data)}
        data={sent}
        Page={Page}
        Layout={layout(container)}
      />,
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
