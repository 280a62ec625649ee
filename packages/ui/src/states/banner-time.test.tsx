// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBanner } from './error-banner.tsx';

// The environment has no top layer.
HTMLElement.prototype.showPopover ??= () => undefined;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a banner goes by itself after four seconds', async () => {
  vi.useFakeTimers();
  const onClose = vi.fn();
  const copy = { close: 'Close', details: 'Details', detailsTitle: 'What went wrong' };
  render(<ErrorBanner message="Not saved" onClose={onClose} copy={copy} />);
  await act(() => vi.advanceTimersByTimeAsync(3_900));
  expect(onClose).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(onClose).toHaveBeenCalledTimes(1);
});
