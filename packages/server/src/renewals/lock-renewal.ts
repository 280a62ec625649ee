import { agents } from '@roadworthy/core/identity/role-groups.ts';
import { decideTransition } from '@roadworthy/core/quoting/decide-transition.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { operation } from '../kernel/operation.ts';
import { moveQuote } from '../quoting/copying/move-quote.ts';

/** Keeps the price of a renewal, and the rates that it comes from, as they are. */
export const lockForRenewal = operation({
  name: 'lock_for_renewal',
  permission: permissionFor('lock_for_renewal'),
  root: 'quote_id',
  example: {},
  statuses: { pending_renewal: { to: 'locked_pending_renewal', roles: agents } },
  async run(work) {
    const { quote_id } = work.input;
    const decision = await moveQuote(work, quote_id, (quote, facts) =>
      decideTransition(quote, 'lock_for_renewal', work.actor, facts),
    );
    return decision.ok ? { quote_id } : decision;
  },
});

/** Has a renewal follow the rates again: it is priced at those of now. */
export const unlockForRenewal = operation({
  name: 'unlock_for_renewal',
  permission: permissionFor('unlock_for_renewal'),
  root: 'quote_id',
  example: {},
  statuses: { locked_pending_renewal: { to: 'pending_renewal', roles: agents } },
  async run(work) {
    const { quote_id } = work.input;
    const decision = await moveQuote(
      work,
      quote_id,
      (quote, facts) => decideTransition(quote, 'unlock_for_renewal', work.actor, facts),
      { ratedAs: (quote) => ({ ...quote, status: 'pending_renewal' }) },
    );
    return decision.ok ? { quote_id } : decision;
  },
});
