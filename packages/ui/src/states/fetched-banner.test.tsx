// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectBanner, ProblemBanner } from './problem-banner.tsx';
import { createProblemQueue } from './problem-queue.ts';

afterEach(cleanup);

// The tests' browser knows no popovers.
Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });

const copy = { close: 'Close', details: 'Details', detailsTitle: 'The whole message' };

test('what draws a problem comes with the first one, and a later one is shown at once', async () => {
  const queue = createProblemQueue();
  render(<ProblemBanner queue={queue} copy={copy} />);
  act(() => queue.push('The line is gone.'));
  expect(await screen.findByText('The line is gone.')).toBeTruthy();
  cleanup();
  expectBanner();
  const second = createProblemQueue();
  second.push('It is gone again.');
  render(<ProblemBanner queue={second} copy={copy} />);
  expect(screen.getByText('It is gone again.')).toBeTruthy();
});
