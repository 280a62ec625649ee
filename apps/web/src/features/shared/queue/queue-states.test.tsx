import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import queue from '../../../generated/messages/en-us/queue.json';
import { type QueueState, queueAddress } from '../../../data/queue/queue-address.ts';
import { quotesList } from '../../quoting/load-quotes/quotes-list.ts';
import { QueueEmpty } from './rows/queue-empty.tsx';
import { QueueFoot } from './rows/queue-foot.tsx';

const draw = (children: ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en-US" messages={{ queue }} timeZone="UTC">
      {children}
    </NextIntlClientProvider>,
  );

const quoteRules = quotesList.rules;
const plain: QueueState = { view: 'all', q: '', filters: {}, sort: quoteRules.sort, cols: null, page: 1, id: null };
const empty = (state: Partial<QueueState>) =>
  draw(
    <QueueEmpty
      state={{ ...plain, ...state }}
      firstView="all"
      href={(next) => queueAddress(next, quoteRules)}
      never={{ title: 'No quotes yet', body: 'They appear here.' }}
    />,
  );

test('a list without rows says why, and offers the one way on', () => {
  expect(empty({})).toContain('No quotes yet');
  expect(empty({ view: 'mine' })).toContain('Nothing in this view');
  expect(empty({ view: 'mine', q: 'ada' })).toMatch(/href="\/agents\/quotes\?view=mine"[^>]*>Clear filters/);
  expect(empty({ page: 9, q: 'ada' })).toMatch(/href="\/agents\/quotes\?q=ada"[^>]*>Go to the first page/);
});

const foot = (page: number, count: number | undefined, capped = false) =>
  draw(<QueueFoot page={page} count={count} capped={capped} pageHref={(one) => `?page=${one}`} />);

test('the foot says which rows of how many there are', () => {
  expect(foot(1, 1_204)).toContain('1–50 of 1,204');
  expect(foot(25, 1_204)).toContain('1,201–1,204 of 1,204');
  expect(foot(25, 1_204)).not.toContain('Next page');
  expect(foot(1, 12)).not.toContain('Previous page');
});

test('a count that stopped at its limit says so, and the pages go on', () => {
  expect(foot(1, 10_000, true)).toContain('1–50 of 10,000+');
  expect(foot(200, 10_000, true)).toContain('?page=201');
});

test('while the count is not known there is none', () => {
  expect(foot(1, undefined)).not.toContain('of');
});
