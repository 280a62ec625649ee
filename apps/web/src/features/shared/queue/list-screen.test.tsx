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
import { RecordNavigation } from './record/record-navigation.tsx';
import { useNeighbours } from './record/use-neighbours.ts';

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

test('rows that lead to other records tell those pages from where one comes', async () => {
  answerQuotes(server, () => [storedQuote(ada, 'Ada')]);
  const address = '/agents/quotes?q=moreno&sort=total';
  await drawStaffPage(address, <ListScreen list={quotesList} hrefOf={() => '/agents/policies/p1?tab=billing'} />);
  expect((await linkOf('Ada Moreno')).getAttribute('href')).toBe(
    `/agents/policies/p1?tab=billing&list=${encodeURIComponent(address)}`,
  );
});

test('a record goes back to the list from which it was opened, also to another than its own', async () => {
  answerQuotes(server, () => []);
  const address = '/agents/delinquencies?view=ended&q=moreno';
  const Way = () => <RecordNavigation id={ada} list={useNeighbours(quotesList)} backLabel="Quotes" />;
  await drawStaffPage(`/agents/quotes/${ada}?list=${encodeURIComponent(address)}`, <Way />);
  expect((await screen.findByRole('link', { name: 'Back to the list' })).getAttribute('href')).toBe(address);
  expect(screen.queryByRole('navigation', { name: 'In the list' })).toBeNull();
});
