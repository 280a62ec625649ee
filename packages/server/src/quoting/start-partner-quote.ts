import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import type { MutationInputs } from '../generated/operations.ts';
import { operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { organizationForNewQuote } from '../organizations/find-organization.ts';
import { readVehicle } from './editing/vehicle-columns.ts';
import { loadQuote } from './quote-store.ts';
import { beginQuote } from './start-quote.ts';

type Listing = MutationInputs['start_partner_quote']['listing'];

/** Writes what a listing says of the first vehicle of a new quote; what cannot be so is left to its customer. */
async function fillFromListing(work: Work, quoteId: string, listing: Listing): Promise<void> {
  const { quote } = await loadQuote(work, quoteId);
  const [vehicle] = quote.vehicles;
  if (!vehicle) return;
  const today = work.today(quote.timeZone);
  let said: Listing = Object.fromEntries(Object.entries(listing).filter(([, value]) => value !== null && value !== ''));
  for (;;) {
    const { problems, columns } = readVehicle(said, vehicle, quote, today);
    const refused = new Set(problems.map(({ field }) => field?.split('.').at(-1)));
    const left = Object.fromEntries(Object.entries(said).filter(([name]) => !refused.has(name)));
    const listed = Object.keys(left);
    if (problems.length === 0) {
      if (listed.length === 0) return;
      await work.tx
        .updateTable('vehicles')
        .set({ ...columns, listed })
        .where('vehicle_id', '=', vehicle.vehicleId)
        .execute();
      return;
    }
    // A problem of nothing that was said is one of all of it.
    if (listed.length === Object.keys(said).length) return;
    said = left;
  }
}

export const startPartnerQuote = operation({
  name: 'start_partner_quote',
  permission: permissionFor('start_quote'),
  organization: ({ partner }, arrival) => organizationForNewQuote(arrival, partner ?? null),
  example: { postal_code: '43215', vehicle_class: 'travel_trailer', listing: { year: 2021, make: 'Airstream' } },
  badInput: [
    { input: { postal_code: '' }, code: 'postal_code_missing', field: 'postal_code' },
    { input: { vehicle_class: 'spaceship' }, code: 'not_insured_by_line', field: 'vehicle_class' },
  ],
  run(work) {
    const { listing, ...begun } = work.input;
    const input = { ...begun, provider: 'personal', marketing_source: 'partner', application: false };
    return beginQuote(work, input, (quoteId) => fillFromListing(work, quoteId, listing));
  },
});
