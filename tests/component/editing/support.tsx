import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { ImageContainer, TextContainer } from '#contract/containers.ts';
import { PlatformProvider } from '#site/client/PlatformContext.tsx';
import { createQueryClient } from '#site/client/query-client.ts';
import { AlertProvider } from '#site/ui/Alert.tsx';
import { createFakePlatform, type FakeRoutes } from '../../support/fake-platform.ts';
import { administrator, idOf } from '../../support/staff-data.ts';

const shared = { relativeUrl: '/about', title: '', description: '', metadata: {}, revision: 1 };

export const textContainer = (details: Partial<TextContainer> = {}): TextContainer => ({
  ...shared,
  id: idOf('text'),
  tags: ['managed-text', 'about', 'our', 'story'],
  content: 'It began with a raffle.',
  style: '',
  ...details,
});

export const imageContainer = (details: Partial<ImageContainer> = {}): ImageContainer => ({
  ...shared,
  id: idOf('image'),
  tags: ['managed-image', 'about', 'founder'],
  altText: 'Our founder',
  currentImageUrl: `/api/media/${'a'.repeat(22)}/800x600.webp`,
  ...details,
});

/** A part of a page, seen by whoever is signed in. */
export const renderPart = (part: ReactNode, routes: FakeRoutes, user: typeof administrator | null = administrator) => {
  const platform = createFakePlatform({ user, routes });
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <PlatformProvider value={platform}>
        <AlertProvider>{part}</AlertProvider>
      </PlatformProvider>
    </QueryClientProvider>,
  );
  return { ...view, platform, person: userEvent.setup() };
};
