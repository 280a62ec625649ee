import { decideTransition } from '@roadworthy/core/quoting/decide-transition.ts';
import { operationForStatus, type StatusOperation } from '@roadworthy/core/quoting/operation-for-status.ts';
import { permissionsForOperation } from '@roadworthy/core/quoting/transition-permissions.ts';
import { decideReopen, reopenedEffectiveDate } from '@roadworthy/core/quoting/reopen.ts';
import { refuse, type Refused } from '@roadworthy/core/shared/decision.ts';
import { operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { saveMove } from './move-quote.ts';
import { lockQuote } from './quote-store.ts';
import { factsOf, rateNow, saveEdit } from './rate-stored-quote.ts';
import { revoke } from './revoke-agent-approval.ts';
import { send } from './send-quote-to-customer.ts';

type Answer = { readonly quote_id: string } | Refused;

/** Row 19: an offer that ended lives again at a price made now. */
async function reopen(work: Work, quoteId: string): Promise<Answer> {
  const stored = await lockQuote({ tx: work.tx, secrets: work.platform.secrets }, quoteId);
  const effectiveDate = reopenedEffectiveDate(stored.quote, work.today(stored.quote.timeZone));
  const quote = { ...stored.quote, effectiveDate };
  const rated = await rateNow(work, quote);
  const decision = decideReopen(stored.quote, work.actor, factsOf(work, { ...stored, quote }, rated));
  if (!decision.ok) return decision;
  const { event } = decision;
  await saveMove(work, event, { effective_date: event.effectiveDate, expiration_date: event.expirationDate });
  await saveEdit(work, quoteId);
  await work.publish(event);
  return { quote_id: quoteId };
}

/** Row 32: an agent takes over what a customer began, or hands it back. */
async function handOver(work: Work, quoteId: string): Promise<Answer> {
  const stored = await lockQuote({ tx: work.tx, secrets: work.platform.secrets }, quoteId);
  const rated = await rateNow(work, stored.quote);
  const facts = factsOf(work, stored, rated);
  const decision = decideTransition(stored.quote, 'update_status', work.actor, facts);
  if (!decision.ok) return decision;
  await saveMove(work, decision.event);
  await work.publish(decision.event);
  return { quote_id: quoteId };
}

const steps: Readonly<Record<StatusOperation, (work: Work, quoteId: string) => Promise<Answer>>> = {
  reopen,
  revoke_approval: revoke,
  update_status: handOver,
  async send_to_customer(work, quoteId) {
    const sent = await send(work, quoteId, false);
    return 'quote' in sent ? sent.quote : sent;
  },
};

export const updateStatusAgent = operation({
  name: 'update_status_agent',
  // Any of them opens the operation; the step that the status means asks for its own.
  permission: [
    ...permissionsForOperation.reopen,
    ...permissionsForOperation.send_to_customer,
    ...permissionsForOperation.revoke_approval,
    ...permissionsForOperation.update_status,
  ],
  root: ({ quote_id }) => ({ table: 'quotes', id: quote_id }),
  async run(work) {
    const { quote_id, status } = work.input;
    const { quote } = await lockQuote({ tx: work.tx, secrets: work.platform.secrets }, quote_id);
    const step = operationForStatus(quote, status);
    if (step !== null) return steps[step](work, quote_id);
    return refuse('status_not_settable', 'A quote is set to this status by its own action only.', 'status');
  },
});
