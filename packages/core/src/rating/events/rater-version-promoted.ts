import { day } from '../../shared/time/day.ts';
import { defineEvent, of, type InferEvent } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import { words } from '../../shared/words.ts';
import type { RateRelease } from '../book/rate-release.ts';

/** Rates were put in force, which each product of their line keeps in its history. */
export const raterVersionPromoted = defineEvent('rater_version_promoted', {
  about: { productId: field.id },
  facts: {
    version: field.text.as('provider_version'),
    reason: field.text,
    differenceReason: field.text.orOmitted().as('difference_reason'),
  },
  carries: of<{ readonly provider: string; readonly release: RateRelease }>(),
  timeline: {
    group: 'change',
    icon: 'pen',
    for: 'staff',
    text: words('Rates put in force', 'Tarifs mis en vigueur'),
    moreFacts: ({ release }) => ({
      effective_date: release.effectiveDate,
      ...(release.area !== null && { area: release.area }),
      ...(release.businessType !== null && { business_type: release.businessType }),
    }),
  },
  examples: [
    {
      productId: 'product-1',
      provider: 'personal',
      version: '2026.2',
      reason: 'Filed',
      differenceReason: null,
      release: { effectiveDate: day('2026-07-01'), area: 'OH', businessType: null },
    },
  ],
});

export type RaterVersionPromoted = InferEvent<typeof raterVersionPromoted>;
