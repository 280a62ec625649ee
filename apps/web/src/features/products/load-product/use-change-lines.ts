'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import type { factsOf } from '../../shared/timeline/facts-of.ts';
import { printDay } from '../../shared/print-day.ts';
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
      if (!(`${name}_after` in facts)) return [];
      const [before, after] = [facts[`${name}_before`], facts[`${name}_after`]].map((value) => valueOf(name, value));
      return [t('from', { name: term(name), before: before ?? '', after: after ?? '' })];
    });
  const feeLines = (facts: Facts) => {
    const day = printDay(typeof facts['from'] === 'string' ? facts['from'] : null);
    if (day === null) return [];
    const fee = (value: Fact) => moneyText(Number(value));
    const share = (value: Fact) => `${String(value)} %`;
    // Changes that were made before a product said how long may be answered name no days.
    const days = (value: Fact) => (typeof value === 'number' ? product('fee.days', { days: value }) : '');
    const line = (name: string, before: string, after: string) =>
      before === after ? [] : [t('from', { name, before, after })];
    return [
      t('fees', { day }),
      ...line(product('fee.installment'), fee(facts['installment_fee_before']), fee(facts['installment_fee_after'])),
      ...line(product('fee.deposit'), share(facts['deposit_share_before']), share(facts['deposit_share_after'])),
      ...line(product('fee.answer'), days(facts['referral_days_before']), days(facts['referral_days_after'])),
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
