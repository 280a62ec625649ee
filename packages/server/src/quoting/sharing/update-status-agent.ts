import { agents, quoteWorkers } from '@roadworthy/core/identity/role-groups.ts';
import { decideTransition, type QuoteMoved } from '@roadworthy/core/quoting/decide-transition.ts';
import {
  operationForStatus,
  statusOperations,
  type StatusOperation,
} from '@roadworthy/core/quoting/checkout/operation-for-status.ts';
import { decideReopenQuote, reopenedEffectiveDate } from '@roadworthy/core/quoting/opening/reopen-quote.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { type Decision, refuse } from '@roadworthy/core/shared/decision.ts';
import { operation } from '../../kernel/operation.ts';
import type { Work } from '../../kernel/work.ts';
import { moveQuote } from '../copying/move-quote.ts';
import { lockQuote } from '../quote-store.ts';
import { revoke } from '../signing/revoke-agent-approval.ts';
import { send } from './send-quote-to-customer.ts';
import { words } from '@roadworthy/core/shared/words.ts';

/** What each status that is asked for does to the quote. */
const steps: Readonly<Record<StatusOperation, (work: Work, quoteId: string) => Promise<Decision<QuoteMoved>>>> = {
  // An offer that ended lives again at a price made now.
  reopen_quote: (work, quoteId) =>
    moveQuote(work, quoteId, (quote, facts) => decideReopenQuote(quote, work.actor, facts), {
      also: ({ effectiveDate, expirationDate }) => ({
        effective_date: effectiveDate,
        expiration_date: expirationDate,
        ended_by_customer: null,
        hidden_by_customer: null,
      }),
      ratedAs: (quote, today) => ({ ...quote, effectiveDate: reopenedEffectiveDate(quote, today) }),
    }),
  hand_over_quote: (work, quoteId) =>
    moveQuote(work, quoteId, (quote, facts) => decideTransition(quote, 'hand_over_quote', work.actor, facts)),
  revoke_agent_approval: revoke,
  send_quote_to_customer: (work, quoteId) => send(work, quoteId, false),
};

export const updateStatusAgent = operation({
  name: 'update_status_agent',
  // Any of them opens the operation; the step that the status means asks for its own.
  permission: statusOperations.map(permissionFor),
  root: 'quote_id',
  example: { status: 'open' },
  statuses: {
    agent_approved: { to: 'open', roles: [...agents, 'organization:underwriter', 'global:underwriter'] },
    agent_required: {
      to: 'open',
      roles: [...agents, 'organization:underwriter', 'global:underwriter'],
      others: 'actor_not_allowed',
    },
    expired: { to: 'open', roles: quoteWorkers },
  },
  hearStatus: quoteWorkers,
  badInput: [{ input: { status: 'bound' }, code: 'status_not_settable', field: 'status' }],
  async run(work) {
    const { quote_id, status } = work.input;
    const { quote } = await lockQuote(work, quote_id);
    const step = operationForStatus(quote, status);
    if (step === null) {
      return refuse(
        'status_not_settable',
        words(
          'A quote is set to this status by its own action only.',
          'Une soumission ne prend cet état que par l’action prévue.',
        ),
        'status',
      );
    }
    const decision = await steps[step](work, quote_id);
    return decision.ok ? { quote_id } : decision;
  },
});
