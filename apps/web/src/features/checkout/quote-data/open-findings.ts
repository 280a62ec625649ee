import type { MissingFieldFragment } from '../../../generated/documents.ts';
import { hrefOf } from './step-order.ts';

const lastPart = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** The address of the field that a path names, on its step. */
export function fieldHref(step: string, path: string, provider?: string): string {
  return `${hrefOf(step, provider)}#${step}-${lastPart(path)}`;
}
/** What the server says of the answers of one step, by the names that its form gives them. */
export function findingsAtFields(missing: readonly MissingFieldFragment[], step: string): ReadonlyMap<string, string> {
  return new Map(missing.filter((one) => one.step === step).map(({ path, message }) => [lastPart(path), message]));
}

const asked = new Set(['coverages', 'effective_date']);

/** What cannot be insured in the chosen plan: it is said at the plans, which ask for a plan and a day themselves. */
export function findingOfPlan(missing: readonly MissingFieldFragment[]): string | undefined {
  return missing.find(({ step, path }) => step === 'plans' && !asked.has(path))?.message;
}

/** What earlier steps have to mend before the plans can be left. */
export function findingsBeforePlans(missing: readonly MissingFieldFragment[]): MissingFieldFragment[] {
  const later = new Set<string | null>(['plans', 'sign', 'payment']);
  return missing.filter(({ step }) => !later.has(step));
}
