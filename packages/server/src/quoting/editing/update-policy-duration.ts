import { editable } from './editable-statuses.ts';
import { checkPolicyDuration } from '@roadworthy/core/products/check-policy-duration.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { operation } from '../../kernel/operation.ts';
import { productOf } from '../../products/product-store.ts';
import { editQuote } from './edit-quote.ts';

export const updatePolicyDuration = operation({
  name: 'update_policy_duration',
  permission: permissionFor('edit_quote'),
  root: 'quote_id',
  example: { policy_duration_months: 6 },
  statuses: editable,
  refuses: { agent_approved: 'quote_approved' },
  badInput: [
    { input: { policy_duration_months: 9 }, code: 'duration_not_offered', field: 'policy_duration_months' },
    { input: { policy_duration_months: 0 }, code: 'duration_not_offered', field: 'policy_duration_months' },
  ],
  async run(work) {
    const { quote_id, policy_duration_months, version } = work.input;
    return editQuote(work, quote_id, { kind: 'policy_duration', version }, async ({ quote }) => {
      const product = await productOf(work.tx, quote.productId);
      const checked = checkPolicyDuration(policy_duration_months, product.availablePolicyDurationMonths);
      if (!checked.ok) return checked;
      await work.tx
        .updateTable('quotes')
        .set({ policy_duration_months: checked.event })
        .where('quote_id', '=', quote_id)
        .execute();
      return { quote_id };
    });
  },
});
