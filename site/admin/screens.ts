import type { ComponentType } from 'react';
import type { AdminScreen } from '#contract/admin-screens.ts';

/** The screens inside the portal's frame, each a chunk of its own: every one that the contract lists. */
export const screens: Record<
  Exclude<AdminScreen, 'login' | 'invitation' | 'undo'>,
  () => Promise<{ Component: ComponentType }>
> = {
  '': async () => ({ Component: (await import('./dashboard/DashboardPage.tsx')).DashboardPage }),
  analytics: async () => ({ Component: (await import('./analytics/AnalyticsPage.tsx')).AnalyticsPage }),
  audit: async () => ({ Component: (await import('./audit/AuditPage.tsx')).AuditPage }),
  donations: async () => ({ Component: (await import('./donations/DonationsPage.tsx')).DonationsPage }),
  'donations/collection-sheet': async () => ({
    Component: (await import('./donations/collection-sheet/CollectionSheetPage.tsx')).CollectionSheetPage,
  }),
  'donations/pending': async () => ({
    Component: (await import('./donations/PendingDonationsPage.tsx')).PendingDonationsPage,
  }),
  messages: async () => ({ Component: (await import('./messages/MessagesPage.tsx')).MessagesPage }),
  quarantine: async () => ({ Component: (await import('./quarantine/QuarantinePage.tsx')).QuarantinePage }),
  runs: async () => ({ Component: (await import('./runs/RunsPage.tsx')).RunsPage }),
  'runs/:id': async () => ({ Component: (await import('./runs/RunPage.tsx')).RunPage }),
  testimonials: async () => ({ Component: (await import('./testimonials/TestimonialsPage.tsx')).TestimonialsPage }),
  blogs: async () => ({ Component: (await import('./blogs/BlogsPage.tsx')).BlogsPage }),
  // `new` is an id, too: the editor stays when what is written gets its own.
  'blogs/:id': async () => ({ Component: (await import('./blogs/PostEditorPage.tsx')).PostEditorPage }),
  media: async () => ({ Component: (await import('./media/MediaPage.tsx')).MediaPage }),
  content: async () => ({ Component: (await import('./content/ContentPage.tsx')).ContentPage }),
  'settings/health': async () => ({ Component: (await import('./health/HealthPage.tsx')).HealthPage }),
  'settings/launch': async () => ({ Component: (await import('./launch/LaunchPage.tsx')).LaunchPage }),
  mail: async () => ({ Component: (await import('./mail/MailPage.tsx')).MailPage }),
  'settings/mail/:kind': async () => ({
    Component: (await import('./mail/MailWordsPage.tsx')).MailWordsPage,
  }),
  settings: async () => ({ Component: (await import('./settings/SettingsPage.tsx')).SettingsPage }),
  privacy: async () => ({ Component: (await import('./privacy/PrivacyPage.tsx')).PrivacyPage }),
  'privacy/requests/:id': async () => ({
    Component: (await import('./privacy/requests/RequestPage.tsx')).RequestPage,
  }),
  security: async () => ({ Component: (await import('./security/SecurityPage.tsx')).SecurityPage }),
  password: async () => ({ Component: (await import('./password/PasswordPage.tsx')).PasswordPage }),
};
