import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { ImageContainer, TextContainer } from '#contract/containers.ts';
import { readImage, readText } from '#site/client/containers.ts';
import { PageAnswersProvider } from '#site/client/PageAnswersContext.tsx';
import { PlatformProvider } from '#site/client/PlatformContext.tsx';
import { createPageAnswers } from '#site/client/page-answers.ts';
import { EditableText } from '#site/editing/EditableText.tsx';
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

type Part = ReactElement<{ relativeUrl: string; place: string }>;

/** An editable part of a page, filled from the server, seen by whoever is signed in. */
export const renderPart = (part: Part, routes: FakeRoutes, user: typeof administrator | null = administrator) => {
  const platform = createFakePlatform({ user, routes });
  const answers = createPageAnswers();
  const { relativeUrl, place } = part.props;
  const read = part.type === EditableText ? readText : readImage;
  const view = render(
    <PageAnswersProvider value={answers}>
      <PlatformProvider value={platform}>
        <AlertProvider>{part}</AlertProvider>
      </PlatformProvider>
    </PageAnswersProvider>,
  );
  void answers.ask<unknown>(read(platform, relativeUrl, place));
  return { ...view, platform, person: userEvent.setup() };
};
