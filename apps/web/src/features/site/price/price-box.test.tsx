// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepBought } from '../../../data/quote/bought-quote.ts';
import {
  JoinWaitlistDocument,
  LoadKeptQuoteDocument,
  LoadKeptRangeDocument,
  LoadSampleRangesDocument,
  LoadSoldLinesDocument,
  RenewQuoteLinkDocument,
} from '../../../generated/documents.ts';
import { answeringServer, Failure, refusal } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { PriceBox } from './price-box.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

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
  perTerm: 'for {months} months',
  continueNamed: 'Continue: {name}',
  continueProgress: '{percent}% answered',
  continueEnded: 'Its offer has ended.',
  continueStands: 'See how it stands.',
  linkTitle: 'You had a quote in this browser',
  linkBody: 'Its link can go to the address on it.',
  linkSend: 'Send me the link',
  linkSent: 'The link is on its way.',
  linkFailed: 'That did not work.',
};
const classes = [{ value: 'class_c', label: 'Class C', rig: null }] as const;
const box = <PriceBox words={words} classes={classes} scene={null} />;
const server = answeringServer();
const ranges = { year: 2023, value: 9_500_000, low: 81_200, high: 124_000 };
beforeEach(() => {
  server.answer(LoadSampleRangesDocument, () => ({
    sample_ranges: { ...place, ranges: [{ vehicle_class: 'class_c', ...ranges }] },
  }));
  server.answer(LoadKeptQuoteDocument, () => ({ quotes_by_pk: quote, checkout_state: open }));
  server.answer(LoadKeptRangeDocument, () => ({ price_range: price }));
});
const place = { effective_date: '2026-11-23', version: '2026.1', currency: 'USD', closed_to: null, message: null };
const view = { vehicle_id: 'v1', year: 2021, make: 'Winnebago', model: 'View', type: 'class_c', length: 25 };
const quote = { quote_id: 'q1', policy_duration_months: 12, vehicles: [view] };
const open = { screen: null, next: 'use', percent: 42 };
const price = { low: 101_000, high: 116_000, currency: 'USD' };
const saved = { quote_id: 'q1', quote_token: 't1' };
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

  test('says at its field that nobody knows the code, and goes nowhere with it', async () => {
    const message = 'We can’t find that ZIP code. Check it.';
    server.answer(LoadSampleRangesDocument, () => refusal('postal_code_unknown', message, 'postal_code'));
    const person = await drawPage('site', '/', box);
    await person.type(screen.getByLabelText(words.postalCode), '00000');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    await person.click(screen.getByRole('button', { name: words.start }));
    expect(document.activeElement).toBe(screen.getByLabelText(words.postalCode));
  });

  test('keeps the address of who would buy where nothing is sold, and leads to what is', async () => {
    const message = 'We do not sell this in Hawaii yet.';
    server.answer(LoadSampleRangesDocument, () => ({
      sample_ranges: { ...place, version: null, closed_to: 'all', message, ranges: [] },
    }));
    const roadside = { provider: 'roadside', name: 'Roadside Assistance', about: 'A tow.', way: 'checkout' };
    server.answer(LoadSoldLinesDocument, () => ({ sold_lines: [roadside] }));
    server.answer(JoinWaitlistDocument, ({ email }) => ({ join_waitlist: { email } }));
    const person = await drawPage('site', '/', box);
    await person.type(screen.getByLabelText(words.postalCode), '96701');
    await person.click(screen.getByRole('radio', { name: 'Class C' }));
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.queryByRole('button', { name: words.start })).toBeNull();
    const way = await screen.findByRole('link', { name: 'Roadside Assistance' });
    expect(way.getAttribute('href')).toContain('line=roadside&postal_code=96701');
    await person.type(await screen.findByLabelText('E-mail'), 'ada@example.com{Enter}');
    expect(await screen.findByText(/We have kept ada@example.com/)).toBeDefined();
    expect(server.sentTo(JoinWaitlistDocument)[0]?.variables).toMatchObject({ vehicle_class: 'class_c' });
  });

  test('goes on with a quote that waits: its vehicle, its price and its step stand in place of the form', async () => {
    await drawPage('site', '/', box, saved);
    expect(await screen.findByText('Continue: 2021 Winnebago View')).toBeDefined();
    expect(await screen.findByText(/^\$1,010\s–\s\$1,160$/)).toBeDefined();
    expect(screen.getByText(words.perYear)).toBeDefined();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42');
    expect(screen.getByRole('link', { name: words.continue }).getAttribute('href')).toBe('/checkout/use');
    expect(screen.queryByLabelText(words.postalCode)).toBeNull();
    expect(server.sentTo(LoadKeptQuoteDocument)[0]?.headers.get('x-roamly-quote-token')).toBe('t1');
  });

  test('goes on with it all the same where nobody answers, and lets go of it for something else', async () => {
    server.answer(LoadKeptQuoteDocument, () => new Failure(null, 0));
    const person = await drawPage('site', '/', box, saved);
    expect((await screen.findByRole('link', { name: words.continue })).getAttribute('href')).toBe('/checkout/start');
    await person.click(screen.getByRole('button', { name: words.another }));
    expect(document.querySelector<HTMLInputElement>('[name="anew"]')?.value).toBe('1');
  });

  test('has the link sent to the address on a quote whose token is gone or opens nothing any more', async () => {
    server.answer(RenewQuoteLinkDocument, () => ({ renew_quote_link: { sent: true } }));
    const person = await drawPage('site', '/', box, { quote_id: 'q1' });
    await person.click(await screen.findByRole('button', { name: words.linkSend }));
    expect(await screen.findByText(words.linkSent)).toBeDefined();
    expect(server.sentTo(RenewQuoteLinkDocument)[0]?.variables).toEqual({ quote_id: 'q1' });
    expect(screen.getByLabelText(words.postalCode)).toBeDefined();
  });

  test('offers the form where the token of the browser opens nothing any more', async () => {
    server.answer(LoadKeptQuoteDocument, () => new Failure({ errors: [{ message: 'No.' }] }, 401));
    await drawPage('site', '/', box, saved);
    expect(await screen.findByText(words.linkTitle)).toBeDefined();
    expect(screen.getByLabelText(words.postalCode)).toBeDefined();
  });

  test('knows that a quote which was bought waits no longer', async () => {
    await drawPage('site', '/', <span />, saved);
    keepBought(bought);
    const stored = window.localStorage.getItem('bought_quote') ?? '';
    await drawPage('site', '/', box, { ...saved, bought_quote: stored });
    expect(screen.queryByText(words.continueTitle)).toBeNull();
    expect(screen.getByRole('button', { name: words.start })).toBeDefined();
  });

  test('leads back to the quote that came after a purchase', async () => {
    const stored = JSON.stringify({ ...bought, quoteId: 'q0' });
    await drawPage('site', '/', box, { ...saved, bought_quote: stored });
    expect(await screen.findByText('Continue: 2021 Winnebago View')).toBeDefined();
  });
});
