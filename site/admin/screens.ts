import type { FramedScreen, LoneScreen } from '#contract/pages/admin-screens.ts';
import type { LoadScreen } from './screen-route.tsx';

export const loneScreens: Record<Exclude<LoneScreen, 'login'>, LoadScreen> = {
  'app-sign-in': async () => (await import('./login/AppSignInPage.tsx')).AppSignInPage,
  invitation: async () => (await import('./invitation/InvitationPage.tsx')).InvitationPage,
  'new-address': async () => (await import('./security/NewAddressPage.tsx')).NewAddressPage,
  'this-browser': async () => (await import('./login/ThisBrowserPage.tsx')).ThisBrowserPage,
  undo: async () => (await import('./security/NotMePage.tsx')).NotMePage,
};

export const screens: Record<FramedScreen, LoadScreen> = {
  '': async () => (await import('./today/TodayPage.tsx')).TodayPage,
  analytics: async () => (await import('./analytics/AnalyticsPage.tsx')).AnalyticsPage,
  'analytics/year': async () => (await import('./analytics/YearPage.tsx')).YearPage,
  audit: async () => (await import('./audit/AuditPage.tsx')).AuditPage,
  donations: async () => (await import('./donations/DonationsPage.tsx')).DonationsPage,
  'donations/collection-sheet': async () =>
    (await import('./donations/collection-sheet/CollectionSheetPage.tsx')).CollectionSheetPage,
  'donations/pending': async () => (await import('./donations/PendingDonationsPage.tsx')).PendingDonationsPage,
  'letters/:kind/:id': async () => (await import('./letters/ThreadPage.tsx')).ThreadPage,
  messages: async () => (await import('./messages/MessagesPage.tsx')).MessagesPage,
  quarantine: async () => (await import('./quarantine/QuarantinePage.tsx')).QuarantinePage,
  runs: async () => (await import('./runs/RunsPage.tsx')).RunsPage,
  'runs/:id': async () => (await import('./runs/RunPage.tsx')).RunPage,
  testimonials: async () => (await import('./testimonials/TestimonialsPage.tsx')).TestimonialsPage,
  blogs: async () => (await import('./blogs/BlogsPage.tsx')).BlogsPage,
  // `new` is an id, too: the editor stays when what is written gets its own.
  'blogs/:id': async () => (await import('./blogs/PostEditorPage.tsx')).PostEditorPage,
  media: async () => (await import('./media/MediaPage.tsx')).MediaPage,
  content: async () => (await import('./content/ContentPage.tsx')).ContentPage,
  'settings/health': async () => (await import('./health/HealthPage.tsx')).HealthPage,
  'settings/launch': async () => (await import('./launch/LaunchPage.tsx')).LaunchPage,
  mail: async () => (await import('./mail/MailPage.tsx')).MailPage,
  'settings/mail/:kind': async () => (await import('./mail/MailWordsPage.tsx')).MailWordsPage,
  settings: async () => (await import('./settings/SettingsPage.tsx')).SettingsPage,
  privacy: async () => (await import('./privacy/PrivacyPage.tsx')).PrivacyPage,
  'privacy/requests/:id': async () => (await import('./privacy/requests/RequestPage.tsx')).RequestPage,
  security: async () => (await import('./security/SecurityPage.tsx')).SecurityPage,
  password: async () => (await import('./password/PasswordPage.tsx')).PasswordPage,
};
