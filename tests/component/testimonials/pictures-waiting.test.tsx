import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ManagedTestimonial } from '#contract/manage-link/manage-link.ts';
import { PicturesNote } from '#site/admin/publish/pictures/PicturesNote.tsx';
import { ManagedTestimonialFacts } from '#site/testimonials/ManagedTestimonialFacts.tsx';

const own: ManagedTestimonial = {
  name: 'Máire',
  email: null,
  content: 'The driver was kind and on time.',
  publicContent: null,
  hasImage: true,
  picturesWaiting: 1,
  imageUrl: null,
  status: 'pending',
  createdAt: '2026-03-02T09:00:00.000Z',
  correctedAt: null,
  agreedTo: [],
  whose: null,
};

test('the author reads that the picture is still being prepared, or that it was left out', () => {
  const { rerender } = render(<ManagedTestimonialFacts testimonial={own} />);
  screen.getByText(/has arrived and is being prepared/);
  rerender(
    <ManagedTestimonialFacts
      testimonial={{ ...own, hasImage: false, picturesWaiting: 0, pictureDropped: 'damaged' }}
    />,
  );
  screen.getByText(/could not be read, so it was left out/);
});

test('staff read how many pictures are missing, and nothing where none are', () => {
  const { container, rerender } = render(<PicturesNote />);
  expect(container.textContent).toBe('');
  rerender(<PicturesNote waiting={2} dropped={1} />);
  screen.getByText('2 pictures are still being prepared');
  screen.getByText('A picture could not be read and was left out');
});
