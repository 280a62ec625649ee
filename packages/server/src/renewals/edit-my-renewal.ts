import { stoppedRaise } from '@roadworthy/core/billing/endorsement/raised-cover.ts';
import { principalOf } from '@roadworthy/core/identity/principal.ts';
import { lineOf } from '@roadworthy/core/lines/line-for.ts';
import { readCovers } from '@roadworthy/core/lines/read-covers.ts';
import { saysSoAlready } from '@roadworthy/core/policies/correct-named-insured.ts';
import { checkPaymentTerm } from '@roadworthy/core/products/check-payment-term.ts';
import { stoppedRefusal } from '@roadworthy/core/quoting/subject/moratoriums.ts';
import { decideRenewal, permissionsOfRenewal } from '@roadworthy/core/renewals/renewal-transitions.ts';
import { type Refused, refuse } from '@roadworthy/core/shared/decision.ts';
import { sameInBoth } from '@roadworthy/core/shared/words.ts';
import { operation } from '../kernel/operation.ts';
import { isRefused } from '../kernel/operations/carry-out.ts';
import type { Work } from '../kernel/work.ts';
import { productOf } from '../products/product-store.ts';
import { vehicleGone } from '../changes/change-draft.ts';
import { readVehicle } from '../quoting/editing/vehicle-columns.ts';
import { editQuote } from '../quoting/editing/edit-quote.ts';
import { advanceRenewal } from './advance-renewal.ts';
import { lockRenewal } from './renewal-store.ts';

type Done = { readonly policy_renewal_id: string } | Refused;

/** The offer is theirs to change: its quote is edited as they say, by the rules of an agent who does it for them. */
const byPlatform = principalOf('organization:agent');

function editCovers(work: Work, quoteId: string, coverages: unknown) {
  const edit = { kind: 'coverages', answers: 'coverages', actor: byPlatform } as const;
  return editQuote(work, quoteId, edit, async ({ quote, moratoriums }) => {
    const covers = readCovers(lineOf(quote.provider), coverages);
    if (!covers.ok) return covers;
    // More cover where it is stopped is refused at once; what was asked for before waits for an underwriter.
    const edited = { ...quote, coverages: covers.event };
    const stop = stoppedRaise(quote, { quote: edited, moratoriums }, work.now);
    if (stop) return { ok: false, refusal: stoppedRefusal(stop, sameInBoth('{moratorium}'), 'coverages') };
    await work.tx
      .updateTable('quotes')
      .set({ coverages: JSON.stringify(covers.event), plan: null })
      .where('quote_id', '=', quoteId)
      .execute();
    return { quote_id: quoteId };
  });
}

function editPaymentTerm(work: Work, quoteId: string, paymentTerm: string) {
  return editQuote(work, quoteId, { kind: 'payment_term', actor: byPlatform }, async ({ quote }) => {
    const product = await productOf(work.tx, quote.productId);
    const term = checkPaymentTerm(paymentTerm, product.availablePaymentTerms);
    if (!term.ok) return term;
    await work.tx.updateTable('quotes').set({ payment_term: term.event }).where('quote_id', '=', quoteId).execute();
    return { quote_id: quoteId };
  });
}

type Mileage = { readonly vehicle_id: string; readonly estimated_yearly_mileage: number };

/** How far each vehicle will be driven, as it is asked anew with every term. */
function editMileage(work: Work, quoteId: string, told: readonly Mileage[]) {
  return editQuote(work, quoteId, { kind: 'vehicle', actor: byPlatform }, async ({ quote }, today) => {
    for (const { vehicle_id, estimated_yearly_mileage } of told) {
      const vehicle = quote.vehicles.find(({ vehicleId }) => vehicleId === vehicle_id);
      if (!vehicle) return vehicleGone();
      const { problems } = readVehicle({ estimated_yearly_mileage }, vehicle, quote, today);
      const [problem] = problems;
      if (problem) return { ok: false, refusal: problem };
      await work.tx
        .updateTable('vehicles')
        .set({ estimated_yearly_mileage })
        .where('vehicle_id', '=', vehicle_id)
        .execute();
    }
    return { quote_id: quoteId };
  });
}

/**
 * Who is insured changes the next term before they take it: its covers, how it is paid, or how far they drive. It is looked through like every
 * edit of an offer, and offered again at its price where nothing stands in the way.
 */
export const editMyRenewal = operation({
  name: 'edit_my_renewal',
  permission: permissionsOfRenewal('edit_my_renewal'),
  root: 'policy_renewal_id',
  example: { payment_term: 'pay_in_full' },
  async run(work): Promise<Done> {
    const { policy_renewal_id, coverages, payment_term: term, yearly_mileage: miles } = work.input;
    const { renewal } = await lockRenewal(work, policy_renewal_id);
    const decision = decideRenewal(renewal, 'edit_my_renewal', work.actor);
    if (!decision.ok) return decision;
    const { quoteId } = renewal;
    const isNothing = coverages == null && term == null && (miles ?? []).length === 0;
    if (quoteId === null || isNothing) return refuse('nothing_changed', saysSoAlready);
    const covered = coverages == null ? null : await editCovers(work, quoteId, coverages);
    if (covered && isRefused(covered)) return covered;
    const paid = term == null ? null : await editPaymentTerm(work, quoteId, term);
    if (paid && isRefused(paid)) return paid;
    const driven = miles == null ? null : await editMileage(work, quoteId, miles);
    if (driven && isRefused(driven)) return driven;
    await advanceRenewal(work, policy_renewal_id);
    return { policy_renewal_id };
  },
});
