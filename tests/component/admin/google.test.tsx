import { expect, test, vi } from 'vitest';
import { type GoogleIdentity, signInWithGoogle } from '#site/admin/account/login/google.ts';

type Callback = (answer: { credential: string }) => void;
type Moment = Parameters<Parameters<GoogleIdentity['prompt']>[0]>[0];

const moment = (kind: 'skipped' | 'dismissed', reason = ''): Moment => ({
  isSkippedMoment: () => kind === 'skipped',
  isDismissedMoment: () => kind === 'dismissed',
  getDismissedReason: () => reason,
});

const fakeIdentity = (onPrompt: (tell: (moment: Moment) => void, give: Callback) => void) => {
  let give: Callback = () => {};
  const renderButton = vi.fn();
  const initialize = vi.fn<GoogleIdentity['initialize']>(({ callback }) => {
    give = callback;
  });
  const identity: GoogleIdentity = {
    initialize,
    renderButton,
    prompt: (tell) => onPrompt(tell, (answer) => give(answer)),
  };
  return { identity, initialize, renderButton, give: (answer: { credential: string }) => give(answer) };
};

test('the credential of the prompt signs in', async () => {
  const { identity, initialize } = fakeIdentity((tell, give) => {
    give({ credential: 'credential-1' });
    tell(moment('dismissed', 'credential_returned'));
  });
  const how = await signInWithGoogle({ clientId: 'client-1' }, null, async () => identity);
  const asked = initialize.mock.calls[0]?.[0];
  expect(asked).toMatchObject({
    client_id: 'client-1',
    auto_select: false,
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(how).toEqual({ way: 'google', credential: 'credential-1', nonce: asked?.nonce });
});

test('a prompt that is dismissed ends the attempt quietly', async () => {
  const { identity } = fakeIdentity((tell) => tell(moment('dismissed', 'cancel_called')));
  expect(await signInWithGoogle({ clientId: 'client-1' }, null, async () => identity)).toBeNull();
});

test('where the prompt is not shown, Google’s own button appears and works', async () => {
  const place = document.createElement('div');
  place.hidden = true;
  const { identity, renderButton, give } = fakeIdentity((tell) => tell(moment('skipped')));
  const coming = signInWithGoogle({ clientId: 'client-1' }, place, async () => identity);
  await vi.waitUntil(() => renderButton.mock.calls.length > 0);
  expect(place.hidden).toBe(false);
  give({ credential: 'credential-2' });
  expect(await coming).toMatchObject({ way: 'google', credential: 'credential-2' });
});
