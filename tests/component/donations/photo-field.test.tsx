import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PhotoField } from '#site/donations/PhotoField.tsx';
import { AlertProvider } from '#site/ui/Alert.tsx';
import { setUpPerson } from '../../support/person.ts';
import { photo } from '../../support/submissions.ts';

const Form = () => {
  const [photos, setPhotos] = useState<readonly File[]>([]);
  return <PhotoField photos={photos} onPhotos={setPhotos} hydrated />;
};

const open = () => {
  render(
    <AlertProvider>
      <Form />
    </AlertProvider>,
  );
  const person = setUpPerson({ applyAccept: false });
  return {
    person,
    choose: async (...files: File[]) => {
      await person.upload(screen.getByLabelText(/^Photos/), files);
      const close = screen.queryByRole('button', { name: 'Close' });
      if (close) await person.click(close);
    },
  };
};

const list = photo('list.gif', { type: 'image/gif' });
const chair = photo('chair.webp', { type: 'image/webp' });
const table = photo('table.webp', { type: 'image/webp' });
const notAdded = () => screen.queryByText(/^Not added/);

test('what was not added is named until a choice goes through whole', async () => {
  const { choose } = open();
  await choose(list, chair);
  expect(notAdded()?.textContent).toBe('Not added: list.gif');
  expect(screen.getByRole('status').textContent).toBe('1 of 5 photos added');
  await choose(table);
  expect(screen.getByRole('status').textContent).toBe('2 of 5 photos added');
  expect(notAdded()).toBeNull();
});

test('what was not added is no longer named once a photo is removed', async () => {
  const { person, choose } = open();
  await choose(list, chair);
  expect(notAdded()?.textContent).toBe('Not added: list.gif');
  await person.click(screen.getByRole('button', { name: /Remove/ }));
  expect(screen.getByRole('status').textContent).toBe('0 of 5 photos added');
  expect(notAdded()).toBeNull();
});

test('an iPhone photo that was not added is named with what to do', async () => {
  const { choose } = open();
  await choose(photo('IMG_0042.HEIC', { type: 'image/heic' }), chair);
  expect(notAdded()?.textContent).toBe('Not added: IMG_0042.HEIC');
  expect(screen.getByText(/IMG_0042.HEIC is an iPhone picture/).textContent).toContain('Most Compatible');
  await choose(table);
  expect(screen.queryByText(/format of iPhones/)).toBeNull();
});
