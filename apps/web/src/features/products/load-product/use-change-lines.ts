'use client';
import { type ParameterRule, parameterRules } from '@roadworthy/core/products/parameter-vocabulary.ts';
import { useTranslations } from 'next-intl';
import type { factsOf } from '../../shared/timeline/facts-of.ts';
import { printDay } from '../../shared/print-day.ts';
import { useParameterText } from '../update-product/use-parameter-text.ts';
import { useLabels } from '../../shared/use-labels.ts';

type Facts = ReturnType<typeof factsOf>;
type Fact = Facts[string] | undefined;

const terms = [
  'product_name',
  'available_policy_duration_months',
  'default_policy_duration_months',
  'available_payment_terms',
  'required_verifications',
  'support_renewal',
  'support_policy_proposal',
  'renewal_days',
  'underwriter_cutoff_days',
  'new_policy_number',
  'external_url',
  'live_in',
  'not_live_in',
] as const;
const unquoted = ['description', 'rater_inputs'] as const;

const shortAreas = (codes: Fact): string =>
  String(codes)
    .split(' ')
    .map((area) => area.split('-').at(-1) ?? area)
    .join(', ');

/** What an entry of a product's history says, a line for each thing that changed. */
export function useChangeLines(): (facts: Facts) => string[] {
  const t = useTranslations('workbench.product.change');
  const term = useTranslations('workbench.product.term');
  const product = useTranslations('workbench.product');
  const label = useLabels();
  const parameter = useParameterText();
  const valueOf = (name: (typeof terms)[number], value: Fact): string => {
    if (value === 'true' || value === 'false') return product(value === 'true' ? 'yes' : 'no');
    const words = String(value ?? '').split(' ');
    if (name === 'available_payment_terms') {
      return words.map((word) => label('paymentTerm', word) ?? word).join(', ');
    }
    const isList = name.startsWith('available') || name.startsWith('required') || name.endsWith('live_in');
    return (isList ? words.join(', ') : String(value ?? '')) || '–';
  };
  const termLines = (facts: Facts) =>
    terms.flatMap((name) => {
      if (!Object.hasOwn(facts, `${name}_after`)) return [];
      const [before, after] = [facts[`${name}_before`], facts[`${name}_after`]].map((value) => valueOf(name, value));
      return [t('from', { name: term(name), before: before ?? '', after: after ?? '' })];
    });
  const feeLines = (facts: Facts) => {
    const day = printDay(typeof facts['from'] === 'string' ? facts['from'] : null);
    if (day === null) return [];
    // Lists of days stand as text; what a change does not name stays as it was.
    const valueOf = (rule: ParameterRule, value: Fact) =>
      parameter(rule, typeof value === 'string' ? value.split(' ').filter(Boolean).map(Number) : Number(value));
    return [
      t('fees', { day }),
      ...parameterRules.flatMap((rule) => {
        const [before, after] = [facts[`${rule.field}_before`], facts[`${rule.field}_after`]];
        if (after === undefined || before === after) return [];
        const values = { before: valueOf(rule, before), after: valueOf(rule, after) };
        return [t('from', { name: product(`fee.${rule.field}`), ...values })];
      }),
    ];
  };
  return (facts) => [
    ...(facts['opened'] ? [t('opened', { areas: shortAreas(facts['opened']) })] : []),
    ...(facts['closed'] ? [t('closed', { areas: shortAreas(facts['closed']) })] : []),
    ...termLines(facts),
    ...unquoted.flatMap((name) => (name in facts ? [t('changed', { name: term(name) })] : [])),
    ...feeLines(facts),
  ];
}
