import { type ComponentType, type ReactNode, useState } from 'react';
import type { PageLocation, Submitted } from '#contract/page-renderer.ts';
import { PageAnswersProvider } from '../client/PageAnswersContext.tsx';
import { PlatformProvider } from '../client/PlatformContext.tsx';
import { createPageAnswers, type SentAnswers } from '../client/page-answers.ts';
import type { Platform } from '../client/platform.ts';
import { PageLocationProvider, RenderedAtProvider, SubmittedProvider } from '../routing/PageContext.tsx';
import { AlertProvider } from '../ui/Alert.tsx';

/** What the server hands to the browser beside the HTML. */
export interface PageData {
  location: PageLocation;
  answers: SentAnswers;
  /** When the page was made, ISO 8601: both renderings count from the same moment. */
  renderedAt: string;
  /** The answer to a form that was posted as plain HTML. */
  submitted?: Submitted;
}

type PublicAppProps = {
  platform: Platform;
  data: PageData;
  Page: ComponentType;
  Layout: ComponentType<{ children: ReactNode }>;
};

/** The public site around one page: the same tree on the server and in the browser. */
export const PublicApp = ({ platform, data, Page, Layout }: PublicAppProps) => {
  const [answers] = useState(() => createPageAnswers(data));
  return (
    <PlatformProvider value={platform}>
      <PageAnswersProvider value={answers}>
        <PageLocationProvider value={data.location}>
          <RenderedAtProvider value={data.renderedAt}>
            <SubmittedProvider value={data.submitted ?? null}>
              <AlertProvider>
                <Layout>
                  <Page />
                </Layout>
              </AlertProvider>
            </SubmittedProvider>
          </RenderedAtProvider>
        </PageLocationProvider>
      </PageAnswersProvider>
    </PlatformProvider>
  );
};
