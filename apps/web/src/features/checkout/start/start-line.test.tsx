// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  EstimatePriceRangeDocument,
  JoinWaitlistDocument,
  LoadCheckoutDocument,
  LoadClosedPlaceDocument,
  LoadSoldLinesDocument,
  StartExternalQuoteDocument,
  StartQuoteDocument,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { Checkout, storedCheckout, storedRange } from '../../../testing/checkout-scenario.tsx';
import { drawPage } from '../../../testing/draw-page.tsx';
import { StepGate } from '../frame/step-gate.tsx';
import { lineOfAddress } from './start-line.ts';
import { startLines } from './start-lines.ts';
import { StartScreen } from './start-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const saved = { quote_id: 'q1', quote_token: 't1' };
const lines = await startLines('en-us');
const page = (
  <Checkout>
    <StartScreen lines={lines} />
  </Checkout>
);
const started = () => server.sentTo(StartQuoteDocument).map(({ variables }) => variables);

beforeEach(() => {
  server.answer(LoadCheckoutDocument, () => storedCheckout());
  server.answer(EstimatePriceRangeDocument, () => storedRange());
  server.answer(LoadSoldLinesDocument, () => ({ sold_lines: [] }));
  server.answer(StartQuoteDocument, () => ({ start_quote: { quote_id: 'q1', quote_token: 't1' } }));
});

describe('the lines that a first step knows', () => {
  test('are all but the first, in the language of the page, as plain data', async () => {
    const french = await startLines('fr-ca');
    expect(Object.keys(lines)).toHaveLength(13);
    expect(lines['boat']).toMatchObject({ name: 'Boat', way: 'checkout' });
    expect(french['boat']?.name).toBe('Bateau');
    expect(lines['boat']?.kinds).toContainEqual({ value: 'pontoon', label: 'Pontoon boat' });
    expect(lines['safeco']).toMatchObject({ name: 'Safeco', way: 'elsewhere', kinds: [] });
    expect(lines['safeco']?.about).toContain('own pages');
    expect(lines['pro']).toMatchObject({ way: 'enquiry', kinds: [] });
    expect(JSON.parse(JSON.stringify(lines))).toEqual(lines);
  });

  test.each([
    ['?line=boat', 'boat'],
    ['?line=personal', null],
    ['?line=yacht', null],
    ['?line=constructor', null],
    ['?line=', null],
    ['', null],
  ])('the address %j asks for %j', (search, expected) => {
    expect(lineOfAddress(search, lines)).toBe(expected);
  });
});

const startedBoat = () => {
  const stored = storedCheckout({ provider: 'boat' });
  const steps = [{ id: 'boats', answered: false, reached: true, after: 'boats' }];
  return { ...stored, checkout_state: { ...stored.checkout_state, next: 'boats', steps } };
};

describe('the first step of another line', () => {
  test('asks what it insures, and begins its quote', async () => {
    server.answer(LoadCheckoutDocument, startedBoat);
    const person = await drawPage('checkout', '/checkout/start?line=boat', page);
    await screen.findByRole('heading', { name: 'Boat' });
    expect(screen.queryByRole('radio', { name: /^Fifth wheel/ })).toBeNull();
    await person.type(screen.getByLabelText(/^ZIP or postal/), '97701');
    await person.click(screen.getByRole('radio', { name: 'Pontoon boat' }));
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/line/boat/boats'));
    expect(started()[0]).toMatchObject({ provider: 'boat', postal_code: '97701', vehicle_class: 'pontoon' });
  });

  test('takes the kind that an address brings from its own kinds alone', async () => {
    server.answer(LoadCheckoutDocument, startedBoat);
    await drawPage('checkout', '/checkout/start?line=boat&postal_code=97701&vehicle_class=pontoon', page);
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/line/boat/boats'));
    expect(started()[0]).toMatchObject({ provider: 'boat', vehicle_class: 'pontoon' });
  });

  test('is a quote beside the one that the browser keeps of another line', async () => {
    await drawPage('checkout', '/checkout/start?line=boat', page, saved);
    await screen.findByRole('radio', { name: 'Pontoon boat' });
    expect(started()).toEqual([]);
  });

  test('that nobody here sells says so', async () => {
    server.answer(StartQuoteDocument, () => refusal('product_not_found', 'We do not sell this line yet.', 'provider'));
    await drawPage('checkout', '/checkout/start?line=boat&postal_code=97701&vehicle_class=pontoon', page);
    await screen.findByText('We do not sell this line yet.');
  });
});

describe('a line that is not sold here', () => {
  test('of a carrier says plainly who sells it, and the place says whether it does there', async () => {
    server.answer(StartExternalQuoteDocument, () =>
      refusal('product_not_live', 'They do not sell this in Ohio.', 'postal_code'),
    );
    const person = await drawPage('checkout', '/checkout/start?line=aviva&postal_code=44101', page);
    await screen.findByText(/^Aviva prices and sells this on its own pages/);
    await person.click(screen.getByRole('button', { name: 'Go to Aviva' }));
    await screen.findByText('They do not sell this in Ohio.');
    expect(screen.getByLabelText(/^ZIP or postal/).getAttribute('aria-invalid')).toBe('true');
    expect(server.sentTo(StartExternalQuoteDocument)[0]?.variables).toEqual({
      provider: 'aviva',
      postal_code: '44101',
      partner: null,
    });
    expect(started()).toEqual([]);
  });

  test('of a carrier leads there, and to nothing that is not encrypted', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const answer = (external_url: string) =>
      server.answer(StartExternalQuoteDocument, () => ({
        start_external_quote: { external_quote_id: 'x1', external_url },
      }));
    answer('javascript:alert(1)');
    const person = await drawPage('checkout', '/checkout/start?line=aviva', page);
    await person.type(await screen.findByLabelText(/^ZIP or postal/), 'K1A 0B1');
    await person.click(screen.getByRole('button', { name: 'Go to Aviva' }));
    await waitFor(() => expect(server.sentTo(StartExternalQuoteDocument)).toHaveLength(1));
    expect(assign).not.toHaveBeenCalled();
    answer('https://aviva.example/?ref=x1');
    await drawPage('checkout', '/checkout/start?line=aviva', page);
    await person.click((await screen.findAllByRole('button', { name: 'Go to Aviva' })).at(-1) ?? document.body);
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://aviva.example/?ref=x1'));
    assign.mockRestore();
  });

  test('but by agents leads to the enquiry', async () => {
    await drawPage('checkout', '/checkout/start?line=car_share', page);
    const link = await screen.findByRole('link', { name: 'Send an enquiry' });
    expect(link.getAttribute('href')).toBe('/protection/car-share#enquiry');
  });
});

describe('a place that was closed while a quote is open', () => {
  const message = 'We do not sell this in Oregon yet.';
  const missing_fields = [
    { path: 'vehicles.0.garaging_postal_code', step: 'start', message, code: 'product_not_live' },
  ];
  const gated = (
    <Checkout>
      <StepGate place="use">
        <p>The step</p>
      </StepGate>
    </Checkout>
  );

  test('is said at whatever step, with what is sold there', async () => {
    server.answer(LoadCheckoutDocument, () => {
      const stored = storedCheckout();
      return { ...stored, checkout_state: { ...stored.checkout_state, closed: true } };
    });
    server.answer(LoadClosedPlaceDocument, () => ({ checkout_state: { moratoriums: [], missing_fields } }));
    server.answer(LoadSoldLinesDocument, () => ({
      sold_lines: [{ provider: 'boat', name: 'Boat', about: 'Boats.', way: 'checkout' }],
    }));
    await drawPage('checkout', '/checkout/use', gated, saved);
    const ask = await screen.findByRole('region', { name: 'We do not sell this there yet' });
    expect(ask.textContent).toContain(message);
    expect((await screen.findByRole('link', { name: 'Boat' })).getAttribute('href')).toContain('line=boat');
    expect(screen.getByText('The step')).toBeDefined();
  });

  test('is a pause of new cover, until when, with an address to be told at', async () => {
    const sent: unknown[] = [];
    server.answer(LoadCheckoutDocument, () => {
      const stored = storedCheckout();
      return { ...stored, checkout_state: { ...stored.checkout_state, closed: true } };
    });
    const paused = {
      name: 'Hurricane Odette',
      notice: 'A hurricane is near.',
      ends: '2026-09-12T22:00:00Z',
      notice_language: 'en',
      time_zone: 'America/New_York',
    };
    server.answer(LoadClosedPlaceDocument, () => ({ checkout_state: { moratoriums: [paused], missing_fields: [] } }));
    server.answer(JoinWaitlistDocument, (variables) => {
      sent.push(variables);
      return { join_waitlist: { email: 'ada@example.com' } };
    });
    const user = await drawPage('checkout', '/checkout/use', gated, saved);
    const ask = await screen.findByRole('region', { name: 'New cover is paused here: Hurricane Odette' });
    expect(ask.textContent).toContain('A hurricane is near.');
    expect(ask.textContent).toMatch(/Until Saturday, September 12 at 6:00\sPM EDT/);
    await user.type(screen.getByLabelText('E-mail'), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Tell me when it ends' }));
    expect(await screen.findByText('We write to ada@example.com when it ends.')).toBeDefined();
    expect(sent).toMatchObject([{ email: 'ada@example.com', source: 'checkout' }]);
  });
});
