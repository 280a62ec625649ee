// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LoadSampleRangesDocument } from '../../../generated/documents.ts';
import { answeringServer, Failure } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { AreaFinder } from './area-finder.tsx';
import { AreaRates, SoldRig } from './area-rates.tsx';
import { SampleRanges } from './sample-ranges.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const words = {
  class: 'Class',
  value: 'Example',
  range: 'A year',
  asOf: 'As of',
  rates: 'Rates',
  currency: 'Currency',
  notSold: 'not sold there',
  loading: 'Being computed',
  failed: 'Cannot be shown',
  waitlist: 'Join the waitlist',
};
const classes = [
  { value: 'class_c', label: 'Class C' },
  { value: 'pop_up', label: 'Pop-up' },
];
const popUp = { vehicle_class: 'pop_up', year: 2023, value: 1_275_000, low: 21_000, high: 30_000 };
const florida = {
  effective_date: '2026-11-23',
  version: '2026.1',
  currency: 'USD',
  closed_to: 'motorised',
  message: 'The law of Florida asks for more.',
  ranges: [popUp],
};
const draw = (rig = 'class_c') =>
  drawPage(
    'site',
    '/states/florida',
    <AreaRates area="US-FL">
      <SoldRig kind={rig}>
        <svg role="img" aria-label="picture" />
      </SoldRig>
      <SampleRanges words={words} classes={classes} />
    </AreaRates>,
  );
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

test('what is sold shows its example and its range, what is not says so, and the reason leads to the waitlist', async () => {
  server.answer(LoadSampleRangesDocument, () => ({ sample_ranges: florida }));
  await draw();
  await screen.findByText('November 23, 2026');
  row('Pop-up').getByText('2023, $12,750');
  row('Pop-up').getByText(/^\$210.+\$300$/);
  row('Class C').getByText('not sold there');
  screen.getByText('The law of Florida asks for more.');
  expect(screen.getByRole('link', { name: 'Join the waitlist' }).getAttribute('href')).toBe(
    '/checkout/start?source=homepage_footer',
  );
  expect(server.sentTo(LoadSampleRangesDocument).map(({ variables }) => variables)).toEqual([{ area: 'US-FL' }]);
});

test.each([
  ['pop_up', florida, 'true'],
  ['class_c', florida, 'false'],
  ['pop_up', { ...florida, ranges: [] }, 'false'],
])('a picture shows %s where it is sold, and nothing on the road elsewhere', async (kind, sample_ranges, isSold) => {
  server.answer(LoadSampleRangesDocument, () => ({ sample_ranges }));
  await draw(kind);
  await screen.findByText('November 23, 2026');
  expect(screen.getByRole('img', { name: 'picture' }).parentElement?.dataset['sold']).toBe(isSold);
});

test('without an answer the page says so and keeps its table', async () => {
  server.answer(LoadSampleRangesDocument, () => new Failure({}, 0));
  await draw();
  await screen.findByText('Cannot be shown');
  row('Class C');
});

test('a place is found by its letters without accents, and nothing found is said', async () => {
  const areas = [
    { href: '/states/quebec', name: 'Québec' },
    { href: '/states/ohio', name: 'Ohio' },
  ];
  const person = await drawPage(
    'site',
    '/states',
    <AreaFinder words={{ filter: 'Find', none: 'None' }} areas={areas} />,
  );
  await person.type(screen.getByLabelText('Find'), 'queb');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Québec']);
  await person.type(screen.getByLabelText('Find'), 'x');
  screen.getByText('None');
  expect(screen.queryAllByRole('link')).toEqual([]);
});
