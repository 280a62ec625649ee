import type { Declarations } from '@roadworthy/core/documents/declarations.ts';
import { sumCents } from '@roadworthy/core/shared/money/money.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { Text } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { type Column, type Row, section, table } from './pdf-table.ts';
import { text } from './pdf-theme.ts';
import { type Printers, printersIn } from './pdf-words.ts';
import { numberShort } from '@roadworthy/core/documents/receipt.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { amountLabel, dueLabel } from '@roadworthy/core/documents/receipt.ts';
import { premiumLabel, totalForTerm, feesLabel } from '@roadworthy/core/documents/compare-offers.ts';

const allPayments = words('All payments', 'Tous les versements');

const premiumColumns = ({ t }: Printers): readonly Column[] => [
  { label: t(words('For the term', 'Pour la période')), share: 5 },
  { label: t(amountLabel), share: 1.4, figures: true },
];

const scheduleColumns = ({ t }: Printers): readonly Column[] => [
  { label: t(numberShort), share: 0.7 },
  { label: t(dueLabel), share: 3 },
  { label: t(premiumLabel), share: 2, figures: true },
  { label: t(feesLabel), share: 2, figures: true },
  { label: t(words('To pay', 'À payer')), share: 2, figures: true },
];

// More rows than these run on to the next page.
const rowsOfAPage = 30;

function paymentNote({ schedule, paymentTerm, paid, currency }: Declarations, { t }: Printers): string {
  const notes = [
    t(sentence(words('Payment: {how}.', 'Paiement : {how}.'), { how: paymentTerm.toLowerCase() })),
    ...(paid === null ? [] : [paid.text]),
    currency === 'CAD'
      ? t(words('All amounts are in Canadian dollars.', 'Tous les montants sont en dollars canadiens.'))
      : t(words('All amounts are in US dollars.', 'Tous les montants sont en dollars américains.')),
    ...(schedule.length > 1
      ? [
          t(
            words(
              'The fees of each payment after the first are its instalment fee.',
              'Les frais de chaque versement après le premier sont ses frais de versement.',
            ),
          ),
        ]
      : []),
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
      row(
        t(
          sentence(words('Coverages of vehicle {number}: {title}', 'Protections du véhicule {number} : {title}'), {
            number: index + 1,
            title,
          }),
        ),
        premium,
      ),
    ),
    ...discounts.map(({ label, amount }) =>
      row(t(sentence(words('Discount: {label}', 'Rabais : {label}'), { label })), amount),
    ),
    ...(minimumTopUp === 0
      ? []
      : [
          row(
            t(words('Addition to reach the minimum premium', 'Supplément pour atteindre la prime minimale')),
            minimumTopUp,
          ),
        ]),
    ...(model.beforeChange === 0
      ? []
      : [
          row(
            t(words('Days of the term before the last change', 'Jours du terme avant la dernière modification')),
            model.beforeChange,
          ),
        ]),
    row(t(premiumLabel), model.premium, true),
    ...fees.map(({ label, amount }) => row(label, amount)),
    row(t(totalForTerm), model.total, true),
    ...(paid === null || paid.installmentFees === 0
      ? []
      : [
          row(t(words('Installment fees', 'Frais de versement')), paid.installmentFees),
          row(t(allPayments), model.total + paid.installmentFees, true),
        ]),
  ];
  return section(t(premiumLabel), { whole: rows.length <= rowsOfAPage }, table(premiumColumns(printers), rows));
}

/** The account of a policy that ended before its term. */
function accountSection({ text: ending, rows }: NonNullable<Declarations['ended']>, printers: Printers): ReactElement {
  const { t, amount } = printers;
  return section(
    t(words('Account at the end of cover', 'Compte à la fin de la protection')),
    { whole: true },
    table(
      [
        { label: '', share: 5 },
        { label: t(amountLabel), share: 1.4, figures: true },
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
  const sum: Row = { cells: ['', t(allPayments), total('premium'), total('fees'), total('amount')], sum: true };
  return section(
    t(words('Payment schedule', 'Versements')),
    { whole: true },
    table(scheduleColumns(printers), [...rows, sum]),
    h(Text, { key: 'note', style: [text.meta, { marginTop: 5 }] }, paymentNote(model, printers)),
  );
}
