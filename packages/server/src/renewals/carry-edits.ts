import { descriptionOf, describedAs } from '@roadworthy/core/changes/description.ts';
import type { Delta, Description } from '@roadworthy/core/changes/delta.ts';
import type { PaymentTerm } from '@roadworthy/core/products/vocabulary.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { editsAgain } from '@roadworthy/core/renewals/edits-again.ts';
import { nextTermOf, type TimePassed } from '@roadworthy/core/renewals/next-term.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { identifiedIn } from '../changes/change-drivers.ts';
import { identifiedAgain } from '../changes/later-changes.ts';
import { writeRows } from '../changes/write-draft.ts';
import type { Work } from '../kernel/work.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import type { Renewal } from './renewal-store.ts';

/** What somebody edited of an offer that is described anew. */
export type OfferEdits = {
  readonly unedited: Description;
  readonly edited: Description;
  /** How the next term was to be paid, where that was edited; else null. */
  readonly paymentTerm: PaymentTerm | null;
  readonly offer: Quote;
};

/** What was edited of an offer as it stands; null where nothing was described yet. */
export async function editsOf(work: Work, renewal: Renewal, passed: TimePassed): Promise<OfferEdits | null> {
  const { quoteId, baseQuoteId } = renewal;
  if (quoteId === null || baseQuoteId === null) return null;
  const { quote: offer } = await loadQuote(work, quoteId);
  const { quote: base } = await loadQuote(work, baseQuoteId);
  const { effectiveDate, paymentTerm } = offer;
  return {
    unedited: descriptionOf(nextTermOf(base, { effectiveDate, ...passed })),
    edited: descriptionOf(offer),
    paymentTerm: paymentTerm === base.paymentTerm ? null : paymentTerm,
    offer,
  };
}

/** Who identifies somebody that the offer added stands in its rows alone. */
const identified = (delta: Delta): Delta =>
  delta.entities
    ? { ...delta, entities: Object.fromEntries(Object.entries(delta.entities).map(identifiedAgain)) }
    : delta;

async function archiveRemoved(work: Work, { vehicles, entities }: Quote, delta: Delta): Promise<void> {
  const isRemoved = (part: 'vehicles' | 'entities', root: string) => 'remove' in (ownValue(delta[part], root) ?? {});
  for (const { vehicleId, rootVehicleId } of vehicles) {
    if (!isRemoved('vehicles', rootVehicleId)) continue;
    await work.tx.updateTable('vehicles').set({ archived: work.now }).where('vehicle_id', '=', vehicleId).execute();
  }
  for (const { entityId, rootEntityId } of entities) {
    if (!isRemoved('entities', rootEntityId)) continue;
    await work.tx.updateTable('entities').set({ archived: work.now }).where('entity_id', '=', entityId).execute();
  }
}

/** Makes what was edited of an offer once more on its new description. Answers what became of it. */
export async function carryEdits(
  work: Work,
  quoteId: string,
  { unedited, edited, paymentTerm, offer }: OfferEdits,
): Promise<'none' | 'some' | 'all'> {
  const { quote } = await loadQuote(work, quoteId);
  const { description, left, ...again } = editsAgain({ unedited, edited }, descriptionOf(quote));
  const delta = identified(again.delta);
  const known = identifiedIn(offer);
  const described = describedAs(quote, description);
  const changed: Quote = {
    ...described,
    entities: described.entities.map((one) => ({ ...one, ...(delta.entities && known.get(one.rootEntityId)) })),
  };
  const isNothing = Object.keys(delta).length === 0 && paymentTerm === null;
  if (isNothing) return left.length === 0 ? 'none' : 'some';
  await writeRows(work, { quoteId, rows: quote, changed, delta });
  await archiveRemoved(work, quote, delta);
  await work.tx
    .updateTable('quotes')
    .set({
      coverages: JSON.stringify(changed.coverages),
      discounts: JSON.stringify(changed.discounts),
      ...(delta.coverages && { plan: null }),
      ...(paymentTerm && { payment_term: paymentTerm }),
    })
    .where('quote_id', '=', quoteId)
    .execute();
  return left.length === 0 ? 'all' : 'some';
}
