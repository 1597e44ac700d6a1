import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useUndo } from '#site/admin/moderation/useUndo.ts';

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
