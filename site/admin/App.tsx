import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type createBrowserRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { type FramedScreen, framedScreens, mayOpenScreen } from '#contract/pages/admin-screens.ts';
import { OutboxProvider } from '../client/outbox/OutboxContext.tsx';
import type { Outbox } from '../client/outbox/outbox.ts';
import { PlatformProvider, useUser } from '../client/PlatformContext.tsx';
import type { Platform } from '../client/platform.ts';
import { clearStaffDraftsOfOthers } from '../client/staff-drafts.ts';
import { AlertProvider } from '../ui/Alert.tsx';
import { LoginPage } from './account/login/LoginPage.tsx';
import { ThemeProvider } from './account/theme/ThemeContext.tsx';
import { RequireStaff } from './RequireStaff.tsx';
import { screenRoute } from './screen-route.tsx';
import { loneScreens, screens } from './screens.ts';
import { AdminLayout } from './shell/layout/AdminLayout.tsx';
import { NoAccess } from './shell/layout/NoAccess.tsx';
import { NewVersionProvider } from './shell/new-version/NewVersionContext.tsx';
import { AdminErrorPage, AdminErrorScreen } from './shell/not-found/AdminErrorPage.tsx';
import { AdminNotFoundPage } from './shell/not-found/AdminNotFoundPage.tsx';
import { LoneScreenNotArrived } from './shell/not-found/ScreenNotArrived.tsx';

const RequireRole = ({ screen }: { screen: FramedScreen }) => {
  const role = useUser()?.role;
  if (!role || mayOpenScreen(role, screen)) return <Outlet />;
  return (
    <NoAccess title="Your role does not allow this">
      This screen is for other colleagues. If you need something done here, please ask an administrator.
    </NoAccess>
  );
};

export const adminRoutes: RouteObject[] = [
  { path: '/admin/login', Component: LoginPage },
  ...Object.entries(loneScreens).map(([path, load]) => ({
    path: `/admin/${path}`,
    ErrorBoundary: AdminErrorScreen,
    HydrateFallback: () => null,
    ...screenRoute(load, LoneScreenNotArrived),
  })),
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
          ...framedScreens.map((screen) => ({
            ...(screen !== '' && { path: screen }),
            element: <RequireRole screen={screen} />,
            children: [{ index: true, ...screenRoute(screens[screen]) }],
          })),
          { path: '*', Component: AdminNotFoundPage },
        ],
      },
    ],
  },
];

/**
 * Forgets what one person saw when another signs in or nobody is signed in any more; what they typed, only when another signs
 * in.
 */
const useCleanCache = (platform: Platform, queryClient: QueryClient) => {
  useEffect(() => {
    let person = platform.session.current()?.id;
    if (person) clearStaffDraftsOfOthers(person);
    return platform.session.subscribe(() => {
      const next = platform.session.current()?.id;
      // Whose session ran out goes on with the same screen.
      if (!next && platform.session.ended?.()?.id === person) return;
      if (next && next !== person) clearStaffDraftsOfOthers(next);
      if (next !== person) queryClient.clear();
      person = next;
    });
  }, [platform, queryClient]);
};

export const App = ({
  platform,
  outbox,
  queryClient,
  router,
}: {
  platform: Platform;
  outbox: Outbox;
  queryClient: QueryClient;
  router: ReturnType<typeof createBrowserRouter>;
}) => {
  useCleanCache(platform, queryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <PlatformProvider value={platform}>
        <OutboxProvider value={outbox}>
          <ThemeProvider {...(platform.showTheme && { onTheme: platform.showTheme })}>
            <AlertProvider>
              <NewVersionProvider>
                <RouterProvider router={router} />
              </NewVersionProvider>
            </AlertProvider>
          </ThemeProvider>
        </OutboxProvider>
      </PlatformProvider>
    </QueryClientProvider>
  );
};
