import { isCustomer } from '@roadworthy/core/identity/vocabulary.ts';
import { computedRead } from '../../kernel/operation.ts';
import { loadPolicy } from '../../policies/policy-store.ts';
import type { Worded } from './autopay-wording.ts';

/**
 * What was agreed to about payments of a policy's contract that are taken by themselves, word for word, the newest first.
 * From where is for staff, who may have to prove it.
 */
export const readAutopayConsents = computedRead({
  name: 'autopay_consents',
  permission: 'whoever_sees_it',
  root: 'policy_id',
  example: {},
  async run(work) {
    const { policy } = await loadPolicy(work, work.input.policy_id);
    const { payment_method_id: used, autopay } = await work.tx
      .selectFrom('billing_arrangements')
      .select(['payment_method_id', 'autopay'])
      .where('contract_id', '=', policy.contractId)
      .executeTakeFirstOrThrow();
    const rows = await work.tx
      .selectFrom('payment_methods')
      .select(['payment_method_id', 'kind', 'cc_last_four', 'bank', 'ended', 'refused', 'autopay_consented'])
      .select(['autopay_version', 'autopay_language', 'autopay_text', 'autopay_from'])
      .where('contract_id', '=', policy.contractId)
      .where('autopay_consented', 'is not', null)
      .orderBy('autopay_consented', 'desc')
      .execute();
    const isStaff = !isCustomer(work.actor.role);
    return rows.map((row) => {
      // Written with the consent, as it is read here.
      const from = row.autopay_from as { readonly ip?: string; readonly user_agent?: string } | null;
      const parts = (row.autopay_text ?? []) as Worded['parts'];
      const isUsed = autopay && row.payment_method_id === used && row.refused === null;
      return {
        kind: row.kind,
        ends: row.cc_last_four ?? row.bank,
        in_force: isUsed,
        version: row.autopay_version ?? '',
        language: row.autopay_language ?? '',
        parts: [...parts],
        agreed: row.autopay_consented?.toISOString() ?? '',
        network_address: isStaff ? (from?.ip ?? null) : null,
        browser: isStaff ? (from?.user_agent ?? null) : null,
      };
    });
  },
});
