import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONTENT_REQUIRED, type TextContainer } from '#contract/containers.ts';
import { EditableText } from '#site/editing/EditableText.tsx';
import { type FakeRoutes, refused } from '../../support/fake-platform.ts';
import { administrator, volunteer } from '../../support/staff-data.ts';
import { renderPart, textContainer } from './support.tsx';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => warn.mockReset().mockImplementation(() => {}));
afterEach(cleanup);

const PLACE = 'GET /textcontainers/by-tags-and-url';
const part = <EditableText relativeUrl="/about" place="our-story" fallback="The fallback text." />;
const conflict = () => refused(409, 'conflict', 'Somebody changed it meanwhile.');

/** A place with one text: what is saved is what is read afterwards. */
const server = (start: TextContainer | null): FakeRoutes => {
  let kept = start;
  return {
    [PLACE]: () => kept ?? refused(404, 'not_found', 'There is no text here.'),
    'POST /textcontainers': ({ body }) => {
      kept = textContainer({ content: (body as TextContainer).content });
      return kept;
    },
    'PUT /textcontainers/:id': ({ body }) => {
      kept = textContainer({ content: (body as TextContainer).content, revision: (kept?.revision ?? 0) + 1 });
      return kept;
    },
  };
};

const edit = async (person: ReturnType<typeof renderPart>['person']) => {
  await person.click(await screen.findByRole('button', { name: /^Edit/ }));
  return (await screen.findByRole('textbox')) as HTMLTextAreaElement;
};
const retype = async (person: ReturnType<typeof renderPart>['person'], text: string) => {
  const area = await edit(person);
  await person.clear(area);
  if (text) await person.type(area, text);
  return area;
};

test.each([
  ['a visitor', null],
  ['a volunteer', volunteer],
])('%s reads and cannot edit', async (_, user) => {
  renderPart(part, server(textContainer()), user);
  await screen.findByText('It began with a raffle.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('Edit opens the text with its length; Save keeps it and shows it', async () => {
  const { person, platform } = renderPart(part, server(textContainer()));
  const area = await edit(person);
  expect(area.value).toBe('It began with a raffle.');
  expect(document.activeElement).toBe(area);
  expect(screen.getByText('23 characters')).toBeDefined();
  await person.type(area, ' And tea.');
  expect(screen.getByText('32 characters · unsaved')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('It began with a raffle. And tea.');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(platform.made('PUT /textcontainers/:id')[0]?.body).toEqual({
    content: 'It began with a raffle. And tea.',
    revision: 1,
  });
});

test('Cancel leaves everything as it was', async () => {
  const { person, platform } = renderPart(part, server(textContainer()));
  await retype(person, 'Nothing.');
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('It began with a raffle.')).toBeDefined();
  expect(platform.made('PUT /textcontainers/:id')).toHaveLength(0);
});

test('an empty text is not saved', async () => {
  const { person, platform } = renderPart(part, server(textContainer()));
  await retype(person, '');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(CONTENT_REQUIRED)).toBeDefined();
  expect(platform.made('PUT /textcontainers/:id')).toHaveLength(0);
});

test('a missing container is offered, begins with the fallback, and opens at once', async () => {
  const { person, platform } = renderPart(part, server(null));
  await person.click(await screen.findByRole('button', { name: 'Create Container' }));
  const area = (await screen.findByRole('textbox')) as HTMLTextAreaElement;
  expect(area.value).toBe('The fallback text.');
  expect(platform.made('POST /textcontainers')[0]?.body).toEqual({
    tags: ['managed-text', 'about', 'our', 'story'],
    relativeUrl: '/about',
    content: 'The fallback text.',
  });
});

test('a container that cannot be created is logged, with a quiet notice', async () => {
  const routes = { ...server(null), 'POST /textcontainers': () => refused(500, 'internal', 'No.') };
  const { person } = renderPart(part, routes);
  await person.click(await screen.findByRole('button', { name: 'Create Container' }));
  expect(await screen.findByText('The container could not be created. Please try again.')).toBeDefined();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});

test('a text that cannot be saved is logged and stays in the editor', async () => {
  const routes = { ...server(textContainer()), 'PUT /textcontainers/:id': () => refused(500, 'internal', 'No.') };
  const { person } = renderPart(part, routes);
  const area = await retype(person, 'My long work');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/The text could not be saved/)).toBeDefined();
  expect(area.value).toBe('My long work');
  expect(warn).toHaveBeenCalledOnce();
});

test('when a colleague saved meanwhile, both texts are shown and one is chosen', async () => {
  const theirs = textContainer({ content: 'Theirs.', revision: 2 });
  let reads = 0;
  const routes: FakeRoutes = {
    [PLACE]: () => {
      reads += 1;
      return reads > 1 ? theirs : textContainer();
    },
    'PUT /textcontainers/:id': ({ body }) => {
      const { content, revision } = body as TextContainer;
      return revision === 2 ? textContainer({ content, revision: 3 }) : conflict();
    },
  };
  const { person, platform } = renderPart(part, routes);
  const area = await retype(person, 'Mine.');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  const notice = within(await screen.findByRole('status'));
  expect(notice.getByText('Theirs.')).toBeDefined();
  expect(area.value).toBe('Mine.');
  await person.click(notice.getByRole('button', { name: 'Save mine instead' }));
  await screen.findByText('Mine.', { selector: 'p' });
  expect(platform.made('PUT /textcontainers/:id').map(({ body }) => (body as TextContainer).revision)).toEqual([1, 2]);
});

test('keeping the colleague’s text shows theirs', async () => {
  let reads = 0;
  const routes: FakeRoutes = {
    [PLACE]: () => {
      reads += 1;
      return reads > 1 ? textContainer({ content: 'Theirs.', revision: 2 }) : textContainer();
    },
    'PUT /textcontainers/:id': conflict,
  };
  const { person } = renderPart(part, routes);
  await retype(person, 'Mine.');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await person.click(await screen.findByRole('button', { name: 'Keep theirs' }));
  await screen.findByText('Theirs.', { selector: 'p' });
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('what was being written survives the end of the session', async () => {
  const { person, platform } = renderPart(part, server(textContainer()));
  const area = await retype(person, 'Half a sentence');
  act(() => platform.become(null));
  expect(area.value).toBe('Half a sentence');
  expect(screen.getByText(/You are signed out/)).toBeDefined();
  act(() => platform.become(administrator));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(screen.getByText('Half a sentence')).toBeDefined();
});
