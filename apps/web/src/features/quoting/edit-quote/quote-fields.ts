'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useLabels } from '../../shared/use-labels.ts';
import { fitsKind } from '../../shared/lines/fits-kind.ts';
import type { FieldView, LineView } from '../../shared/lines/line-view.ts';

/** A field that every line has, beside those of its data. */
export function plainField(path: string, label: string, more: Partial<FieldView> = {}): FieldView {
  return {
    of: 'object',
    path,
    name: path,
    column: true,
    label,
    asks: label,
    kind: 'text',
    most: null,
    choices: [],
    needed: 'sale',
    groups: null,
    ...more,
  };
}

/** What a line asks of one thing that it insures, its kind and its place among it. */
export function useVehicleFields(
  line: LineView,
  kind: string,
  lienholders: FieldView['choices'],
): readonly FieldView[] {
  const t = useTranslations('quoteForm');
  return useMemo(() => {
    const fits = fitsKind(line, kind);
    return [
      plainField('type', t('kind'), { kind: 'choice', choices: line.kinds, asks: line.kindAsks, needed: 'price' }),
      plainField('garaging_postal_code', t('stored'), { needed: 'price', asks: t('keptAsks'), most: 10 }),
      ...line.fields.filter((field) => field.of === 'object' && fits(field.groups)),
      ...(lienholders.length > 0
        ? [plainField('lienholder_id', t('lienholder'), { kind: 'choice', choices: lienholders, needed: 'never' })]
        : []),
    ];
  }, [line, kind, lienholders, t]);
}

/** What a line asks of a person beside their name: what can be answered in one input. */
export const personFieldsOf = ({ fields }: LineView): readonly FieldView[] =>
  fields.filter(({ of, kind }) => of === 'person' && kind !== 'incidents');

/** Where mail goes; its state follows from the postal code. */
export function useAddressFields(): readonly FieldView[] {
  const t = useTranslations('quoteForm');
  return useMemo(
    () => [
      plainField('line_1', t('street'), { asks: t('streetAsks') }),
      plainField('line_2', t('unit'), { needed: 'never' }),
      plainField('locality', t('city'), { asks: t('cityAsks') }),
      plainField('postal_code', t('postalCode'), { asks: t('postalCodeAsks'), most: 10 }),
    ],
    [t],
  );
}

/** Who it is and how to reach them: a person, or a business by its name. */
export function useNameFields(isBusiness: boolean, needsEmail: boolean): readonly FieldView[] {
  const t = useTranslations('quoteForm');
  return useMemo(
    () => [
      plainField('entity_type', t('entityType'), {
        kind: 'choice',
        choices: [
          { value: 'person', label: t('person') },
          { value: 'business', label: t('business') },
        ],
      }),
      ...(isBusiness
        ? [plainField('business_name', t('businessName'), { asks: t('businessNameAsks') })]
        : [
            plainField('first_name', t('firstName'), { asks: t('firstNameAsks') }),
            plainField('last_name', t('lastName'), { asks: t('lastNameAsks') }),
          ]),
      plainField('email', t('email'), { asks: t('emailAsks'), needed: needsEmail ? 'sale' : 'never' }),
      plainField('phone', t('phone'), { needed: 'never' }),
    ],
    [t, isBusiness, needsEmail],
  );
}

/** When cover begins, how long it lasts and how it is paid. */
export function useTermFields(months: readonly number[]): readonly FieldView[] {
  const t = useTranslations('quoteForm');
  const label = useLabels();
  return useMemo(
    () => [
      plainField('effective_date', t('effective'), { kind: 'day', asks: t('effectiveAsks') }),
      plainField('policy_duration_months', t('duration'), {
        kind: 'choice',
        choices: months.map((count) => ({ value: String(count), label: t('months', { count }) })),
      }),
      plainField('payment_term', t('paymentTerm'), {
        kind: 'choice',
        choices: ['monthly', 'pay_in_full'].map((value) => ({ value, label: label('paymentTerm', value) ?? value })),
      }),
    ],
    [t, months, label],
  );
}
