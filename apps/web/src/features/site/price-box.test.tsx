// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepBought } from '../../data/bought-quote.ts';
import { LoadSampleRangesDocument } from '../../generated/documents.ts';
import { answeringServer } from '../../testing/answering-server.ts';
import { drawPage } from '../../testing/draw-page.tsx';
import { PriceBox } from './price-box.tsx';

vi.mock('next/navigation', () => import('../../testing/fake-navigation.ts'));

const words = {
  title: 'What would it cost?',
  postalCode: 'ZIP or postal code',
  postalCodeMissing: 'Enter the ZIP or postal code where it is kept',
  vehicleClass: 'What do you drive or tow?',
  vehicleClassMissing: 'Choose what you drive or tow',
  unsure: 'Not sure?',
  promise: 'You see an example.',
  example: 'An example at today’s rates',
  perYear: 'a year',
  start: 'See my price range',
  continueTitle: 'Your quote is waiting',
  continueBody: 'Go on where you left off.',
  continue: 'Continue my quote',
  another: 'Price something else',
};
const classes = [{ value: 'class_c', label: 'Class C', rig: null }] as const;
const box = <PriceBox words={words} classes={classes} scene={null} />;
const server = answeringServer();
const ranges = { year: 2023, value: 9_500_000, low: 81_200, high: 124_000 };
beforeEach(() => {
  server.answer(LoadSampleRangesDocument, () => ({
    sample_ranges: {
      ...{ effective_date: '2026-11-23', version: '2026.1', currency: 'USD', closed_to: null, message: null },
      ranges: [{ vehicle_class: 'class_c', ...ranges }],
    },
  }));
});
const kept = { quote_id: 'q1', quote_token: 't1' };
const bought = { quoteId: 'q1', policyNumber: 'RWP-100001-7', what: '2023 Bambi', day: '2026-12-01', from: null };

describe('the price box', () => {
  test('says that the postal code is missing, at its field, and goes nowhere', async () => {
    const person = await drawPage('site', '/', box);
    await person.click(screen.getByRole('button', { name: words.start }));
    const field = screen.getByLabelText(words.postalCode);
    expect(screen.getByRole('alert').textContent).toBe(words.postalCodeMissing);
    expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    expect(document.activeElement).toBe(field);
    expect(window.location.pathname).toBe('/');
    await person.type(field, '4');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('takes no class for granted: what is not chosen is asked for, at the choice', async () => {
    const person = await drawPage('site', '/', box);
    await person.type(screen.getByLabelText(words.postalCode), '43215');
    await person.click(screen.getByRole('button', { name: words.start }));
    expect(screen.getByRole('alert').textContent).toBe(words.vehicleClassMissing);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Class C' }));
    expect(server.sentTo(LoadSampleRangesDocument)).toEqual([]);
  });

  test('shows what an example costs there by the rates of today, as soon as both are known', async () => {
    const person = await drawPage('site', '/', box);
    expect(screen.getByText(words.promise)).toBeDefined();
    await person.type(screen.getByLabelText(words.postalCode), '43215');
    await person.click(screen.getByRole('radio', { name: 'Class C' }));
    expect(await screen.findByText(/^\$812\s–\s\$1,240$/)).toBeDefined();
    expect(screen.getByText('Class C, 2023, $95,000')).toBeDefined();
    expect(server.sentTo(LoadSampleRangesDocument).map(({ variables }) => variables)).toEqual([
      { postal_code: '43215' },
    ]);
  });

  test('leads back to a quote that waits', async () => {
    await drawPage('site', '/', box, kept);
    expect(screen.getByText(words.continueTitle)).toBeDefined();
  });

  test('knows that a quote which was bought waits no longer', async () => {
    await drawPage('site', '/', <span />, kept);
    keepBought(bought);
    const stored = window.localStorage.getItem('bought_quote') ?? '';
    await drawPage('site', '/', box, { ...kept, bought_quote: stored });
    expect(screen.queryByText(words.continueTitle)).toBeNull();
    expect(screen.getByRole('button', { name: words.start })).toBeDefined();
  });

  test('leads back to the quote that came after a purchase', async () => {
    const stored = JSON.stringify({ ...bought, quoteId: 'q0' });
    await drawPage('site', '/', box, { ...kept, bought_quote: stored });
    expect(screen.getByText(words.continueTitle)).toBeDefined();
  });
});
