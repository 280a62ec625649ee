import { decideCancellationTerms } from '@roadworthy/core/products/cancellation-terms.ts';
import { operation } from '../kernel/operation.ts';
import { firstZone } from './first-day.ts';
import { lockProduct, productOf } from './product-store.ts';

/** What comes back when an insured cancels, from a day to come on; what is said of that day already is replaced. */
export const setCancellationTerms = operation({
  name: 'set_cancellation_terms',
  permission: 'product:write',
  root: 'product_id',
  example: { area: 'US-OH', effective_date: '2027-01-01', basis: 'short_rate_90', minimum_earned: 2500 },
  badInput: [
    { input: { area: 'ohio' }, code: 'area_unknown', field: 'area' },
    { input: { effective_date: '2020-01-01' }, code: 'parameters_day_not_ahead', field: 'effective_date' },
    { input: { basis: 'flat' }, code: 'choice_unknown', field: 'basis' },
    { input: { area: 'US-GA' }, code: 'below_least_return', field: 'basis' },
    { input: { minimum_earned: -1 }, code: 'minimum_earned_out_of_range', field: 'minimum_earned' },
  ],
  async run(work) {
    const { product_id, area, effective_date, basis, minimum_earned } = work.input;
    await lockProduct(work.tx, product_id);
    const { provider } = await productOf(work.tx, product_id);
    const requested = { area: area ?? null, effectiveDate: effective_date, basis, minimumEarned: minimum_earned };
    const decision = decideCancellationTerms(requested, work.today(firstZone), provider);
    if (!decision.ok) return decision;
    const { state, from, basis: known, minimumEarned } = decision.event;
    const input = { basis: known, minimum_earned: minimumEarned };
    const { organizationId: organization_id } = work;
    await work.tx
      .insertInto('product_cancellation_terms')
      .values({ organization_id, product_id, state, effective_date: from, ...input })
      .onConflict((row) => row.constraint('cancellation_terms_once').doUpdateSet(input))
      .execute();
    return { product_id };
  },
});
