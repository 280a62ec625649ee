import type { PaymentTerm } from '../../products/vocabulary.ts';
import { day, type Day } from '../../shared/time/day.ts';
import { defineEvent, of, type InferEvent } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import { words, choose } from '../../shared/words.ts';
import type { Violation } from '../subject/quote-facts.ts';
import { type Move, exampleMove } from './move.ts';

/** The agent released the quote to checkout. */
export const quoteSent = defineEvent('quote_sent', {
  about: { quoteId: field.id },
  carries: of<
    Move & {
      readonly paymentTerm: PaymentTerm;
      /** Whether the payment term, and with it the paid-in-full discount, changed: the price has to be made again. */
      readonly clearsRating: boolean;
      /** The address to write to, or null when no e-mail was wanted or there is none. */
      readonly emailTo: string | null;
    }
  >(),
  timeline: {
    group: 'status',
    icon: 'check',
    tone: 'success',
    for: 'customer',
    text: choose('reader', {
      customer: words('Ready for you to buy', 'Prête à être achetée'),
      other: words('Approved for the customer', 'Approuvée pour le client'),
    }),
    price: ({ price }) => price,
  },
  examples: [
    {
      ...exampleMove('send_quote_to_customer', 'open', 'agent_approved'),
      price: { before: 118_000, after: 124_000 },
      paymentTerm: 'monthly',
      clearsRating: true,
      emailTo: 'ada@example.com',
    },
  ],
});

export type QuoteSent = InferEvent<typeof quoteSent>;

/** The agent took it back. */
export const agentApprovalRevoked = defineEvent('agent_approval_revoked', {
  about: { quoteId: field.id },
  carries: of<Move>(),
  timeline: {
    group: 'status',
    icon: 'close',
    tone: 'warning',
    for: 'customer',
    text: words('Approval revoked', 'Approbation révoquée'),
    price: ({ price }) => price,
  },
  examples: [exampleMove('revoke_agent_approval', 'agent_approved', 'open')],
});

/** The last day of the offer has passed. */
export const quoteExpired = defineEvent('quote_expired', {
  about: { quoteId: field.id },
  carries: of<Move>(),
  timeline: {
    group: 'status',
    icon: 'clock',
    tone: 'warning',
    for: 'customer',
    text: words('Offer ended', 'Offre échue'),
    price: ({ price }) => price,
  },
  examples: [exampleMove('expire_quote', 'open', 'expired')],
});

/** An offer that had ended is priced as of today. */
export const quoteReopened = defineEvent('quote_reopened', {
  about: { quoteId: field.id },
  carries: of<Move & { readonly effectiveDate: Day; readonly expirationDate: Day }>(),
  timeline: {
    group: 'status',
    icon: 'plus',
    tone: 'info',
    for: 'customer',
    text: words('Offer opened again', 'Offre rouverte'),
    price: ({ price }) => price,
  },
  examples: [
    {
      ...exampleMove('reopen_quote', 'expired', 'open'),
      price: { before: 118_000, after: 124_000 },
      effectiveDate: day('2026-06-15'),
      expirationDate: day('2026-06-15'),
    },
  ],
});

export type QuoteReopened = InferEvent<typeof quoteReopened>;

/** A newer quote took its place. */
export const quoteReplaced = defineEvent('quote_replaced', {
  about: { quoteId: field.id },
  carries: of<Move>(),
  timeline: {
    group: 'status',
    icon: 'clock',
    for: 'customer',
    text: words('A newer quote took its place', 'Remplacée par une soumission plus récente'),
    price: ({ price }) => price,
  },
  examples: [exampleMove('replace_quote', 'open', 'replaced')],
});

/** A quote of another product from now on, priced anew and looked at for what an underwriter has to see. */
export const quoteProviderChanged = defineEvent('quote_provider_changed', {
  about: { quoteId: field.id },
  carries: of<
    Move & {
      readonly productId: string;
      readonly provider: string;
      readonly paymentTerm: PaymentTerm;
      readonly referrals: readonly Violation[];
    }
  >(),
  timeline: {
    group: 'change',
    icon: 'pen',
    for: 'customer',
    text: words('Product changed', 'Produit changé'),
    price: ({ price }) => price,
  },
  examples: [
    {
      ...exampleMove('update_provider', 'open', 'open'),
      price: { before: 118_000, after: 124_000 },
      productId: 'product-2',
      provider: 'pro',
      paymentTerm: 'monthly',
      referrals: [],
    },
  ],
});

export type QuoteProviderChanged = InferEvent<typeof quoteProviderChanged>;
