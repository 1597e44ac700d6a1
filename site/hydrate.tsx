import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Platform } from './client/platform.ts';
import { visitorPlatform } from './client/visitor-platform.ts';
import { stillLayout } from './layout/still-layout.tsx';
import { type PageData, PublicApp } from './pages/PublicApp.tsx';
import type { PageKey } from './routing/page-routes.ts';

/** The pages with something for visitors to do; the others come alive for staff alone. */
const pages: Partial<Record<PageKey, () => Promise<ComponentType>>> = {
  testimonials: async () => (await import('./pages/testimonials/TestimonialsPage.tsx')).TestimonialsPage,
  'your-testimonial': async () => (await import('./pages/testimonials/YourTestimonialPage.tsx')).YourTestimonialPage,
  donations: async () => (await import('./pages/donations/DonationsPage.tsx')).DonationsPage,
};

const pageFor = async (key: PageKey): Promise<ComponentType> =>
  pages[key]?.() ?? (await import('./read-pages.ts')).readPage(key);

interface Surroundings {
  platform: Platform;
  Layout: ComponentType<{ children: ReactNode }>;
}

const forStaff = async (): Promise<Surroundings> => {
  const [{ createWebPlatform }, { PublicLayout }] = await Promise.all([
    import('./client/web-platform.ts'),
    import('./layout/PublicLayout.tsx'),
  ]);
  return { platform: createWebPlatform(), Layout: PublicLayout };
};

/**
 * Brings the page to life: the tree that the server rendered, with the data that it was rendered from. `staff` is true
 * when somebody is signed in here.
 */
export const hydrate = async (staff: boolean): Promise<void> => {
  const root = document.getElementById('root');
  const text = document.getElementById('page-data')?.textContent;
  if (!root || !text) return;
  const data = JSON.parse(text) as PageData;
  const [{ platform, Layout }, Page] = await Promise.all([
    staff ? forStaff() : { platform: visitorPlatform, Layout: stillLayout(root) },
    pageFor(data.location.key),
  ]);
  hydrateRoot(
    root,
    <StrictMode>
      <PublicApp platform={platform} data={data} Page={Page} Layout={Layout} />
    </StrictMode>,
  );
  document.documentElement.dataset.alive = 'true';
};
