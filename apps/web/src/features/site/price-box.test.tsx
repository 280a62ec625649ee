// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { keepBought } from '../../data/bought-quote.ts';
import { drawPage } from '../../testing/draw-page.tsx';
import { PriceBox } from './price-box.tsx';

vi.mock('next/navigation', () => import('../../testing/fake-navigation.ts'));

const words = {
  title: 'What would it cost?',
  postalCode: 'ZIP or postal code',
  postalCodeMissing: 'Enter the ZIP or postal code where it is kept',
  vehicleClass: 'What do you drive or tow?',
  start: 'See my price range',
  continueTitle: 'Your quote is waiting',
  continueBody: 'Go on where you left off.',
  continue: 'Continue my quote',
  another: 'Price something else',
};
const box = <PriceBox words={words} classes={[{ value: 'class_c', label: 'Class C' }]} first="class_c" scene={null} />;
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
