import { accountBehind, shownSetup } from './stripe-stand-in-accounts.ts';
import { standInCards } from './stripe-stand-in-cards.ts';

type Answer = { readonly status: number; readonly body: object };

/** Which methods of the account hang at a customer. One that was taken from its customer is charged never again. */
export type StandInMethods = {
  /** A card is kept for the customer whose payment it made. */
  keep(id: string): void;
  isDetached(id: string): boolean;
  /** Null where a request is about no method and no end of a setup. */
  answer(method: string, path: string): Answer | null;
};

function invalid(status: number, message: string, facts: object = {}): Answer {
  return { status, body: { error: { type: 'invalid_request_error', message, ...facts } } };
}

export function openMethods(): StandInMethods {
  const stored = new Set<string>();
  const detached = new Set<string>();

  function isAttached(id: string): boolean {
    const account = accountBehind(id);
    return !detached.has(id) && (stored.has(id) || (account !== undefined && !account.isUnverified));
  }

  return {
    keep: (id) => void stored.add(id),
    isDetached: (id) => detached.has(id),
    answer(method, path) {
      const setup = /^\/v1\/setup_intents\/(\w+)\/cancel$/.exec(path)?.[1];
      if (setup !== undefined) return { status: 200, body: { ...shownSetup(setup), status: 'canceled' } };
      const [, id, action] = /^\/v1\/payment_methods\/(\w+)(\/detach)?$/.exec(path) ?? [];
      if (id === undefined) return null;
      const missing = { code: 'resource_missing', param: 'payment_method' };
      if (!standInCards[id] && !accountBehind(id)) return invalid(404, `No such PaymentMethod: '${id}'`, missing);
      if (method === 'POST' && action) {
        // The words of the refusal are Stripe's, which gives it no code.
        const refusal = 'The payment method you provided is not attached to a customer so detachment is impossible.';
        if (!isAttached(id)) return invalid(400, refusal);
        detached.add(id);
      }
      const body = { id, object: 'payment_method', customer: isAttached(id) ? 'cus_standin' : null };
      return { status: 200, body };
    },
  };
}
