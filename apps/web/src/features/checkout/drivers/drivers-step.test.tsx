// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  CreateEntityDocument,
  DeleteEntityDocument,
  EstimatePriceRangeDocument,
  LoadCheckoutDocument,
  LoadDriversDocument,
  UpdateDeclarationsDocument,
  UpdateEntityDocument,
  UpdateNamedInsuredDocument,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { Checkout, linkTo, storedCheckout, storedRange, storedVehicle } from '../../../testing/checkout-scenario.tsx';
import { drawPage } from '../../../testing/draw-page.tsx';
import type { StoredDriver } from './driver-answers.ts';
import { DriversScreen } from './drivers-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const ada = {
  entity_id: 'e1',
  first_name: 'Ada',
  last_name: 'Moreno',
  email: 'ada@example.com',
  phone: null,
  birthdate: '1968-03-09',
  license_administrative_area: null,
  rv_driving_experience_years: 9,
  answers: {},
};
const mia: StoredDriver = {
  entity_id: 'd1',
  first_name: 'Mia',
  last_name: 'Okonkwo',
  birthdate: '1999-04-02',
  license_administrative_area: 'OR',
  rv_driving_experience_years: 3,
};
const clean = { at_fault: 0, major: 0, minor: 0, speeding: 0 };
let drivers: StoredDriver[];
let missing: { path: string; step: string; message: string; code: string }[];
let version: number;

beforeEach(() => {
  [drivers, missing, version] = [[], [], 7];
  server.answer(LoadCheckoutDocument, () => {
    const vehicles = [{ ...storedVehicle, type: 'class_c' }];
    const stored = storedCheckout({ version, vehicles, entities: [ada], declarations: { incidents: clean } });
    return { ...stored, checkout_state: { ...stored.checkout_state, missing_fields: missing } };
  });
  server.answer(EstimatePriceRangeDocument, () => storedRange());
  server.answer(LoadDriversDocument, () => ({ quotes_by_pk: { quote_id: 'q1', entities: drivers } }));
  const entity = (entity_id: string) => ({ entity_id, quote: { version: (version += 1) } });
  server.answer(UpdateNamedInsuredDocument, () => ({ update_named_insured: entity('e1') }));
  server.answer(UpdateDeclarationsDocument, () => ({
    update_declarations: { quote_id: 'q1', version: (version += 1) },
  }));
  server.answer(CreateEntityDocument, () => {
    drivers = [...drivers, mia];
    return { create_entity: entity('d1') };
  });
  server.answer(UpdateEntityDocument, () => ({ update_entity: entity('d1') }));
  server.answer(DeleteEntityDocument, () => {
    drivers = [];
    return { delete_entity: entity('d1') };
  });
});

async function draw() {
  const page = (
    <Checkout>
      <DriversScreen />
    </Checkout>
  );
  const person = await drawPage('checkout', linkTo('drivers'), page);
  await screen.findByLabelText('Years you have driven an RV');
  return person;
}
type Hands = Awaited<ReturnType<typeof draw>>;
const goOn = () => screen.getByRole('button', { name: 'Continue' });
const cards = () => screen.findByRole('list', { name: 'Who else drives it?' });

async function nameMia(person: Hands) {
  await person.click(await screen.findByRole('button', { name: /^Add a/ }));
  const form = within(await screen.findByRole('group', { name: 'A new driver' }));
  await person.type(form.getByLabelText('First name'), 'Mia');
  await person.type(form.getByLabelText('Last name'), 'Okonkwo');
  await person.selectOptions(form.getByLabelText('Month'), 'April');
  await person.type(form.getByLabelText('Day'), '2');
  await person.type(form.getByLabelText('Year'), '1999');
  await person.type(form.getByLabelText('Years of driving an RV'), '3');
  return form;
}

describe('the driving of the person insured', () => {
  test('is saved as it is answered, the state beside the number of the license', async () => {
    const person = await draw();
    const issuer = screen.getByLabelText<HTMLSelectElement>('State or province');
    expect(issuer.value).toBe('OR');
    await person.selectOptions(issuer, 'ON');
    await waitFor(() => expect(server.sentTo(UpdateNamedInsuredDocument)).toHaveLength(1));
    expect(server.sentTo(UpdateNamedInsuredDocument)[0]?.variables).toMatchObject({
      changes: { license_administrative_area: 'ON' },
    });
    const speeding = screen.getByLabelText('Speeding tickets');
    await person.clear(speeding);
    await person.type(speeding, '2');
    await waitFor(() => expect(server.sentTo(UpdateDeclarationsDocument)).toHaveLength(1), { timeout: 3000 });
    expect(server.sentTo(UpdateDeclarationsDocument)[0]?.variables).toMatchObject({
      declarations: { incidents: { ...clean, speeding: 2 } },
    });
  });

  test('keeps nobody who presses Continue by what was missing before the last answer was read', async () => {
    missing = [
      { path: 'named_insured.rv_driving_experience_years', step: 'drivers', message: 'Say how long.', code: 'missing' },
    ];
    const person = await draw();
    await screen.findByText('Say how long.');
    missing = [];
    await person.click(goOn());
    await waitFor(() => expect(window.location.pathname).not.toBe('/checkout/drivers'));
  });

  test('says at its field what is missing of it, and not what is missing of others', async () => {
    missing = [
      { path: 'drivers.1.license_number', step: 'drivers', message: 'Enter the number.', code: 'license_missing' },
    ];
    drivers = [mia];
    await draw();
    expect(within(await cards()).getByText('Enter the number.')).toBeDefined();
    expect(screen.getByText('We have it. Type it again to change it.')).toBeDefined();
    expect(screen.getByLabelText('Driver’s license number').getAttribute('aria-invalid')).toBeNull();
  });
});

describe('who drives besides', () => {
  test('is added as a card', async () => {
    const person = await draw();
    await nameMia(person);
    expect(server.sentTo(CreateEntityDocument)).toHaveLength(0);
    await person.click(screen.getByRole('button', { name: 'Save this driver' }));
    expect(within(await cards()).getByText('Mia Okonkwo')).toBeDefined();
    // The keyboard does not begin anew at the top of the page.
    expect(document.activeElement?.textContent).toBe('Who else drives it?');
    expect(server.sentTo(CreateEntityDocument)[0]?.variables).toMatchObject({
      quote_id: 'q1',
      entity_relationship: 'driver',
      location: null,
      version: 7,
      entity: {
        entity_type: 'person',
        first_name: 'Mia',
        birthdate: '1999-04-02',
        rv_driving_experience_years: 3,
      },
    });
  });

  test('is saved by going on, and keeps whoever forgot something', async () => {
    const person = await draw();
    const form = await nameMia(person);
    await person.clear(form.getByLabelText('Last name'));
    await person.click(goOn());
    expect(await screen.findByText('Enter the last name')).toBeDefined();
    expect(document.activeElement).toBe(form.getByLabelText('Last name'));
    expect(window.location.pathname).toBe('/checkout/drivers');
    await person.type(form.getByLabelText('Last name'), 'Okonkwo');
    await person.click(goOn());
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/payment'));
    expect(server.sentTo(CreateEntityDocument)).toHaveLength(1);
  });

  test('is forgotten where nothing was typed', async () => {
    const person = await draw();
    await person.click(await screen.findByRole('button', { name: 'Add a driver' }));
    await person.click(goOn());
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/payment'));
    expect(server.sentTo(CreateEntityDocument)).toHaveLength(0);
  });

  test('who was being typed is there again when the page is', async () => {
    const person = await draw();
    await nameMia(person);
    const stored = JSON.stringify({ ...window.sessionStorage });
    expect(stored).toContain('Mia');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Mia');
  });

  test('shows the server’s refusal at its field', async () => {
    server.answer(CreateEntityDocument, () =>
      refusal('driver_too_young', 'A driver is 16 or older.', 'entity.birthdate'),
    );
    const person = await draw();
    await nameMia(person);
    await person.click(screen.getByRole('button', { name: 'Save this driver' }));
    expect(await screen.findByText('A driver is 16 or older.')).toBeDefined();
  });

  test('is changed, and taken off once that is said twice', async () => {
    drivers = [mia];
    const person = await draw();
    const card = within(await cards());
    await person.click(card.getByRole('button', { name: /^Edit/ }));
    const years = screen.getByLabelText('Years of driving an RV');
    await person.clear(years);
    await person.type(years, '4');
    await person.click(screen.getByRole('button', { name: 'Save this driver' }));
    await waitFor(() => expect(server.sentTo(UpdateEntityDocument)).toHaveLength(1));
    expect(server.sentTo(UpdateEntityDocument)[0]?.variables).toMatchObject({
      entity_id: 'd1',
      changes: { rv_driving_experience_years: 4 },
    });
    await person.click(await card.findByRole('button', { name: /^Take off/ }));
    expect(server.sentTo(DeleteEntityDocument)).toHaveLength(0);
    await person.click(card.getByRole('button', { name: 'Take off' }));
    await waitFor(() => expect(screen.queryByText('Mia Okonkwo')).toBeNull());
    expect(document.activeElement?.textContent).toBe('Who else drives it?');
  });
});
