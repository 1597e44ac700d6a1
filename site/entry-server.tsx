import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { matchPath } from 'react-router-dom';
import type { Settings } from '#contract/settings.ts';
import { ApiError } from './client/api-error.ts';
import { createPageAnswers } from './client/page-answers.ts';
import type { Platform } from './client/platform.ts';
import { readSettings } from './client/settings.ts';
import { PublicLayout } from './layout/PublicLayout.tsx';
import { AboutPage } from './pages/about/AboutPage.tsx';
import { BlogPostPage } from './pages/blogs/BlogPostPage.tsx';
import { BlogsPage } from './pages/blogs/BlogsPage.tsx';
import { DonationsPage } from './pages/donations/DonationsPage.tsx';
import { HomePage } from './pages/home/HomePage.tsx';
import { type PageMeta, pageMeta } from './pages/meta.ts';
import { NotFoundPage } from './pages/not-found/NotFoundPage.tsx';
import { type PageData, PublicApp } from './pages/PublicApp.tsx';
import { pageCalls } from './pages/page-calls.ts';
import { PrivacyPage } from './pages/privacy/PrivacyPage.tsx';
import { DonationShopPage } from './pages/services/DonationShopPage.tsx';
import { HospitalTransportPage } from './pages/services/HospitalTransportPage.tsx';
import { MedicalExpensesPage } from './pages/services/MedicalExpensesPage.tsx';
import { ServicesPage } from './pages/services/ServicesPage.tsx';
import { OurShopsPage } from './pages/shops/OurShopsPage.tsx';
import { SupportPage } from './pages/support/SupportPage.tsx';
import { TestimonialsPage } from './pages/testimonials/TestimonialsPage.tsx';
import { YourTestimonialPage } from './pages/testimonials/YourTestimonialPage.tsx';
import type { Submitted } from './routing/PageContext.tsx';
import { type PageKey, type PageLocation, pageRoutes, pageSearch } from './routing/page-routes.ts';
import { nextChange } from './shops/opening.ts';

const pages: Record<PageKey, ComponentType> = {
  home: HomePage,
  about: AboutPage,
  'our-shops': OurShopsPage,
  services: ServicesPage,
  'medical-expenses': MedicalExpensesPage,
  'hospital-transport': HospitalTransportPage,
  'donation-shop': DonationShopPage,
  testimonials: TestimonialsPage,
  'your-testimonial': YourTestimonialPage,
  donations: DonationsPage,
  support: SupportPage,
  blogs: BlogsPage,
  'blog-post': BlogPostPage,
  privacy: PrivacyPage,
  'not-found': NotFoundPage,
};

/** A rendered public page: its parts for the document around it. */
export interface RenderedPage {
  status: 200 | 404;
  key: PageKey;
  /** The address under which the page is known: an open form makes no other page of it. */
  canonical: string;
  meta: PageMeta;
  settings: Settings;
  html: string;
  data: PageData;
  /** When a shop opens or closes next: from then on the page says something that is no longer so. */
  trueUntil: Date;
}

/** Which page an address means; the page not found for one that means none. */
export const locate = (path: string, search: URLSearchParams): PageLocation => {
  for (const route of pageRoutes) {
    const match = matchPath({ path: route.path, end: true, caseSensitive: true }, path);
    if (!match) continue;
    const known = (route.search ?? []).flatMap((name) => {
      const value = search.get(name);
      return value === null ? [] : [[name, value.slice(0, 100)] as const];
    });
    const params = Object.fromEntries(Object.entries(match.params).map(([name, value]) => [name, value ?? '']));
    return { key: route.key, path, params, search: Object.fromEntries(known) };
  }
  return { key: 'not-found', path, params: {}, search: {} };
};

/** The address of a page with only the search parameters that it knows: one for each of its renderings. */
export const canonicalOf = ({ path, search }: PageLocation): string => {
  const known = new URLSearchParams(search).toString();
  return known ? `${path}?${known}` : path;
};

/** A call that answered 404 makes the page one that is not found. */
const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** What a page is made from beside its address. `platform.fetch` reaches the API in this process. */
export interface Surroundings {
  platform: Platform;
  now: Date;
  /** The answer to a form that was posted as plain HTML. */
  submitted?: Submitted;
}

/** Renders a public page with its data inside. */
export const renderPage = async (location: PageLocation, surroundings: Surroundings): Promise<RenderedPage> => {
  const { platform, now, submitted } = surroundings;
  const answers = createPageAnswers();
  const [{ data: settings, error }, ...shown] = await Promise.all([
    answers.ask(readSettings(platform)),
    ...(pageCalls[location.key]?.(platform, location) ?? []).map((call) => answers.ask(call)),
  ]);
  if (!settings) throw error;
  if (shown.some((answer) => isMissing(answer.error))) {
    return renderPage({ key: 'not-found', path: location.path, params: {}, search: {} }, { platform, now });
  }
  const data: PageData = {
    location,
    answers: answers.sent(),
    renderedAt: now.toISOString(),
    ...(submitted && { submitted }),
  };
  const html = renderToString(
    <PublicApp platform={platform} data={data} Page={pages[location.key]} Layout={PublicLayout} />,
  );
  return {
    status: location.key === 'not-found' ? 404 : 200,
    key: location.key,
    canonical: canonicalOf({ ...location, search: pageSearch(location.search) }),
    meta: pageMeta(location, settings, answers),
    settings,
    html,
    data,
    trueUntil: nextChange(settings.shops, now),
  };
};
