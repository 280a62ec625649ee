import { may, type Principal } from '../identity/principal.ts';
import type { Permission } from '../identity/vocabulary.ts';
import type { Decision, Refusal } from '../shared/decision.ts';
import { decideBeginBind } from './bind-quote.ts';
import { decideCheckoutLink } from './checkout-link.ts';
import { decideEdit } from './edit-quote.ts';
import { nameOf, namedInsuredOf, type Quote } from './quote.ts';
import type { QuoteFacts } from './quote-facts.ts';
import { decideReopen } from './reopen.ts';
import { decideRevoke, decideSend } from './send-quote.ts';
import { decideSign } from './sign.ts';

/** Whether something may be done, and otherwise why not: a disabled button explains itself with the message. */
export type Ability = { readonly allowed: true } | ({ readonly allowed: false } & Refusal);

export type QuoteAbilities = Readonly<
  Record<'edit' | 'send' | 'link' | 'revoke' | 'reopen' | 'sign' | 'bind', Ability>
>;

function ability(actor: Principal, permission: Permission, decision: Decision<unknown>): Ability {
  if (!may(actor, permission)) {
    return { allowed: false, code: 'permission_denied', message: 'Your role may not do this to a quote.' };
  }
  return decision.ok ? { allowed: true } : { allowed: false, ...decision.refusal };
}

/** What the actor may do to the quote right now, by the same decisions that the operations make. */
export function quoteAbilities(quote: Quote, actor: Principal, facts: QuoteFacts): QuoteAbilities {
  const insured = namedInsuredOf(quote);
  const signature = { name: insured === null ? '' : nameOf(insured), consent: true };
  // The payment method is asked for at the moment of paying, so its absence does not close the way there.
  const paying: QuoteFacts = { ...facts, payment: 'method_given' };
  return {
    edit: ability(actor, 'quote:edit', decideEdit(quote, { kind: 'vehicle' }, actor, facts.today)),
    send: ability(actor, 'quote:send', decideSend(quote, { sendEmail: false }, actor, facts)),
    link: ability(actor, 'quote:send', decideCheckoutLink(quote, facts.today)),
    revoke: ability(actor, 'quote:revoke', decideRevoke(quote, actor, facts)),
    reopen: ability(actor, 'quote:edit', decideReopen(quote, actor, facts)),
    sign: ability(actor, 'quote:bind', decideSign(quote, signature, actor, facts)),
    bind: ability(actor, 'quote:bind', decideBeginBind(quote, actor, paying)),
  };
}
