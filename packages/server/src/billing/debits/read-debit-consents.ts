import { isCustomer } from '@roadworthy/core/identity/vocabulary.ts';
import { computedRead } from '../../kernel/operation.ts';

/** What owners of bank accounts agreed to on a quote, the newest first. From where is for staff, who may have to prove it. */
export const readDebitConsents = computedRead({
  name: 'debit_consents',
  permission: 'whoever_sees_it',
  root: 'quote_id',
  example: {},
  async run({ tx, input, actor }) {
    const rows = await tx
      .selectFrom('payment_methods')
      .select(['bank', 'authorization_version', 'authorization_language', 'authorized_amount', 'authorized'])
      .select('authorized_from')
      .where((provided) =>
        provided.or([
          provided('quote_id', '=', input.quote_id),
          // What its policy was paid with since.
          provided(
            'contract_id',
            'in',
            provided.selectFrom('policies').select('contract_id').where('current_quote_id', '=', input.quote_id),
          ),
        ]),
      )
      .where('kind', '=', 'bank')
      // What is debited by a standing mandate alone stands with the consents to automatic payments.
      .where('authorized', 'is not', null)
      .orderBy('authorized', 'desc')
      .execute();
    const isStaff = !isCustomer(actor.role);
    return rows.map((row) => {
      // Written with the consent, as it is read here.
      const from = row.authorized_from as { readonly ip?: string; readonly user_agent?: string } | null;
      return {
        bank: row.bank,
        version: row.authorization_version ?? '',
        language: row.authorization_language ?? '',
        amount: row.authorized_amount ?? 0,
        authorized: row.authorized?.toISOString() ?? '',
        network_address: isStaff ? (from?.ip ?? null) : null,
        browser: isStaff ? (from?.user_agent ?? null) : null,
      };
    });
  },
});
