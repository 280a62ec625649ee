import { decideUpdateExternalQuote } from '@roadworthy/core/leads/update-external-quote.ts';
import { operation } from '../kernel/operation.ts';

export const updateExternalQuote = operation({
  name: 'update_external_quote',
  permission: 'lead:handle',
  root: 'external_quote_id',
  example: { status: 'declined' },
  async run({ tx, input: { external_quote_id, status, external_id } }) {
    const stored = await tx
      .selectFrom('external_quotes')
      .select('external_id as externalId')
      .where('external_quote_id', '=', external_quote_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const decision = decideUpdateExternalQuote(stored, { status, externalId: external_id });
    if (!decision.ok) return decision;
    await tx
      .updateTable('external_quotes')
      .set({ status: decision.event.status, external_id: decision.event.externalId })
      .where('external_quote_id', '=', external_quote_id)
      .execute();
    return { external_quote_id };
  },
});
