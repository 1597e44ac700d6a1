import type { ComponentType } from 'react';
import type { PageKey } from './routing/page-routes.ts';

const pages: Partial<Record<PageKey, () => Promise<ComponentType>>> = {
  home: async () => (await import('./pages/home/HomePage.tsx')).HomePage,
  about: async () => (await import('./pages/about/AboutPage.tsx')).AboutPage,
  'our-shops': async () => (await import('./pages/shops/OurShopsPage.tsx')).OurShopsPage,
  services: async () => (await import('./pages/services/ServicesPage.tsx')).ServicesPage,
  'medical-expenses': async () => (await import('./pages/services/MedicalExpensesPage.tsx')).MedicalExpensesPage,
  'hospital-transport': async () => (await import('./pages/services/HospitalTransportPage.tsx')).HospitalTransportPage,
  'donation-shop': async () => (await import('./pages/services/DonationShopPage.tsx')).DonationShopPage,
  support: async () => (await import('./pages/support/SupportPage.tsx')).SupportPage,
  blogs: async () => (await import('./pages/blogs/BlogsPage.tsx')).BlogsPage,
  'blog-post': async () => (await import('./pages/blogs/BlogPostPage.tsx')).BlogPostPage,
  privacy: async () => (await import('./pages/privacy/PrivacyPage.tsx')).PrivacyPage,
};

/** A page that is only read, which comes alive where staff edit it. */
export const readPage = async (key: PageKey): Promise<ComponentType> =>
  pages[key]?.() ?? (await import('./pages/not-found/NotFoundPage.tsx')).NotFoundPage;
