import type { ComparedRow, Comparison } from '@roadworthy/core/documents/compare-offers.ts';
import type { Proposal } from '@roadworthy/core/documents/proposal.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { type DocumentProps, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { framed } from './pdf-frame.ts';
import { figure, labelled, lines, summaryStyles } from './pdf-summary.ts';
import { type Column, type Row, section, table } from './pdf-table.ts';
import { ink, text } from './pdf-theme.ts';
import { typeset, type Printers, printersIn, vehicleLabel, insuredAndAddress } from './pdf-words.ts';
import { numberShort } from '@roadworthy/core/documents/receipt.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { vinOf } from '@roadworthy/core/documents/statement.ts';

const styles = StyleSheet.create({ paragraph: { marginBottom: 3.5 } });

// A French term fits the middle column on one line.
const shares = [3.4, 5.2, 3.4] as const;

// More rows than these run on to the next page.
const rowsOfAPage = 24;

function summary(model: Proposal, { t, day }: Printers): ReactElement {
  const { sender, insured } = model;
  const contact = [sender.phone, sender.email].filter((line) => line !== null);
  const term = t(
    sentence(words('{months} months from {day}', '{months} mois dès le {day}'), {
      months: model.months,
      day: model.from,
    }),
  );
  return h(
    View,
    { key: 'summary' },
    h(Text, { style: text.title }, typeset(model.title)),
    h(
      View,
      { style: summaryStyles.figures },
      labelled(t(words('For', 'Pour')), shares[0], figure(typeset(insured.name))),
      labelled(t(words('Cover', 'Protection')), shares[1], figure(term)),
      labelled(t(words('Prices good until', 'Prix valables jusqu’au')), shares[2], figure(day(model.validUntil))),
    ),
    h(
      View,
      { style: summaryStyles.parties },
      labelled(t(insuredAndAddress), shares[0], ...lines([insured.name, ...insured.address])),
      labelled(
        t(words('Your agent', 'Votre agent')),
        shares[1],
        ...lines([...(sender.agent === null ? [] : [sender.agent]), sender.name, ...contact]),
      ),
      labelled(t(words('Made', 'Établie')), shares[2], ...lines([day(model.made), model.reference])),
    ),
  );
}

function vehicleSection({ vehicles }: Proposal, printers: Printers): ReactElement {
  const { t } = printers;
  const columns: readonly Column[] = [
    { label: t(numberShort), share: 0.5 },
    { label: t(vehicleLabel), share: 6 },
    { label: t(words('Use', 'Utilisation')), share: 3 },
    { label: t(words('Value', 'Valeur')), share: 2.4, figures: true },
  ];
  const rows = vehicles.map(({ title, className, vin, usage, value }, index): Row => {
    const identity = vin === null ? [className] : [className, t(sentence(vinOf, { vin }))];
    return {
      cells: [String(index + 1), [title, ...identity], usage ?? '', value === null ? '' : printers.wholeAmount(value)],
    };
  });
  return section(t(words('What would be insured', 'Ce qui serait assuré')), { whole: false }, table(columns, rows));
}

/** What the offers cover, and beneath it, never torn apart, what they cost. */
function comparisonSection({ title, columns, covers, money }: Comparison): ReactElement {
  const heads: readonly Column[] = [
    { label: '', share: 4 },
    ...columns.map((label) => ({ label: typeset(label), share: 12 / (columns.length + 1), figures: true })),
  ];
  const rowsOf = (all: readonly ComparedRow[]) =>
    all.map(({ label, cells, sum }): Row => ({ cells: [typeset(label), ...cells.map(typeset)], sum }));
  return section(
    typeset(title),
    { whole: false },
    h(View, { key: 'covers' }, table(heads, rowsOf(covers))),
    h(View, { key: 'money', wrap: false, style: { marginTop: 10 } }, table(heads, rowsOf(money))),
  );
}

function meaningSection({ meanings, reading }: Proposal, { t }: Printers): ReactElement {
  const columns: readonly Column[] = [
    { label: t(words('Coverage', 'Protection')), share: 3 },
    { label: t(words('What it pays', 'Ce que cela paie')), share: 8 },
  ];
  const rows = meanings.map(({ label, pays }): Row => ({ cells: [typeset(label), typeset(pays)] }));
  return section(
    t(words('What it means', 'Ce que cela veut dire')),
    { whole: rows.length <= rowsOfAPage },
    h(View, { key: 'reading', style: { marginBottom: 6 } }, ...paragraphs(reading)),
    table(columns, rows),
  );
}

const paragraphs = (all: readonly string[]): ReactElement[] =>
  all.map((each) => h(Text, { key: each, style: styles.paragraph }, typeset(each)));

/** A proposal, typeset. */
export function proposalPdf(model: Proposal): ReactElement<DocumentProps> {
  const printers = printersIn(model.locale, model.currency);
  const { t } = printers;
  return framed(
    {
      title: model.title,
      organization: model.sender.name,
      reference: model.reference,
      locale: model.locale,
      created: new Date(`${model.made}T00:00:00Z`),
    },
    summary(model, printers),
    vehicleSection(model, printers),
    ...model.comparisons.map(comparisonSection),
    meaningSection(model, printers),
    section(
      t(words('What is not covered', 'Ce qui n’est pas couvert')),
      { whole: true },
      h(View, { key: 'not' }, ...paragraphs(model.exclusions)),
    ),
    h(View, { key: 'closing', style: { marginTop: 14, color: ink.soft } }, ...paragraphs(model.closing)),
  );
}
