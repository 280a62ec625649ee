import { defineEvent, of, type InferEvent } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import type { PriceChange } from '../../shared/timeline-entry.ts';
import { words, choose } from '../../shared/words.ts';
import type { Violation } from '../subject/quote-facts.ts';
import { editKinds, isStaffEdit } from '../vocabulary.ts';

/**
 * A part of a quote says something else. It is priced anew when it is saved, and what an underwriter has yet to look
 * at is found.
 */
export const quoteEdited = defineEvent('quote_edited', {
  about: { quoteId: field.id },
  facts: { kind: field.oneOf(...editKinds).as('edited') },
  carries: of<{
    /** Whether the content hash is to be computed anew; an approval, a waiver or a signature holds for one hash only. */
    readonly changesContent: boolean;
    /** Whether the last price no longer holds. The payment term is no content, yet it decides the paid-in-full discount. */
    readonly clearsRating: boolean;
    readonly version: number;
    /** Whether it is the offer of a policy's next term. */
    readonly isRenewal?: boolean;
    readonly price: PriceChange;
    readonly referrals: readonly Violation[];
  }>(),
  timeline: {
    group: 'change',
    icon: 'pen',
    for: ({ kind }) => (kind === 'discounts' || !isStaffEdit(kind) ? 'customer' : 'staff'),
    text: choose('edited', {
      vehicle: words('Vehicle changed', 'Véhicule modifié'),
      entity: words('Person changed', 'Personne modifiée'),
      location: words('Address changed', 'Adresse modifiée'),
      coverages: words('Coverages changed', 'Protections modifiées'),
      discounts: words('Discounts changed', 'Rabais modifiés'),
      declarations: words('Declarations changed', 'Déclarations modifiées'),
      effective_date: words('First day changed', 'Premier jour modifié'),
      payment_term: words('Payment term changed', 'Mode de paiement modifié'),
      policy_duration: words('Length of the term changed', 'Durée modifiée'),
      custom_fields: words('Fields of the organization changed', 'Champs de l’organisation modifiés'),
      meta: words('Data of programs changed', 'Données de programmes modifiées'),
      other: words('Quote changed', 'Soumission modifiée'),
    }),
    price: ({ price }) => price,
  },
  examples: [
    {
      quoteId: 'quote',
      kind: 'coverages',
      version: 2,
      price: { before: 118_000, after: 124_000 },
      referrals: [],
      changesContent: true,
      clearsRating: true,
    },
  ],
});

export type QuoteEdited = InferEvent<typeof quoteEdited>;
