// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  DecodeVinDocument,
  EstimatePriceRangeDocument,
  LoadCheckoutDocument,
  UpdateVehicleDocument,
} from '../../../generated/documents.ts';
import { answeringServer, Failure, refusal } from '../../../testing/answering-server.ts';
import { Checkout, linkTo, storedCheckout, storedRange, storedVehicle } from '../../../testing/checkout-scenario.tsx';
import { drawPage } from '../../../testing/draw-page.tsx';
import { VehicleScreen } from './vehicle-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const nothing = { make: null, model: null, year: null, type: null, length: null, is_chassis: false };
let version: number;
let vehicle: typeof storedVehicle;

beforeEach(() => {
  version = 7;
  vehicle = storedVehicle;
  server.answer(LoadCheckoutDocument, () => storedCheckout({ version, vehicles: [vehicle] }));
  server.answer(EstimatePriceRangeDocument, () => storedRange());
  server.answer(DecodeVinDocument, ({ vin }) => ({ decode_vin: { ...nothing, vin, status: 'unknown' } }));
  server.answer(UpdateVehicleDocument, ({ changes }) => {
    version += 1;
    vehicle = { ...vehicle, ...(changes.make && { make: changes.make }), ...(changes.year && { year: changes.year }) };
    return { update_vehicle: { vehicle_id: 'v1', quote: { version } } };
  });
});

async function draw(hash = '') {
  const person = await drawPage(
    'checkout',
    linkTo('vehicle') + hash,
    <Checkout>
      <VehicleScreen />
    </Checkout>,
  );
  await screen.findByLabelText('Model year');
  return person;
}
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const sent = () => server.sentTo(UpdateVehicleDocument);

describe('a step of checkout', () => {
  test('shows what the server has, reads it under the token of the link, and takes the token out of the address', async () => {
    await draw();
    expect([field('Model year').value, field('Make').value]).toEqual(['2021', 'Airstream']);
    expect(server.sentTo(LoadCheckoutDocument)[0]?.headers.get('x-roamly-quote-token')).toBe('t1');
    expect(window.location.search).toBe('');
  });

  test('says what a listing gave until it is confirmed', async () => {
    vehicle = { ...storedVehicle, listed: ['year', 'make'] };
    const person = await draw();
    const note = await screen.findByRole('region', { name: 'Given by your listing' });
    expect(note.textContent).toContain('year and make');
    await person.click(screen.getByRole('button', { name: 'This is right' }));
    await waitFor(() => expect(sent()[0]?.variables).toMatchObject({ changes: { confirms_listing: true } }));
  });

  test('saves by itself what was changed and nothing else, with the version that it last saw', async () => {
    const person = await draw();
    await person.clear(field('Make'));
    await person.type(field('Make'), 'Lance');
    await waitFor(() => expect(sent()).toHaveLength(1), { timeout: 3000 });
    expect(sent()[0]?.variables).toEqual({ vehicle_id: 'v1', changes: { make: 'Lance' }, version: 7 });
    await person.clear(field('Model year'));
    await person.type(field('Model year'), '2019');
    await waitFor(() => expect(sent()).toHaveLength(2), { timeout: 3000 });
    expect(sent()[1]?.variables).toEqual({ vehicle_id: 'v1', changes: { year: 2019 }, version: 8 });
  });

  test('goes on when all is saved, at once and once', async () => {
    const person = await draw();
    await person.clear(field('Make'));
    await person.type(field('Make'), 'Lance');
    await person.dblClick(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/payment'));
    expect(sent()).toHaveLength(1);
  });

  test('stays with an answer that cannot be one, says which, and does not send it', async () => {
    const person = await draw();
    await person.clear(field('Model year'));
    await person.type(field('Model year'), '21');
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    const link = await screen.findByRole('link', { name: 'Enter the model year in four digits' });
    expect(link.getAttribute('href')).toBe('#vehicle-year');
    expect(field('Model year').getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toHaveLength(0);
    expect(window.location.pathname).toBe('/checkout/vehicle');
  });

  test('shows the server’s refusal at its field, until the answer is another one', async () => {
    server.answer(UpdateVehicleDocument, () => refusal('year_too_old', 'We insure from 1990 on.', 'changes.year'));
    const person = await draw();
    await person.clear(field('Model year'));
    await person.type(field('Model year'), '1950');
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.getAllByText('We insure from 1990 on.').length).toBeGreaterThan(0));
    expect(window.location.pathname).toBe('/checkout/vehicle');
    await person.clear(field('Model year'));
    await person.type(field('Model year'), '1995');
    expect(screen.queryByText('We insure from 1990 on.')).toBeNull();
  });

  test.each([
    ['45,000.00', 4_500_000, '= $45,000', '45,000'],
    ['85k', 8_500_000, '= $85,000', '85,000'],
    ['45 000,50', 4_500_050, '= $45,000.50', '45,000.50'],
  ])('reads the value %s, says what it understood, and sends it', async (typed, cents, understood, tidied) => {
    const person = await draw();
    const value = field('What is it worth today?');
    await person.clear(value);
    await person.click(value);
    await person.paste(typed);
    expect(value.value).toBe(typed);
    expect(screen.getByText(understood)).toBeDefined();
    await person.tab();
    expect(value.value).toBe(tidied);
    await waitFor(() => expect(sent().at(-1)?.variables).toMatchObject({ changes: { rating_value: cents } }), {
      timeout: 3000,
    });
  });

  test('keeps a value that is no amount, says so at the field, and does not send it', async () => {
    const person = await draw();
    const value = field('What is it worth today?');
    await person.clear(value);
    await person.type(value, 'about 45');
    await person.tab();
    expect(value.value).toBe('about 45');
    expect(screen.getByText('Write the amount like 45,000 or 85k')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    expect(sent()).toHaveLength(0);
    expect(window.location.pathname).toBe('/checkout/vehicle');
  });

  test('asks, where Continue is pressed, for what no shape demands, and says nothing of it before', async () => {
    const missing_fields = [
      {
        path: 'vehicles.0.vin',
        step: 'vehicle',
        message: 'Enter the VIN.',
        code: 'vin_missing',
      },
    ];
    vehicle = { ...storedVehicle, type: 'class_c' };
    server.answer(LoadCheckoutDocument, () => {
      const stored = storedCheckout({ version, vehicles: [vehicle], plan: null });
      return {
        ...stored,
        checkout_state: { ...stored.checkout_state, missing_fields: vehicle.vin ? [] : missing_fields },
      };
    });
    server.answer(UpdateVehicleDocument, ({ changes }) => {
      version += 1;
      vehicle = { ...vehicle, vin: changes.vin ?? null };
      return { update_vehicle: { vehicle_id: 'v1', quote: { version } } };
    });
    const person = await draw();
    expect(screen.queryByText('Enter the VIN.')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('link', { name: 'Enter the VIN.' });
    expect(field('VIN').getAttribute('aria-invalid')).toBe('true');
    expect(window.location.pathname).toBe('/checkout/vehicle');
    await person.type(field('VIN'), '1F66F5DY0P0A12345');
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/payment'));
  });

  test('lets who has no VIN yet go on, and says when it is asked again', async () => {
    vehicle = { ...storedVehicle, type: 'class_c' };
    server.answer(UpdateVehicleDocument, ({ changes }) => {
      version += 1;
      vehicle = { ...vehicle, vin_pending: changes.vin_pending ?? null };
      return { update_vehicle: { vehicle_id: 'v1', quote: { version } } };
    });
    const person = await draw();
    await person.click(screen.getByRole('checkbox', { name: /^I don’t have the VIN yet/ }));
    expect(await screen.findByText('We show your price now and ask for the VIN before you sign.')).toBeDefined();
    await waitFor(() => expect(sent()[0]?.variables).toMatchObject({ changes: { vin_pending: true } }));
    await person.type(field(/^VIN/), '1F66F5DY0P0A12345');
    expect(screen.queryByRole('checkbox', { name: /^I don’t have the VIN yet/ })).toBeNull();
  });

  test('asks nobody for the VIN of what is towed, so that nobody has to say that there is none', async () => {
    vehicle = { ...storedVehicle, type: 'travel_trailer' };
    await draw();
    expect(screen.queryByRole('checkbox', { name: /^I don’t have the VIN yet/ })).toBeNull();
  });

  test('takes the serial number of before 1981, which may hold I, O and Q, and of no later year', async () => {
    vehicle = { ...storedVehicle, year: 1979 };
    const person = await draw();
    await person.type(field(/^VIN/), 'I31T9J1234');
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/payment'));
  });

  test('says at its field what the signature still waits for, once a plan is chosen, and stays until it is mended', async () => {
    const missing_fields = [
      { path: 'vehicles.0.vin', step: 'vehicle', message: 'Enter the VIN.', code: 'vin_missing' },
    ];
    vehicle = { ...storedVehicle, type: 'class_c' };
    server.answer(LoadCheckoutDocument, () => {
      const stored = storedCheckout({ version, vehicles: [vehicle] });
      return {
        ...stored,
        checkout_state: { ...stored.checkout_state, missing_fields: vehicle.vin ? [] : missing_fields },
      };
    });
    server.answer(UpdateVehicleDocument, ({ changes }) => {
      version += 1;
      vehicle = { ...vehicle, vin: changes.vin ?? null };
      return { update_vehicle: { vehicle_id: 'v1', quote: { version } } };
    });
    const person = await draw('#vehicle-vin');
    await waitFor(() => expect(document.activeElement).toBe(field('VIN')));
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('link', { name: 'Enter the VIN.' });
    expect(window.location.pathname).toBe('/checkout/vehicle');
    await person.type(field('VIN'), '1F66F5DY0P0A12345');
    expect(screen.queryByText('Enter the VIN.')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/payment'));
  });

  test('asks before it goes over what another tab changed', async () => {
    server.answer(UpdateVehicleDocument, () => refusal('quote_changed_elsewhere', 'Changed elsewhere.'));
    const person = await draw();
    await person.type(field('Model'), ' 22');
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('Changed somewhere else');
    expect(field('Model').value).toBe('Bambi 22');
    expect(window.location.pathname).toBe('/checkout/vehicle');
  });

  test('keeps what could not be sent in this tab', async () => {
    server.answer(UpdateVehicleDocument, () => new Failure(null, 0));
    const person = await draw();
    await person.type(field('Model'), ' 22');
    await waitFor(() => expect(JSON.stringify({ ...window.sessionStorage })).toContain('Bambi 22'));
  });
});

describe('an answer that is looked at', () => {
  const old = { code: 'vehicle_age', message: 'The vehicle is 25 model years old or older.', field: 'year' };

  test('by an underwriter first is said so at its field, with how to go on, and not that it cannot be bought', async () => {
    server.answer(EstimatePriceRangeDocument, () => storedRange({ referral_violations: [old] }));
    await draw();
    const notice = await screen.findByText(old.message);
    const whole = notice.closest('[role="status"]')?.textContent;
    expect(whole).toContain('You can go on');
    expect(whole).toContain('an underwriter looks at this');
    expect(whole).not.toContain('can’t buy');
    expect(notice.closest('[role="status"]')?.querySelector('a')?.getAttribute('href')).toMatch(/^tel:/);
  });

  test('and cannot be insured is said so, with the way out', async () => {
    const low = {
      code: 'value_below_minimum',
      message: 'We insure vehicles worth $3,000 or more.',
      field: 'rating_value',
    };
    server.answer(EstimatePriceRangeDocument, () => storedRange({ rejection_violations: [low] }));
    await draw();
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain(low.message);
    expect(notice.textContent).toContain('You can’t buy this online');
  });
});

describe('a whole VIN', () => {
  const vin = '4X4TSMH24FS123456';
  const salem = { make: 'Forest River', model: 'Salem', year: 2015, type: 'travel_trailer', length: 32 };
  const answers = (decoded: object) =>
    server.answer(DecodeVinDocument, ({ vin: requested }) => ({
      decode_vin: { ...nothing, vin: requested, status: 'decoded', ...decoded },
    }));

  test('is looked up once, and what it says is taken over by the person', async () => {
    answers(salem);
    const person = await draw();
    await person.type(field(/^VIN/), vin.toLowerCase());
    await screen.findByText('2015 Forest River Salem');
    screen.getByText('travel trailer · 32 ft');
    expect(field('Make').value).toBe('Airstream');
    await person.click(screen.getByRole('button', { name: 'Use these' }));
    await screen.findByText('Taken over');
    expect([field('Model year').value, field('Make').value, field('Model').value]).toEqual([
      '2015',
      'Forest River',
      'Salem',
    ]);
    // One save or two: what was typed before may go out on its own.
    const saved = () =>
      Object.assign({}, ...sent().map(({ variables }) => (variables as { readonly changes: object }).changes));
    await waitFor(
      () => expect(saved()).toMatchObject({ make: 'Forest River', year: 2015, manual_entry: false, length: 32 }),
      { timeout: 3000 },
    );
    expect(server.sentTo(DecodeVinDocument).map(({ variables }) => variables)).toEqual([{ vin, year: 2021 }]);
  });

  test('of another class than was chosen says so', async () => {
    answers({ ...salem, type: 'fifth_wheel' });
    const person = await draw();
    await person.type(field(/^VIN/), vin);
    await screen.findByText('The VIN says fifth wheel, and you chose travel trailer. Check which it is.');
  });

  test('of a chassis offers its year alone', async () => {
    answers({ make: 'Ford', model: 'Motorhome Chassis', year: 2015, type: 'class_a', is_chassis: true });
    const person = await draw();
    await person.type(field(/^VIN/), '1F66F5DY2F0A12345');
    await screen.findByText(/VIN of the chassis, a 2015 Ford Motorhome Chassis/);
    expect(screen.queryByRole('button', { name: 'Use these' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Use 2015' }));
    expect([field('Model year').value, field('Make').value]).toEqual(['2015', 'Airstream']);
  });

  test.each([
    ['unknown', () => ({ decode_vin: { ...nothing, vin, status: 'unknown' } }), /^We know nothing of this VIN/],
    ['not answered', () => new Failure(null, 503), /^The VIN could not be looked up now/],
  ] as const)('that is %s goes on by hand, with the year that its rule gives', async (_how, answer, says) => {
    server.answer(DecodeVinDocument, answer);
    const person = await draw();
    await person.type(field(/^VIN/), vin);
    await screen.findByText(says);
    screen.getByRole('button', { name: 'Use 2015' });
  });

  test('with a wrong check digit is not looked up', async () => {
    const person = await draw();
    await person.type(field(/^VIN/), '4X4TSMH25FS123456');
    await waitFor(() => expect(sent()).toHaveLength(1), { timeout: 3000 });
    expect(server.sentTo(DecodeVinDocument)).toEqual([]);
  });
});

test('a year brings what such a vehicle is typically worth, and what that rests on', async () => {
  const person = await draw();
  const typical = await screen.findByText('Typical for a 2021 travel trailer: $41,000 – $68,000');
  await person.click(typical);
  screen.getByText(/^From demonstration figures, not a market’s: the price new of what Airstream makes, less 20%/);
  await person.clear(field('Model year'));
  expect(screen.queryByText(/^Typical/)).toBeNull();
});
