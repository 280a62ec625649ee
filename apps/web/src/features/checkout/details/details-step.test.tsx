// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  CreateEntityDocument,
  DeleteEntityDocument,
  EstimatePriceRangeDocument,
  LoadCheckoutDocument,
  UpdateEntityDocument,
  UpdateVehicleDocument,
} from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { Checkout, linkTo, storedCheckout, storedRange, storedVehicle } from '../../../testing/checkout-scenario.tsx';
import { drawPage } from '../../../testing/draw-page.tsx';
import { DetailsScreen } from './details-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const bank = {
  entity_id: 'b1',
  business_name: 'First Bank',
  first_name: null,
  last_name: null,
  location: {
    line_1: '1 Main Street',
    locality: 'Columbus',
    postal_code: '43215',
  },
};
let version: number;
let vehicles: (typeof storedVehicle)[];

beforeEach(() => {
  version = 7;
  vehicles = [storedVehicle];
  server.answer(LoadCheckoutDocument, () => storedCheckout({ version, vehicles }));
  server.answer(EstimatePriceRangeDocument, () => storedRange());
  server.answer(UpdateVehicleDocument, ({ vehicle_id, changes }) => {
    version += 1;
    vehicles = vehicles.map((one) =>
      one.vehicle_id === vehicle_id
        ? {
            ...one,
            salvage_title: changes.salvage_title ?? one.salvage_title,
            financed: changes.financed ?? one.financed,
            lienholder: changes.lienholder_id === undefined ? one.lienholder : changes.lienholder_id ? bank : null,
          }
        : one,
    );
    return { update_vehicle: { vehicle_id, quote: { version } } };
  });
  const entity = () => ({ entity_id: 'b1', quote: { version: (version += 1) } });
  server.answer(CreateEntityDocument, () => ({ create_entity: entity() }));
  server.answer(UpdateEntityDocument, () => ({ update_entity: entity() }));
  server.answer(DeleteEntityDocument, () => ({ delete_entity: entity() }));
});

async function draw(more = '') {
  const page = (
    <Checkout>
      <DetailsScreen />
    </Checkout>
  );
  const person = await drawPage('checkout', linkTo('details') + more, page);
  await screen.findByRole('group', { name: /salvage title/ });
  return person;
}
const choice = (question: RegExp, answer: string) =>
  within(screen.getByRole('group', { name: question })).getByRole('radio', { name: answer });
const goOn = () => screen.getByRole('button', { name: 'Continue' });
const changes = () =>
  server.sentTo(UpdateVehicleDocument).map(({ variables }) => (variables as { changes: object }).changes);

describe('the papers of a vehicle', () => {
  test('are answered with two words, and ask for nothing more', async () => {
    const person = await draw();
    await person.click(choice(/salvage title/, 'No'));
    await person.click(choice(/loan or a lease/, 'No'));
    await person.click(goOn());
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/payment'));
    expect(Object.assign({}, ...changes())).toEqual({ salvage_title: false, financed: false });
    expect(screen.queryByLabelText('What did you pay for it?')).toBeNull();
  });

  test('with a salvage title are said to be looked at, and keep nobody', async () => {
    const person = await draw();
    await person.click(choice(/salvage title/, 'Yes'));
    expect(await screen.findByText('An underwriter looks at it first')).toBeDefined();
  });

  test('are not left before both are answered', async () => {
    const person = await draw();
    await person.click(goOn());
    expect(await screen.findAllByRole('link', { name: 'Answer with yes or no' })).toHaveLength(2);
    expect(window.location.pathname).toBe('/checkout/details');
  });

  test('ask what was paid where that settles a total loss', async () => {
    vehicles = [{ ...storedVehicle, rating_value_type: 'purchase_price' }];
    const person = await draw();
    await person.type(screen.getByLabelText('What did you pay for it?'), '58000');
    await waitFor(() => expect(changes().at(-1)).toEqual({ purchase_price: 5_800_000 }), { timeout: 3000 });
  });
});

describe('who holds the loan', () => {
  const fields = { 'Name of the bank or lender': 'First Bank', 'Street and number': '1 Main Street' };

  test('is named once all of it is there, and put on the vehicle', async () => {
    const person = await draw();
    await person.click(choice(/loan or a lease/, 'Yes'));
    for (const [label, text] of Object.entries({ ...fields, City: 'Columbus' })) {
      await person.type(screen.getByLabelText(label), text);
    }
    expect(server.sentTo(CreateEntityDocument)).toHaveLength(0);
    await person.type(screen.getByLabelText('ZIP or postal code'), '43215');
    await waitFor(() => expect(changes().at(-1)).toMatchObject({ lienholder_id: 'b1' }), { timeout: 3000 });
    expect(server.sentTo(CreateEntityDocument).map(({ variables }) => variables)).toMatchObject([
      {
        quote_id: 'q1',
        entity_relationship: 'lienholder',
        entity: {
          entity_type: 'business',
          business_name: 'First Bank',
        },
        location: {
          line_1: '1 Main Street',
          locality: 'Columbus',
          postal_code: '43215',
        },
      },
    ]);
  });

  test('is written over where they are known already', async () => {
    vehicles = [{ ...storedVehicle, salvage_title: false, financed: true, lienholder: bank }];
    const person = await draw();
    await person.type(screen.getByLabelText('Name of the bank or lender'), ' of Ohio');
    await waitFor(() => expect(server.sentTo(UpdateEntityDocument)).toHaveLength(1), { timeout: 3000 });
    expect(server.sentTo(UpdateEntityDocument)[0]?.variables).toMatchObject({
      entity_id: 'b1',
      changes: { business_name: 'First Bank of Ohio' },
    });
    expect(changes()).toEqual([]);
  });

  test('leaves the quote with the loan', async () => {
    vehicles = [{ ...storedVehicle, salvage_title: false, financed: true, lienholder: bank }];
    const person = await draw();
    await person.click(choice(/loan or a lease/, 'No'));
    await waitFor(() => expect(server.sentTo(DeleteEntityDocument)).toHaveLength(1));
    expect(changes()).toEqual([{ financed: false, lienholder_id: null }]);
  });

  test('of another vehicle of the quote is chosen, and asked for no more', async () => {
    const financed = { ...storedVehicle, vehicle_id: 'v2', salvage_title: false, financed: true, lienholder: bank };
    vehicles = [storedVehicle, financed];
    const person = await draw('&vehicle=v1');
    await person.click(choice(/loan or a lease/, 'Yes'));
    await person.click(await screen.findByRole('radio', { name: 'First Bank' }));
    await waitFor(() => expect(changes().at(-1)).toEqual({ lienholder_id: 'b1' }));
    expect(screen.queryByLabelText('Name of the bank or lender')).toBeNull();
    expect(server.sentTo(CreateEntityDocument)).toHaveLength(0);
  });
});
