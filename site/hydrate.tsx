import { type ComponentType, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createQueryClient } from './client/query-client.ts';
import { createWebPlatform } from './client/web-platform.ts';
import { type PageData, PublicApp } from './pages/PublicApp.tsx';
import type { PageKey } from './pages/page-routes.ts';

const pages: Record<PageKey, () => Promise<ComponentType>> = {
  home: async () => (await import('./pages/home/HomePage.tsx')).HomePage,
  about: async () => (await import('./pages/about/AboutPage.tsx')).AboutPage,
  'our-shops': async () => (await import('./pages/shops/OurShopsPage.tsx')).OurShopsPage,
  services: async () => (await import('./pages/services/ServicesPage.tsx')).ServicesPage,
  'medical-expenses': async () => (await import('./pages/services/MedicalExpensesPage.tsx')).MedicalExpensesPage,
  'hospital-transport': async () => (await import('./pages/services/HospitalTransportPage.tsx')).HospitalTransportPage,
  'donation-shop': async () => (await import('./pages/services/DonationShopPage.tsx')).DonationShopPage,
  testimonials: async () => (await import('./pages/testimonials/TestimonialsPage.tsx')).TestimonialsPage,
  'your-testimonial': async () => (await import('./pages/testimonials/YourTestimonialPage.tsx')).YourTestimonialPage,
  donations: async () => (await import('./pages/donations/DonationsPage.tsx')).DonationsPage,
  support: async () => (await import('./pages/support/SupportPage.tsx')).SupportPage,
  blogs: async () => (await import('./pages/blogs/BlogsPage.tsx')).BlogsPage,
  'blog-post': async () => (await import('./pages/blogs/BlogPostPage.tsx')).BlogPostPage,
  privacy: async () => (await import('./pages/privacy/PrivacyPage.tsx')).PrivacyPage,
  'not-found': async () => (await import('./pages/not-found/NotFoundPage.tsx')).NotFoundPage,
};

/** Brings the page to life: the tree that the server rendered, with the data that it was rendered from. */
export const hydrate = async (): Promise<void> => {
  const root = document.getElementById('root');
  const text = document.getElementById('page-data')?.textContent;
  if (!root || !text) return;
  const data = JSON.parse(text) as PageData;
  const Page = await pages[data.location.key]();
  hydrateRoot(
    root,
    <StrictMode>
      <PublicApp platform={createWebPlatform()} queryClient={createQueryClient()} data={data} Page={Page} />
    </StrictMode>,
  );
  document.documentElement.dataset.alive = 'true';
};
