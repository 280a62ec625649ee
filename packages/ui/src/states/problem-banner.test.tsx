import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ErrorBanner } from './error-banner.tsx';
import { ProblemBanner } from './problem-banner.tsx';
import { createProblemQueue } from './problem-queue.ts';
import { RecentProblems } from './recent-problems.tsx';

const copy = { close: 'Close', details: 'Details', detailsTitle: 'What went wrong' };
const draw = (message: string) =>
  renderToStaticMarkup(<ErrorBanner message={message} onClose={() => undefined} copy={copy} />);
const details = '>Details<';

describe('the error banner', () => {
  test('announces its message and can be closed', () => {
    const markup = draw('The quote could not be saved');
    expect(markup).toMatch(/role="alert"[^>]*>The quote could not be saved</);
    expect(markup).toContain('Close</button>');
  });

  test.each([
    [250, false],
    [251, true],
  ])('of %i characters offers Details: %s', (length, offers) => {
    const markup = draw('x'.repeat(length));
    expect(markup.includes(details)).toBe(offers);
    expect(markup.includes('x'.repeat(250))).toBe(true);
    expect(markup.includes('…')).toBe(offers);
  });

  test('is dark whatever the theme of the page is', () => {
    expect(draw('x')).toMatch(/data-theme="light"[^>]*bg-banner/);
  });
});

test('without a problem there is no banner', () => {
  expect(renderToStaticMarkup(<ProblemBanner queue={createProblemQueue()} copy={copy} />)).toBe('');
});

describe('the recent problems', () => {
  const words = { title: 'Recent problems', none: 'Nothing went wrong.', close: 'Close' };
  const dialog = (problems: { key: number; at: Date; message: string }[]) =>
    renderToStaticMarkup(
      <RecentProblems open onClose={() => undefined} problems={problems} timeOf={() => '10:42'} copy={words} />,
    );

  test('list time and whole message', () => {
    const message = 'y'.repeat(400);
    const markup = dialog([{ key: 1, at: new Date(Date.UTC(2026, 5, 15, 10, 42)), message }]);
    expect(markup).toContain('dateTime="2026-06-15T10:42:00.000Z"');
    expect(markup).toContain('10:42');
    expect(markup).toContain(message);
  });

  test('say so when there are none', () => {
    expect(dialog([])).toContain('Nothing went wrong.');
  });
});
