import { roundMoneyText } from '@roadworthy/ui/base/money-text.ts';
import { type Messages, useFormatter, useMessages, useTranslations } from 'next-intl';
import { useCallback } from 'react';

/** One thing that an underwriter was asked about, as the server keeps it. */
export type FoundThing = {
  readonly code: string;
  readonly value: string | number;
  readonly threshold?: string | number;
};

function isFoundThing(thing: unknown): thing is FoundThing {
  return (
    typeof thing === 'object' && thing !== null && 'code' in thing && typeof thing.code === 'string' && 'value' in thing
  );
}

/** What a referral was asked for, out of the JSON in which it is kept; nothing where an agent asked in words alone. */
export function findingsOf({ findings }: { readonly findings: unknown }): readonly FoundThing[] {
  return Array.isArray(findings) ? findings.filter(isFoundThing) : [];
}

const labelled = [
  ...(['value_above_limit', 'vehicle_age', 'driver_points', 'rental_utilization'] as const),
  ...(['business_use', 'bus_conversion', 'salvage_title', 'many_vehicles', 'identity_doubtful'] as const),
  ...(['restriction_similar', 'inspection_overdue'] as const),
  // Of changes of policies.
  ...(['backdated_raise', 'backdating_too_far', 'claim_after_date', 'agent_required'] as const),
] as const;
type Labelled = (typeof labelled)[number];
const isLabelled = (code: string): code is Labelled => labelled.some((one) => one === code);

/** What a vendor may doubt of a person, by the names that have words. */
const doubtNames = ['name_unknown', 'made_up_identity', 'watch_list', 'new_phone', 'new_email'] as const;

/** Whether a finding is one of a rule that underwriters wrote, under the key of that rule. */
export const isOfRule = (code: string): boolean => code.startsWith('rule:');

/** Whether a finding is one of an answer to a question, under the key of that question. */
const isOfQuestion = (code: string): boolean => code.startsWith('question:');

/** The findings by which a list can be narrowed. */
export const findingCodes: readonly string[] = labelled;

/** What each finding is called. */
export function findingLabel(code: string, { finding }: Messages['workbench']['referrals']): string {
  if (isLabelled(code)) return finding[code];
  if (isOfRule(code)) return finding.rule;
  return isOfQuestion(code) ? finding.question : code.replaceAll('_', ' ');
}

/** The names of findings in the reader's language. */
export function useFindingLabel(): (code: string) => string {
  const { workbench } = useMessages();
  return useCallback((code) => findingLabel(code, workbench.referrals), [workbench]);
}

/** What was found, or where its rule begins, in the unit of the finding or in words; null where its name says all. */
export function useFoundValue(): (code: string, value: string | number | undefined) => string | null {
  const t = useTranslations('workbench.referrals.unit');
  const doubts = useTranslations('workbench.referrals.doubt');
  const format = useFormatter();
  return (code, value) => {
    if (code === 'identity_doubtful' && typeof value === 'string') {
      return format.list(
        doubtNames.filter((flag) => value.split(' ').includes(flag)).map((flag) => doubts(flag)),
        { type: 'unit' },
      );
    }
    // What a rule of the product compares is in the unit of its field; its reason says it.
    if (typeof value !== 'number' || isOfRule(code) || isOfQuestion(code)) return null;
    if (code === 'value_above_limit') return roundMoneyText(value);
    const count = format.number(value);
    if (code === 'vehicle_age') return t('years', { count });
    if (code === 'driver_points') return t('points', { count });
    return code === 'rental_utilization' ? t('percent', { count }) : count;
  };
}
