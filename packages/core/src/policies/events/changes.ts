import { day } from '../../shared/time/day.ts';
import { defineEvent, of, type InferEvent } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import type { Cents } from '../../shared/money/money.ts';
import { words, choose } from '../../shared/words.ts';
import { policyChanges } from '../vocabulary.ts';

/** What a policy covers, or costs, is another from a day on. The quote describes it from then on. */
export const policyEndorsed = defineEvent('policy_endorsed', {
  about: { policyId: field.id, quoteId: field.id },
  facts: {
    change: field.oneOf(...policyChanges),
    effective: field.day,
    /** What goes back, where no invoice is left that would take it. */
    refund: field.money,
    currency: field.currency,
  },
  carries: of<{ readonly transactionId: string; readonly premiumBefore: Cents; readonly premiumAfter: Cents }>(),
  timeline: {
    group: 'status',
    icon: 'shield',
    tone: 'info',
    for: 'customer',
    text: choose('change', {
      affinity_discount: words(
        'Discount for members of a group applied from {effective}',
        'Rabais pour les membres d’un groupe appliqué à compter du {effective}',
      ),
      vehicle_corrected: words('A vehicle corrected from {effective}', 'Véhicule corrigé à compter du {effective}'),
      insured_corrected: words(
        'The named insured corrected from {effective}',
        'Assuré désigné corrigé à compter du {effective}',
      ),
      other: words('Changed as proposed from {effective}', 'Modifiée comme proposé à compter du {effective}'),
    }),
    price: ({ premiumBefore, premiumAfter }) => ({ before: premiumBefore, after: premiumAfter }),
  },
  examples: [
    {
      policyId: 'policy',
      quoteId: 'quote',
      change: 'affinity_discount',
      effective: day('2026-07-01'),
      transactionId: 'change',
      premiumBefore: 116_712,
      premiumAfter: 112_500,
      refund: 4212,
      currency: 'USD',
    },
  ],
});

/** A policy begins on another day than it was sold for. The quote describes it from then on. */
export const effectiveDateChanged = defineEvent('effective_date_changed', {
  about: { policyId: field.id, quoteId: field.id },
  facts: { before: field.day, after: field.day, refund: field.money, currency: field.currency },
  carries: of<{ readonly transactionId: string; readonly premiumBefore: Cents; readonly premiumAfter: Cents }>(),
  timeline: {
    group: 'status',
    icon: 'clock',
    tone: 'info',
    for: 'customer',
    text: words(
      'First day of cover moved from {before} to {after}',
      'Premier jour de protection déplacé du {before} au {after}',
    ),
    price: ({ premiumBefore, premiumAfter }) => ({ before: premiumBefore, after: premiumAfter }),
  },
  examples: [
    {
      policyId: 'policy',
      quoteId: 'quote',
      before: day('2026-07-01'),
      after: day('2026-07-20'),
      premiumBefore: 116_712,
      premiumAfter: 116_712,
      refund: 0,
      currency: 'USD',
      transactionId: 'change',
    },
  ],
});

/** Letters and calls about a policy reach its named insured elsewhere from now on. */
export const namedInsuredCorrected = defineEvent('named_insured_corrected', {
  about: { policyId: field.id, quoteId: field.id },
  facts: { email: field.text },
  carries: of<{
    readonly entityId: string;
    /** Where letters went until now. */
    readonly formerEmail: string | null;
    readonly phone: string | null;
  }>(),
  timeline: {
    group: 'change',
    icon: 'pen',
    tone: 'info',
    for: 'customer',
    text: words('Contact corrected: {email}', 'Coordonnées corrigées : {email}'),
  },
  examples: [
    {
      policyId: 'policy',
      quoteId: 'quote',
      entityId: 'ada',
      email: 'ada@example.com',
      phone: null,
      formerEmail: 'adda@example.com',
    },
  ],
});

export type NamedInsuredCorrected = InferEvent<typeof namedInsuredCorrected>;
