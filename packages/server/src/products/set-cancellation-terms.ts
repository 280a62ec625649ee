import { decideCancellationTerms } from '@roadworthy/core/products/cancellation-terms.ts';
import { operation } from '../kernel/operation.ts';
import { firstZone } from './first-day.ts';
import { lockProduct } from './product-store.ts';

/** What comes back when an insured cancels, from a day to come on; what is said of that day already is replaced. */
export const setCancellationTerms = operation({
  name: 'set_cancellation_terms',
  permission: 'product:write',
  root: ({ product_id }) => ({ table: 'products', id: product_id }),
  async run(work) {
    const { product_id, area, effective_date, basis, minimum_earned } = work.input;
    await lockProduct(work.tx, product_id);
    const asked = { area: area ?? null, effectiveDate: effective_date, basis, minimumEarned: minimum_earned };
    const decision = decideCancellationTerms(asked, work.today(firstZone));
    if (!decision.ok) return decision;
    const { state, from, basis: known, minimumEarned } = decision.event;
    const said = { basis: known, minimum_earned: minimumEarned };
    const { organizationId: organization_id } = work;
    await work.tx
      .insertInto('product_cancellation_terms')
      .values({ organization_id, product_id, state, effective_date: from, ...said })
      .onConflict((row) => row.constraint('cancellation_terms_once').doUpdateSet(said))
      .execute();
    return { product_id };
  },
});
