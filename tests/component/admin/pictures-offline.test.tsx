import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { addPerson, PASSWORD } from '../../support/people.ts';
import { openPortal } from '../../support/portal.tsx';
import { screenApi } from '../../support/screen-api.ts';
import { formOf, pngFile } from '../../support/submissions.ts';

afterEach(cleanup);

test('pictures that did not come for want of a connection come by themselves when it is back', async () => {
  const api = screenApi();
  const me = await addPerson(api.deps);
  const { body } = await api.call('post', '/auth/login', { json: { email: me.email, password: PASSWORD } });
  const as = { authorization: `Bearer ${body.accessToken}` };
  const form = formOf({ image: pngFile(640, 480), altText: 'A ship' });
  expect((await api.call('post', '/media', { as, form })).status).toBe(201);
  const picture = formOf({ image: pngFile(480, 480) });
  expect((await api.call('post', '/auth/me/picture', { as, form: picture })).status).toBeLessThan(300);
  const mend = api.line.failAll('GET', '/api/media/:id/:name', 'offline');
  const { line } = await openPortal('/admin/media', { api, as: me });
  await screen.findByText('Picture not loaded');
  const avatars = () => document.querySelectorAll('.disc img').length;
  expect(avatars()).toBe(0);
  mend();
  const asked = line.calls.length;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(document.querySelector('#main img[src^="blob:"]')).not.toBeNull());
  await waitFor(() => expect(avatars()).toBeGreaterThan(0));
  expect(screen.queryByText('Picture not loaded')).toBeNull();
  const pictures = line.calls.slice(asked).filter(({ path }) => path.startsWith('/api/media/'));
  expect(pictures).toHaveLength(2);
});
