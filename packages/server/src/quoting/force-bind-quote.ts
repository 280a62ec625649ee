import { decideForceBindQuote } from '@roadworthy/core/quoting/binding/force-bind-quote.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { writeAudit } from '../kernel/audit/audit.ts';
import { operation } from '../kernel/operation.ts';
import { checkoutUrl } from './sharing/checkout-url.ts';
import { moveQuote } from './copying/move-quote.ts';
import { loadQuote } from './quote-store.ts';

export const forceBindQuote = operation({
  name: 'force_bind_quote',
  permission: permissionFor('force_bind_quote'),
  root: 'quote_id',
  example: { reason: 'The appraisal came by mail; head office agrees.' },
  statuses: {
    open: { to: 'agent_approved' },
    agent_required: { to: 'agent_approved' },
    agent_approved: { to: 'agent_approved' },
    referred: { to: 'agent_approved' },
    expired: { to: 'agent_approved' },
    ineligible: { to: 'agent_approved' },
  },
  badInput: [{ input: { reason: ' ' }, code: 'reason_missing', field: 'reason' }],
  async run(work) {
    const { quote_id, reason, override_moratorium } = work.input;
    const wanted = { reason, overridesMoratorium: override_moratorium ?? false };
    const decision = await moveQuote(
      work,
      quote_id,
      (quote, facts) => decideForceBindQuote(quote, wanted, work.actor, facts),
      {
        also: ({ approvedContentHash, waives, expirationDate }) => ({
          forced_content_hash: approvedContentHash,
          forced_waives: [...waives],
          expiration_date: expirationDate,
          opened: null,
          ended_by_customer: null,
        }),
      },
    );
    if (!decision.ok) return decision;
    const { waived } = decision.event;
    // What was let pass is looked for in the trail, though nobody reads timelines any more.
    await writeAudit(work.tx, {
      requestId: work.request.requestId,
      operation: 'force_bind_quote',
      principal: work.actor,
      organizationId: work.organizationId,
      root: {
        table: 'quotes',
        id: quote_id,
      },
      outcome: 'waived',
      input: {
        waived,
        reason: decision.event.reason,
      },
    });
    const checkout_url = checkoutUrl(work.platform, await loadQuote(work, quote_id));
    return { checkout_url, waived: [...waived], quote: { quote_id } };
  },
});
