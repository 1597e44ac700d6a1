import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { createBrowserRouter } from 'react-router-dom';
import { type RouteObject, RouterProvider } from 'react-router-dom';
import { PlatformProvider } from '../client/PlatformContext.tsx';
import type { Platform } from '../client/platform.ts';
import { AlertProvider } from '../ui/Alert.tsx';
import { AdminLayout } from './layout/AdminLayout.tsx';
import { LoginPage } from './login/LoginPage.tsx';
import { AdminErrorPage, AdminErrorScreen } from './not-found/AdminErrorPage.tsx';
import { AdminNotFoundPage } from './not-found/AdminNotFoundPage.tsx';
import { RequireStaff } from './RequireStaff.tsx';
import { ThemeProvider } from './theme/ThemeContext.tsx';

/** The addresses of the admin portal. Each screen is a chunk of its own. */
export const adminRoutes: RouteObject[] = [
  { path: '/admin/login', Component: LoginPage },
  {
    path: '/admin/invitation',
    ErrorBoundary: AdminErrorScreen,
    HydrateFallback: () => null,
    lazy: async () => ({ Component: (await import('./invitation/InvitationPage.tsx')).InvitationPage }),
  },
  {
    path: '/admin',
    element: (
      <RequireStaff>
        <AdminLayout />
      </RequireStaff>
    ),
    ErrorBoundary: AdminErrorScreen,
    HydrateFallback: () => null,
    children: [
      {
        // The sidebar stays when a screen breaks.
        ErrorBoundary: AdminErrorPage,
        children: [
          {
            index: true,
            lazy: async () => ({ Component: (await import('./dashboard/DashboardPage.tsx')).DashboardPage }),
          },
          {
            path: 'analytics',
            lazy: async () => ({ Component: (await import('./analytics/AnalyticsPage.tsx')).AnalyticsPage }),
          },
          {
            path: 'audit',
            lazy: async () => ({ Component: (await import('./audit/AuditPage.tsx')).AuditPage }),
          },
          {
            path: 'donations',
            lazy: async () => ({ Component: (await import('./donations/DonationsPage.tsx')).DonationsPage }),
          },
          {
            path: 'donations/collection-sheet',
            lazy: async () => ({
              Component: (await import('./donations/sheet/CollectionSheetPage.tsx')).CollectionSheetPage,
            }),
          },
          {
            path: 'donations/pending',
            lazy: async () => ({
              Component: (await import('./donations/PendingDonationsPage.tsx')).PendingDonationsPage,
            }),
          },
          {
            path: 'testimonials',
            lazy: async () => ({ Component: (await import('./testimonials/TestimonialsPage.tsx')).TestimonialsPage }),
          },
          {
            path: 'blogs',
            lazy: async () => ({ Component: (await import('./blogs/BlogsPage.tsx')).BlogsPage }),
          },
          {
            // `new` is an id, too: the editor stays when what is written gets its own.
            path: 'blogs/:id',
            lazy: async () => ({ Component: (await import('./blogs/PostEditorPage.tsx')).PostEditorPage }),
          },
          {
            path: 'media',
            lazy: async () => ({ Component: (await import('./media/MediaPage.tsx')).MediaPage }),
          },
          {
            path: 'settings',
            lazy: async () => ({ Component: (await import('./settings/SettingsPage.tsx')).SettingsPage }),
          },
          {
            path: 'privacy',
            lazy: async () => ({ Component: (await import('./privacy/PrivacyPage.tsx')).PrivacyPage }),
          },
          {
            path: 'password',
            lazy: async () => ({ Component: (await import('./password/PasswordPage.tsx')).PasswordPage }),
          },
          { path: '*', Component: AdminNotFoundPage },
        ],
      },
    ],
  },
];

/** Forgets what one person saw when another signs in, or nobody is signed in any more. */
const useCleanCache = (platform: Platform, queryClient: QueryClient) => {
  useEffect(() => {
    let person = platform.session.current()?.id;
    return platform.session.subscribe(() => {
      const next = platform.session.current()?.id;
      if (next !== person) queryClient.clear();
      person = next;
    });
  }, [platform, queryClient]);
};

/** The admin portal, the same on the web and in the desktop app. The shell brings the platform and the router. */
export const App = ({
  platform,
  queryClient,
  router,
}: {
  platform: Platform;
  queryClient: QueryClient;
  router: ReturnType<typeof createBrowserRouter>;
}) => {
  useCleanCache(platform, queryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <PlatformProvider value={platform}>
        <ThemeProvider>
          <AlertProvider>
            <RouterProvider router={router} />
          </AlertProvider>
        </ThemeProvider>
      </PlatformProvider>
    </QueryClientProvider>
  );
};
