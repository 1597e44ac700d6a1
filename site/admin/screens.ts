import type { FramedScreen, LoneScreen } from '#contract/pages/admin-screens.ts';
import type { LoadScreen } from './screen-route.tsx';

export const loneScreens: Record<Exclude<LoneScreen, 'login'>, LoadScreen> = {
  'app-sign-in': async () => (await import('./account/login/AppSignInPage.tsx')).AppSignInPage,
  invitation: async () => (await import('./account/invitation/InvitationPage.tsx')).InvitationPage,
  'new-address': async () => (await import('./account/security/NewAddressPage.tsx')).NewAddressPage,
  'this-browser': async () => (await import('./account/login/ThisBrowserPage.tsx')).ThisBrowserPage,
  undo: async () => (await import('./account/security/NotMePage.tsx')).NotMePage,
};

export const screens: Record<FramedScreen, LoadScreen> = {
  '': async () => (await import('./shell/today/TodayPage.tsx')).TodayPage,
  analytics: async () => (await import('./charity/analytics/AnalyticsPage.tsx')).AnalyticsPage,
  'analytics/year': async () => (await import('./charity/analytics/YearPage.tsx')).YearPage,
  audit: async () => (await import('./charity/audit/AuditPage.tsx')).AuditPage,
  donations: async () => (await import('./review/donations/DonationsPage.tsx')).DonationsPage,
  'donations/collection-sheet': async () =>
    (await import('./review/donations/collection-sheet/CollectionSheetPage.tsx')).CollectionSheetPage,
  'donations/pending': async () => (await import('./review/donations/PendingDonationsPage.tsx')).PendingDonationsPage,
  'letters/:kind/:id': async () => (await import('./review/letters/ThreadPage.tsx')).ThreadPage,
  messages: async () => (await import('./review/messages/MessagesPage.tsx')).MessagesPage,
  quarantine: async () => (await import('./review/quarantine/QuarantinePage.tsx')).QuarantinePage,
  runs: async () => (await import('./collect/runs/RunsPage.tsx')).RunsPage,
  'runs/:id': async () => (await import('./collect/runs/RunPage.tsx')).RunPage,
  testimonials: async () => (await import('./review/testimonials/TestimonialsPage.tsx')).TestimonialsPage,
  blogs: async () => (await import('./publish/blogs/BlogsPage.tsx')).BlogsPage,
  // `new` is an id, too: the editor stays when what is written gets its own.
  'blogs/:id': async () => (await import('./publish/blogs/PostEditorPage.tsx')).PostEditorPage,
  media: async () => (await import('./publish/media/MediaPage.tsx')).MediaPage,
  content: async () => (await import('./publish/content/ContentPage.tsx')).ContentPage,
  'settings/health': async () => (await import('./charity/health/HealthPage.tsx')).HealthPage,
  'settings/launch': async () => (await import('./charity/launch/LaunchPage.tsx')).LaunchPage,
  mail: async () => (await import('./charity/mail/MailPage.tsx')).MailPage,
  'settings/mail/:kind': async () => (await import('./charity/mail/MailWordsPage.tsx')).MailWordsPage,
  settings: async () => (await import('./charity/settings/SettingsPage.tsx')).SettingsPage,
  privacy: async () => (await import('./charity/privacy/PrivacyPage.tsx')).PrivacyPage,
  'privacy/requests/:id': async () => (await import('./charity/privacy/requests/RequestPage.tsx')).RequestPage,
  security: async () => (await import('./account/security/SecurityPage.tsx')).SecurityPage,
  password: async () => (await import('./account/password/PasswordPage.tsx')).PasswordPage,
};
