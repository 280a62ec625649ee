import type { Refusal } from '../../shared/decision.ts';

/**
 * What has to happen before the quote can be sold: `answer` what is open, `change` what is there, or let an
 * `underwriter` look, who alone may waive it.
 */
export type Remedy = 'answer' | 'change' | 'underwriter';

/** One thing that stands in the way of insuring a quote, at the field that mends it. */
export type Finding = Refusal & { readonly field: string; readonly remedy: Remedy };

/** A finding of a refusal; one without a field is about the whole named `otherwise`. */
export function finding(remedy: Remedy, refusal: Refusal, otherwise = 'quote'): Finding {
  return { ...refusal, field: refusal.field ?? otherwise, remedy };
}
