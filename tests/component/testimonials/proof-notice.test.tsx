import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROOF_HEADER } from '#contract/proof-of-work.ts';
import { PageAnswersProvider } from '#site/client/PageAnswersContext.tsx';
import { PlatformProvider } from '#site/client/PlatformContext.tsx';
import { createPageAnswers } from '#site/client/page-answers.ts';
import { readSettings } from '#site/client/settings.ts';
import { visitorPlatform } from '#site/client/visitor-platform.ts';
import { ProofNotice } from '#site/proof/ProofNotice.tsx';
import { timeLeft } from '#site/proof/time-left.ts';
import { setUpPerson } from '../../support/person.ts';
import { screenApi } from '../../support/screen-api.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = async (share: number) => {
  const answers = createPageAnswers();
  await answers.ask(readSettings(visitorPlatform));
  const onAnswer = vi.fn();
  const user = setUpPerson({ advanceTimers: vi.advanceTimersByTime });
  render(
    <PageAnswersProvider value={answers}>
      <PlatformProvider value={visitorPlatform}>
        <ProofNotice share={share} onAnswer={onAnswer} />
      </PlatformProvider>
    </PageAnswersProvider>,
  );
  return { onAnswer, user };
};

test('a slow device is offered one question instead, and its answer is what the form brings', async () => {
  const api = screenApi();
  const { onAnswer, user } = await show(0.2);
  screen.getByText('One moment.');
  expect(screen.queryByRole('button')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  await user.click(screen.getByRole('button', { name: 'Answer a Question' }));
  const field = await screen.findByLabelText(/^Type the word/);
  expect(screen.getByRole('link', { name: '020 915 1976' }).getAttribute('href')).toBe('tel:+353209151976');
  const word = document.querySelector('label strong')?.textContent ?? '';
  await user.type(field, 'another{Enter}');
  await screen.findByText(`That was another word. Please type: ${word}`);
  await user.clear(field);
  await user.type(field, `${word.toUpperCase()} {Enter}`);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(onAnswer).toHaveBeenCalledTimes(1);
  const proof: string = onAnswer.mock.calls[0]?.[0][PROOF_HEADER];
  expect(proof.endsWith(`.${word}`)).toBe(true);
  expect(api.deps.admission.lacksProof(proof, 10)).toBe(false);
});

test('a question that cannot be loaded says what to do', async () => {
  const api = screenApi();
  api.line.failAll('GET', '/api/submissions/question', 503);
  const { user } = await show(0.2);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  await user.click(screen.getByRole('button', { name: 'Answer a Question' }));
  await screen.findByText(/leave the sum running, or try this again in a minute/);
});

test.each([
  [0, 5000, 'A few seconds.'],
  [0.5, 4000, 'About four seconds.'],
  [0.95, 10_000, 'About one second.'],
  [0.5, 22_000, 'About 25 seconds.'],
  [0.1, 60_000, 'About 9 minutes.'],
])('of %d done in %d ms it says: %s', (share, elapsed, text) => {
  expect(timeLeft(share, elapsed)).toBe(text);
});
