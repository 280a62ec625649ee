import { termNames, type TermName } from '@roadworthy/core/products/product-terms.ts';
import type { ProductUpdated } from '@roadworthy/core/products/events/product-updated.ts';
import { decideUpdateProduct } from '@roadworthy/core/products/update-product.ts';
import { wayOfSale } from '@roadworthy/core/products/vocabulary.ts';
import type { Tx } from '../kernel/database.ts';
import { operation } from '../kernel/operation.ts';
import { findRaterInputProblems } from './check-rater-inputs.ts';
import { firstZone } from './first-day.ts';
import { hasPolicies, lockProduct, productOf, ratedDurations, ratesLoyalty } from './product-store.ts';

/** A term as its column takes it: what is open JSON goes as text. */
function columnOf({ after }: ProductUpdated, name: TermName): unknown {
  const value = after[name];
  if (name === 'rater_inputs') return JSON.stringify(value);
  return Array.isArray(value) ? [...value] : value;
}

async function saveTerms(tx: Tx, updated: ProductUpdated): Promise<void> {
  const changed = termNames.filter((name) => updated.changed.includes(name));
  await tx
    .updateTable('products')
    .set({ ...Object.fromEntries(changed.map((name) => [name, columnOf(updated, name)])), version: updated.version })
    .where('product_id', '=', updated.productId)
    .execute();
}

async function saveFees(tx: Tx, organizationId: string, { productId, fees }: ProductUpdated): Promise<void> {
  if (fees === null) return;
  const { after } = fees;
  const input = {
    installment_fee: after.installmentFee,
    deposit_share: after.depositShare,
    referral_days: after.referralDays,
    announce_days: after.announceDays,
    retry_days: [...after.retryDays],
    grace_days: after.graceDays,
    commission_new: after.commissionNew,
    commission_renewal: after.commissionRenewal,
    renewal_cap: after.renewalCap,
    loyalty_years: after.loyaltyYears,
    notice_days: after.noticeDays,
    refund_limit: after.refundLimit,
    small_amounts: after.smallAmounts,
    reinstatements: after.reinstatements,
    reinstatement_days: after.reinstatementDays,
    reinstatement_fee: after.reinstatementFee,
    reminder_days: [...after.reminderDays],
    write_off_days: after.writeOffDays,
    write_off_limit: after.writeOffLimit,
    collections_from: after.collectionsFrom,
    inspection_days: after.inspectionDays,
    inspection_from_age: after.inspectionFromAge,
    inspection_from_value: after.inspectionFromValue,
  };
  await tx
    .insertInto('product_parameters')
    .values({ organization_id: organizationId, product_id: productId, effective_date: after.from, ...input })
    .onConflict((row) => row.columns(['organization_id', 'product_id', 'effective_date']).doUpdateSet(input))
    .execute();
}

export const updateProduct = operation({
  name: 'update_product',
  permission: 'product:write',
  root: 'product_id',
  example: { changes: { description: 'Campers.' } },
  badInput: [
    { input: { changes: { product_name: ' ' } }, code: 'name_missing', field: 'product_name' },
    { input: { changes: { live_in: ['US-OH', 'ohio'] } }, code: 'area_unknown', field: 'live_in' },
    { input: { changes: { not_live_in: ['US-OH'] } }, code: 'area_live_and_not', field: 'not_live_in' },
    { input: { changes: { live_in: ['US-KY'] } }, code: 'charge_not_levied', field: 'live_in' },
    {
      input: { changes: { underwriter_cutoff_days: 61 } },
      code: 'cutoff_before_renewal',
      field: 'underwriter_cutoff_days',
    },
    { input: { changes: { renewal_days: 2000000000 } }, code: 'days_out_of_range', field: 'renewal_days' },
    {
      input: { changes: { available_policy_duration_months: [6] } },
      code: 'default_duration_not_offered',
      field: 'available_policy_duration_months',
    },
    {
      input: { changes: { available_payment_terms: ['weekly'] } },
      code: 'choice_unknown',
      field: 'available_payment_terms',
    },
    {
      input: { changes: { required_verifications: ['dna'] } },
      code: 'choice_unknown',
      field: 'required_verifications',
    },
    { input: { changes: { new_policy_number: 'har' } }, code: 'number_letters_not_valid', field: 'new_policy_number' },
    {
      input: { changes: { rater_inputs: { assumed: { points: 'many' } } } },
      code: 'rater_inputs_not_valid',
      field: 'rater_inputs.assumed.points',
    },
    { input: { changes: { rater_inputs: [] } }, code: 'rater_inputs_not_valid', field: 'rater_inputs' },
    {
      input: { parameters: { effective_date: '2020-01-01', installment_fee: 100 } },
      code: 'parameters_day_not_ahead',
      field: 'parameters.effective_date',
    },
  ],
  changedElsewhere: 'product_changed_elsewhere',
  async run(work) {
    const { product_id, changes, parameters, version } = work.input;
    const product = await lockProduct(work.tx, product_id);
    const { rater_inputs } = changes;
    const { provider } = await productOf(work.tx, product_id);
    const today = work.today(firstZone);
    const decision = decideUpdateProduct(
      product,
      { version, changes, parameters },
      {
        today,
        isExternal: wayOfSale(provider) === 'elsewhere',
        ratedDurations: await ratedDurations(work.tx, provider, today),
        ratesLoyalty: await ratesLoyalty(work.tx, provider, today),
        hasPolicies: await hasPolicies(work.tx, product_id),
        raterInputProblems:
          rater_inputs === null || rater_inputs === undefined ? [] : findRaterInputProblems(rater_inputs),
      },
    );
    if (!decision.ok) return decision;
    if (decision.event !== null) {
      await saveTerms(work.tx, decision.event);
      await saveFees(work.tx, work.organizationId, decision.event);
      await work.publish(decision.event);
    }
    return { product_id };
  },
});
