import { type DehydratedState, HydrationBoundary, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { PlatformProvider } from '../client/PlatformContext.tsx';
import type { Platform } from '../client/platform.ts';
import { PublicLayout } from '../layout/PublicLayout.tsx';
import { AlertProvider } from '../ui/Alert.tsx';
import { PageLocationProvider, RenderedAtProvider, type Submitted, SubmittedProvider } from './PageContext.tsx';
import type { PageLocation } from './page-routes.ts';

/** What the server hands to the browser beside the HTML. */
export interface PageData {
  location: PageLocation;
  state: DehydratedState;
  /** When the page was made, ISO 8601: both renderings count from the same moment. */
  renderedAt: string;
  /** The answer to a form that was posted as plain HTML. */
  submitted?: Submitted;
}

/** The public site around one page: the same tree on the server and in the browser. */
export const PublicApp = ({
  platform,
  queryClient,
  data,
  Page,
}: {
  platform: Platform;
  queryClient: QueryClient;
  data: PageData;
  Page: ComponentType;
}) => (
  <QueryClientProvider client={queryClient}>
    <HydrationBoundary state={data.state}>
      <PlatformProvider value={platform}>
        <PageLocationProvider value={data.location}>
          <RenderedAtProvider value={data.renderedAt}>
            <SubmittedProvider value={data.submitted ?? null}>
              <AlertProvider>
                <PublicLayout>
                  <Page />
                </PublicLayout>
              </AlertProvider>
            </SubmittedProvider>
          </RenderedAtProvider>
        </PageLocationProvider>
      </PlatformProvider>
    </HydrationBoundary>
  </QueryClientProvider>
);
