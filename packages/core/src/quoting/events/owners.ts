import type { PaymentTerm } from '../../products/vocabulary.ts';
import { defineEvent, of, type InferEvent } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import { words, choose } from '../../shared/words.ts';
import { quoteStatuses } from '../vocabulary.ts';
import { type Move, exampleMove } from './move.ts';

/** An agent keeps a quote to finish it with the customer, or gives it back. */
export const quoteHandedOver = defineEvent('quote_handed_over', {
  about: { quoteId: field.id },
  facts: { to: field.oneOf(...quoteStatuses) },
  carries: of<Move>(),
  timeline: {
    group: 'status',
    icon: 'user',
    for: 'staff',
    text: choose('to', {
      open: words('Given back to the customer', 'Rendue au client'),
      other: words('Kept for an agent to finish', 'Gardée pour qu’un agent la termine'),
    }),
  },
  examples: [
    exampleMove('hand_over_quote', 'open', 'agent_required'),
    exampleMove('hand_over_quote', 'agent_required', 'open'),
  ],
});

/** An agent keeps the price of a renewal as it is. */
export const renewalQuoteLocked = defineEvent('renewal_quote_locked', {
  about: { quoteId: field.id },
  carries: of<Move>(),
  timeline: {
    group: 'status',
    icon: 'stop',
    for: 'staff',
    text: words('Price of the renewal locked', 'Prix du renouvellement verrouillé'),
  },
  examples: [exampleMove('lock_for_renewal', 'pending_renewal', 'locked_pending_renewal')],
});

/** The price of a renewal is that of the rates of now again. */
export const renewalQuoteUnlocked = defineEvent('renewal_quote_unlocked', {
  about: { quoteId: field.id },
  carries: of<Move>(),
  timeline: {
    group: 'status',
    icon: 'pen',
    for: 'staff',
    text: words('Price of the renewal unlocked', 'Prix du renouvellement déverrouillé'),
    price: ({ price }) => price,
  },
  examples: [
    {
      ...exampleMove('unlock_for_renewal', 'locked_pending_renewal', 'pending_renewal'),
      price: { before: 118_000, after: 121_000 },
    },
  ],
});

/**
 * A quote of another organization from now on: where it stands there, and under which of its products.
 * The names are those of then; which organizations is for staff.
 */
export const quoteOrganizationChanged = defineEvent('quote_organization_changed', {
  about: { quoteId: field.id },
  facts: { fromName: field.text.as('from'), toName: field.text.as('to') },
  carries: of<
    Move & {
      readonly organizationId: string;
      readonly productId: string;
      readonly paymentTerm: PaymentTerm;
    }
  >(),
  timeline: {
    group: 'status',
    icon: 'arrow-right',
    for: 'staff',
    text: words('Moved from {from} to {to}', 'Passée de {from} à {to}'),
    price: ({ price }) => price,
  },
  examples: [
    {
      ...exampleMove('change_quote_organization', 'open', 'open'),
      price: { before: 118_000, after: 124_000 },
      organizationId: 'organization-2',
      productId: 'product-2',
      paymentTerm: 'monthly',
      fromName: 'Harbor RV',
      toName: 'Prairie RV',
    },
  ],
});

export type QuoteOrganizationChanged = InferEvent<typeof quoteOrganizationChanged>;
