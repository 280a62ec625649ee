// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import { earlyName } from '../../../data/early/early-answers.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { ada, answerQuotes, linkOf, storedQuote } from '../../../testing/quotes-scenario.tsx';
import { quotesList } from '../../quoting/load-quotes/quotes-list.ts';
import { firstRead } from './first-read.ts';
import { ListScreen } from './list-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();

test('a choice draws the rows and the bar again, and neither the views nor the tools', async () => {
  answerQuotes(server, () => [storedQuote(ada, 'Ada')]);
  const words = vi.fn<typeof quotesList.words>(quotesList.words);
  const person = await drawStaffPage(
    '/agents/quotes',
    <ListScreen
      list={{ ...quotesList, words }}
      renderBulk={({ selection }) => <p>{selection.keys.length} chosen</p>}
    />,
  );
  await linkOf('Ada Moreno');
  await person.keyboard('j');
  const drawn = words.mock.calls.length;
  await person.keyboard('x');
  await screen.findByText('1 chosen');
  expect(words.mock.calls).toHaveLength(drawn);
});

test('a list whose rows the page has asked for by itself is drawn with them, and never without', async () => {
  answerQuotes(server, () => [storedQuote(ada, 'Late')]);
  const quotes = [storedQuote(ada, 'Ada')];
  const data = { quotes, quotes_aggregate: { aggregate: { count: 1, count_capped: false } } };
  const name = earlyName('organization:agent', firstRead(quotesList).body);
  globalThis.earlyAnswers = new Map([[name, { answer: Promise.resolve(Response.json({ data })), body: { data } }]]);
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const outlines: number[] = [];
  await drawStaffPage(
    '/agents/quotes',
    <Profiler id="list" onRender={() => outlines.push(document.querySelectorAll('tr.late').length)}>
      <ListScreen list={quotesList} />
    </Profiler>,
  );
  await linkOf('Ada Moreno');
  expect(outlines.length).toBeGreaterThan(0);
  expect(Math.max(...outlines)).toBe(0);
});
