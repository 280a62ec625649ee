// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LoadSampleRangesDocument } from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { FiveQuestions, ThreeBadDays, WhatMovesPrices } from './home-sections.tsx';
import { siteTranslator } from '../site-translator.ts';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const place = { effective_date: '2026-11-23', version: '2026.1', currency: 'USD', closed_to: null, message: null };
const range = (low: number) => [{ vehicle_class: 'class_c', year: 2023, value: 8_875_000, low, high: low + 40_000 }];

test('what is moved is asked of the rates, and stands beside what nothing said would cost', async () => {
  server.answer(LoadSampleRangesDocument, ({ nights, storage_type, rental_percent }) => ({
    sample_ranges: {
      ...place,
      ranges: range(80_000 + (nights ? 20_000 : 0) - (storage_type ? 5000 : 0) + (rental_percent ? 30_000 : 0)),
    },
  }));
  const t = await siteTranslator('en-us');
  const person = await drawPage('frame', '/', await WhatMovesPrices({ t, locale: 'en-us' }));
  await screen.findByText(/^\$800.+\$1,200$/);
  screen.getByText('Priced for November 23, 2026 in Ohio, rates 2026.1');
  fireEvent.change(screen.getByRole('slider'), { target: { value: '150' } });
  screen.getByText('Up to 150 nights the number alone moves nothing.');
  await person.click(screen.getByRole('checkbox'));
  await screen.findByText(/^\$1,100.+\$1,500$/);
  screen.getByText(/^Nothing said: \$800.+\$1,200$/);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '200' } });
  await screen.findByText(/^\$1,300/);
  await person.selectOptions(screen.getByLabelText('Where it is kept'), 'indoor');
  await screen.findByText(/^\$1,250/);
  expect(server.sentTo(LoadSampleRangesDocument).at(-1)?.variables).toEqual({
    area: 'US-OH',
    nights: 200,
    storage_type: 'indoor',
    rental_percent: 20,
  });
});

test('the example is asked for once, and not before it comes near', async () => {
  server.answer(LoadSampleRangesDocument, () => ({ sample_ranges: { ...place, ranges: range(80_000) } }));
  let come: IntersectionObserverCallback = () => undefined;
  class Observer {
    constructor(tell: IntersectionObserverCallback) {
      come = tell;
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  await drawPage('frame', '/', await WhatMovesPrices({ t: await siteTranslator('en-us'), locale: 'en-us' }));
  const near = (isIntersecting: boolean) =>
    act(async () => come([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver));
  await near(false);
  expect(server.sentTo(LoadSampleRangesDocument)).toEqual([]);
  await near(true);
  await screen.findByText(/^\$800.+\$1,200$/);
  expect(server.sentTo(LoadSampleRangesDocument)).toHaveLength(1);
  vi.unstubAllGlobals();
});

test('of three bad days the parts add up, and what is not covered is not paid', async () => {
  await drawPage('frame', '/', ThreeBadDays({ t: await siteTranslator('en-us'), locale: 'en-us' }));
  const paid = screen.getAllByText('We pay').map((term) => term.nextElementSibling?.textContent);
  expect(paid).toEqual(['$4,300', '$2,650', '$0']);
});

test('five questions of the FAQ stand on the home page, and the way to the rest', async () => {
  await drawPage('frame', '/', await FiveQuestions({ t: await siteTranslator('fr-ca'), locale: 'fr-ca' }));
  expect(document.querySelectorAll('details')).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'Toutes les questions' }).getAttribute('href')).toBe('/faq');
});
