import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UndoToast } from '#site/admin/review/moderation/UndoToast.tsx';
import { useUndo } from '#site/admin/review/moderation/useUndo.ts';
import { ToastPlaceContext } from '#site/admin/shell/layout/ToastPlaceContext.ts';
import { PlatformProvider } from '#site/client/PlatformContext.tsx';
import { createQueryClient } from '#site/client/query-client.ts';
import { createWebPlatform } from '#site/client/web-platform.ts';
import { screenApi } from '../../support/screen-api.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A screen that shows an offer to undo an action, whose key handler is the one of that moment. */
const showingAnOffer = () => {
  const { result } = renderHook(useUndo);
  const undoShown = vi.fn();
  act(() => result.current.begin().offer('Approved: Maura', undoShown));
  expect(result.current.offered?.label).toBe('Approved: Maura');
  return { result, undoShown, shown: result.current };
};

test('undo pressed after the answer and before it is shown undoes what was done last', () => {
  const { result, undoShown, shown } = showingAnOffer();
  const undoLast = vi.fn();
  act(() => {
    shown.begin().offer('Approved: Nuala', undoLast);
    expect(shown.undoLatest()).toBe(true);
  });
  expect(undoLast).toHaveBeenCalledOnce();
  expect(undoShown).not.toHaveBeenCalled();
  expect(result.current.offered).toBeNull();
});

test('undo pressed while the last action is on its way waits for it, and undoes nothing older', () => {
  const { undoShown, shown } = showingAnOffer();
  const undoLast = vi.fn();
  act(() => {
    const last = shown.begin();
    expect(shown.undoLatest()).toBe(true);
    expect(undoLast).not.toHaveBeenCalled();
    last.offer('Approved: Nuala', undoLast);
  });
  expect(undoLast).toHaveBeenCalledOnce();
  expect(undoShown).not.toHaveBeenCalled();
});

test('undo pressed when the offer is gone does nothing', () => {
  const { undoShown, shown } = showingAnOffer();
  act(() => shown.dismiss());
  act(() => expect(shown.undoLatest()).toBe(false));
  expect(undoShown).not.toHaveBeenCalled();
});

test.each([
  ['until its mail leaves', 'The donor is told in two minutes, unless you undo it.', 119],
  ['for ten seconds where nobody is told', undefined, 9],
])('what was done can be undone in the toast %s', (_name, note, seconds) => {
  screenApi();
  vi.useFakeTimers();
  const [queryClient, platform] = [createQueryClient(), createWebPlatform()];
  const place = document.body.appendChild(document.createElement('div'));
  const Desk = () => {
    const undo = useUndo();
    return (
      <QueryClientProvider client={queryClient}>
        <PlatformProvider value={platform}>
          <ToastPlaceContext value={place}>
            <button type="button" onClick={() => undo.begin().offer('Approved: Maura', vi.fn(), { note })}>
              Approve
            </button>
            <UndoToast undo={undo} />
          </ToastPlaceContext>
        </PlatformProvider>
      </QueryClientProvider>
    );
  };
  render(<Desk />);
  fireEvent.click(screen.getByText('Approve'));
  act(() => vi.advanceTimersByTime(seconds * 1000));
  expect(screen.queryByText('Approved: Maura')).not.toBeNull();
  act(() => vi.advanceTimersByTime(2000));
  expect(screen.queryByText('Approved: Maura')).toBeNull();
});
