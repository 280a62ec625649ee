import type { Declarations } from '@roadworthy/core/documents/declarations.ts';
import { sumCents } from '@roadworthy/core/shared/money/money.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { Text } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { type Column, type Row, section, table } from './pdf-table.ts';
import { text } from './pdf-theme.ts';
import { type Printers, printersIn } from './pdf-words.ts';

const premiumColumns = ({ t }: Printers): readonly Column[] => [
  { label: t('For the term'), share: 5 },
  { label: t('Amount'), share: 1.4, figures: true },
];

const scheduleColumns = ({ t }: Printers): readonly Column[] => [
  { label: t('No.'), share: 0.7 },
  { label: t('Due'), share: 3 },
  { label: t('Premium'), share: 2, figures: true },
  { label: t('Fees'), share: 2, figures: true },
  { label: t('To pay'), share: 2, figures: true },
];

// More rows than these run on to the next page.
const rowsOfAPage = 30;

function paymentNote({ schedule, paymentTerm, paid, currency }: Declarations, { t }: Printers): string {
  const notes = [
    t(sentence('Payment: {how}.', { how: paymentTerm.toLowerCase() })),
    ...(paid === null ? [] : [paid.text]),
    currency === 'CAD' ? t('All amounts are in Canadian dollars.') : t('All amounts are in US dollars.'),
    ...(schedule.length > 1 ? [t('The fees of each payment after the first are its instalment fee.')] : []),
  ];
  return notes.join(' ');
}

/** How the coverages become the total: discounts, the minimum premium, and fees. */
export function premiumSection(model: Declarations): ReactElement {
  const { vehicles, discounts, minimumTopUp, fees, paid, locale, currency } = model;
  const printers = printersIn(locale, currency);
  const { t } = printers;
  const row = (label: string, amount: number, sum = false): Row => ({ cells: [label, printers.amount(amount)], sum });
  const rows = [
    ...vehicles.map(({ title, premium }, index) =>
      row(t(sentence('Coverages of vehicle {number}: {title}', { number: index + 1, title })), premium),
    ),
    ...discounts.map(({ label, amount }) => row(t(sentence('Discount: {label}', { label })), amount)),
    ...(minimumTopUp === 0 ? [] : [row(t('Addition to reach the minimum premium'), minimumTopUp)]),
    ...(model.beforeChange === 0 ? [] : [row(t('Days of the term before the last change'), model.beforeChange)]),
    row(t('Premium'), model.premium, true),
    ...fees.map(({ label, amount }) => row(label, amount)),
    row(t('Total for the term'), model.total, true),
    ...(paid === null || paid.installmentFees === 0
      ? []
      : [
          row(t('Installment fees'), paid.installmentFees),
          row(t('All payments'), model.total + paid.installmentFees, true),
        ]),
  ];
  return section(t('Premium'), { whole: rows.length <= rowsOfAPage }, table(premiumColumns(printers), rows));
}

/** The account of a policy that ended before its term. */
function accountSection({ text: ending, rows }: NonNullable<Declarations['ended']>, printers: Printers): ReactElement {
  const { t, amount } = printers;
  return section(
    t('Account at the end of cover'),
    { whole: true },
    table(
      [
        { label: '', share: 5 },
        { label: t('Amount'), share: 1.4, figures: true },
      ],
      rows.map((row) => ({ cells: [row.label, amount(row.amount)] })),
    ),
    h(Text, { key: 'note', style: [text.meta, { marginTop: 5 }] }, ending),
  );
}

/** The invoices of the term and what they add up to; of a policy that ended, its account. */
export function scheduleSection(model: Declarations): ReactElement {
  const { schedule, ended } = model;
  const printers = printersIn(model.locale, model.currency);
  if (ended !== null) return accountSection(ended, printers);
  const { t, amount } = printers;
  const rows: Row[] = schedule.map(({ sequence, dueDate, premium, fees, amount: due }) => ({
    cells: [String(sequence), printers.day(dueDate), amount(premium), amount(fees), amount(due)],
  }));
  const total = (of: 'premium' | 'fees' | 'amount') => amount(sumCents(schedule.map((invoice) => invoice[of])));
  const sum: Row = { cells: ['', t('All payments'), total('premium'), total('fees'), total('amount')], sum: true };
  return section(
    t('Payment schedule'),
    { whole: true },
    table(scheduleColumns(printers), [...rows, sum]),
    h(Text, { key: 'note', style: [text.meta, { marginTop: 5 }] }, paymentNote(model, printers)),
  );
}
