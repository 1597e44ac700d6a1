import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SuccessOverlay } from '#site/donations/SuccessOverlay.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const opened = (missing = 0) => {
  const onClose = vi.fn();
  const onAnother = vi.fn();
  render(
    <SuccessOverlay name="Deirdre" reference="D-7Q4K-2M" missing={missing} onClose={onClose} onAnother={onAnother} />,
  );
  return { onClose, onAnother };
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const panel = () => {
  const found = document.querySelector('.success');
  if (!found) throw new Error('The overlay is not shown.');
  return found;
};

test('it closes 5,000 ms after it opened, counting down visibly', () => {
  const { onClose } = opened();
  expect(screen.getAllByText('Closes in 5 seconds')).toHaveLength(1);
  pass(4250);
  expect(screen.getAllByText('Closes in 1 second')).toHaveLength(1);
  pass(749);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledOnce();
});

test('the ring of the countdown is whole when it opens, and shrinks with the time that is left', () => {
  opened();
  const ring = document.querySelector('.timer circle + circle');
  const drawn = (name: string) => Number(ring?.getAttribute(name));
  expect(drawn('stroke-dasharray')).toBeCloseTo(2 * Math.PI * drawn('r'), 1);
  expect(drawn('stroke-dashoffset')).toBe(0);
  pass(4250);
  expect(drawn('stroke-dashoffset')).toBeCloseTo(drawn('stroke-dasharray') * 0.8, 1);
});

test('the pointer over it stops the clock, and it goes on with what was left', () => {
  const { onClose } = opened();
  pass(3000);
  fireEvent.pointerMove(panel());
  pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerLeave(panel());
  pass(1999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledOnce();
});

test('the focus that it takes does not stop the clock, moving the focus inside does', () => {
  const { onClose } = opened();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Thank you, Deirdre' }));
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  expect(screen.getAllByText('Stays open until you close it')).toHaveLength(1);
  pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
});

test('it promises when we get in touch, names the reference and what is missing', () => {
  const { onAnother } = opened(2);
  expect(panel().textContent).toContain('D-7Q4K-2M');
  expect(panel().textContent).toContain('within 2-3 business days');
  expect(panel().textContent).toContain('2 photos did not arrive');
  fireEvent.click(screen.getByRole('button', { name: 'Submit Another Donation' }));
  expect(onAnother).toHaveBeenCalledOnce();
});
