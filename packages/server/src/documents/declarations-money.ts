import type { Declarations } from '@roadworthy/core/documents/declarations.ts';
import { formatDay } from '@roadworthy/core/shared/day.ts';
import { sumCents } from '@roadworthy/core/shared/money.ts';
import { Text } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { type Column, type Row, section, table } from './pdf-table.ts';
import { text } from './pdf-theme.ts';
import { printAmount } from './print-amount.ts';

const premiumColumns: readonly Column[] = [
  { label: 'For the term', share: 5 },
  { label: 'Amount', share: 1.4, figures: true },
];

const scheduleColumns: readonly Column[] = [
  { label: 'No.', share: 0.7 },
  { label: 'Due', share: 3 },
  { label: 'Premium', share: 2, figures: true },
  { label: 'Fees', share: 2, figures: true },
  { label: 'To pay', share: 2, figures: true },
];

// More rows than these run on to the next page.
const rowsOfAPage = 30;

const currencyNames = { USD: 'US dollars', CAD: 'Canadian dollars' } as const;

/** How the coverages become the total: discounts, the minimum premium, and fees. */
export function premiumSection(model: Declarations): ReactElement {
  const { vehicles, discounts, minimumTopUp, fees, currency } = model;
  const row = (label: string, amount: number, sum = false): Row => ({
    cells: [label, printAmount(amount, currency)],
    sum,
  });
  const rows = [
    ...vehicles.map(({ title, premium }, index) => row(`Coverages of vehicle ${index + 1}: ${title}`, premium)),
    ...discounts.map(({ label, amount }) => row(`Discount: ${label}`, amount)),
    ...(minimumTopUp === 0 ? [] : [row('Addition to reach the minimum premium', minimumTopUp)]),
    row('Premium', model.premium, true),
    ...fees.map(({ label, amount }) => row(label, amount)),
    row('Total for the term', model.total, true),
  ];
  return section('Premium', { whole: rows.length <= rowsOfAPage }, table(premiumColumns, rows));
}

/** The invoices of the term and what they add up to. */
export function scheduleSection({ schedule, paymentTerm, currency }: Declarations): ReactElement {
  const amount = (cents: number) => printAmount(cents, currency);
  const rows: Row[] = schedule.map(({ sequence, dueDate, premium, fees, amount: due }) => ({
    cells: [String(sequence), formatDay(dueDate), amount(premium), amount(fees), amount(due)],
  }));
  const total = (of: 'premium' | 'fees' | 'amount') => amount(sumCents(schedule.map((invoice) => invoice[of])));
  const sum: Row = { cells: ['', 'All payments', total('premium'), total('fees'), total('amount')], sum: true };
  const more = schedule.length > 1 ? ' The fees of each payment after the first are its instalment fee.' : '';
  const note = `Payment: ${paymentTerm.toLowerCase()}. All amounts are in ${currencyNames[currency]}.${more}`;
  return section(
    'Payment schedule',
    { whole: true },
    table(scheduleColumns, [...rows, sum]),
    h(Text, { key: 'note', style: [text.meta, { marginTop: 5 }] }, note),
  );
}
