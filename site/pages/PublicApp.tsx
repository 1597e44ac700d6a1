import { type ComponentType, type ReactNode, useState } from 'react';
import type { Language } from '#contract/languages/languages.ts';
import type { PageLocation, Submitted } from '#contract/pages/page-renderer.ts';
import type { PageWords } from '#contract/words/page-words.ts';
import { PageAnswersProvider } from '../client/PageAnswersContext.tsx';
import { PlatformProvider } from '../client/PlatformContext.tsx';
import { createPageAnswers, type SentAnswers } from '../client/page-answers.ts';
import type { Platform } from '../client/platform.ts';
import { PageLocationProvider, RenderedAtProvider, SubmittedProvider } from '../routing/PageContext.tsx';
import { AlertProvider } from '../ui/Alert.tsx';
import { PageBoundary } from './PageBoundary.tsx';

export interface PageData {
  location: PageLocation;
  answers: SentAnswers;
  /** ISO 8601; both renderings count from this moment. */
  renderedAt: string;
  submitted?: Submitted;
  /** Absent if there are none beside English. */
  languages?: readonly Language[];
  words?: PageWords;
}

type PublicAppProps = {
  platform: Platform;
  data: PageData;
  Page: ComponentType;
  Layout: ComponentType<{ children: ReactNode }>;
};

/** The same tree on the server and in the browser. */
export const PublicApp = ({ platform, data, Page, Layout }: PublicAppProps) => {
  const [answers] = useState(() => createPageAnswers(data));
  return (
    <PlatformProvider value={platform}>
      <PageAnswersProvider value={answers}>
        <PageLocationProvider value={data.location}>
          <RenderedAtProvider value={data.renderedAt}>
            <SubmittedProvider value={data.submitted ?? null}>
              <PageBoundary>
                <AlertProvider>
                  <Layout>
                    <Page />
                  </Layout>
                </AlertProvider>
              </PageBoundary>
            </SubmittedProvider>
          </RenderedAtProvider>
        </PageLocationProvider>
      </PageAnswersProvider>
    </PlatformProvider>
  );
};
