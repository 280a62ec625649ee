import type { Declarations } from '@roadworthy/core/documents/declarations.ts';
import { formatDay } from '@roadworthy/core/shared/day.ts';
import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { surface, text } from './pdf-theme.ts';
import { printAmount } from './print-amount.ts';

const styles = StyleSheet.create({
  figures: { flexDirection: 'row', backgroundColor: surface, padding: 10, marginTop: 8, gap: 14 },
  parties: { flexDirection: 'row', paddingHorizontal: 10, marginTop: 12, gap: 14 },
  label: { marginBottom: 2 },
});

// A whole term in words fits the middle column on one line.
const shares = [3.6, 5.2, 3.2] as const;

function labelled(label: string, share: number, ...lines: readonly ReactElement[]): ReactElement {
  return h(
    View,
    { key: label, style: { flexBasis: 0, flexGrow: share } },
    h(Text, { style: [text.meta, styles.label] }, label),
    ...lines,
  );
}

function figure(value: string): ReactElement {
  return h(Text, { key: value, style: text.figure }, value);
}

function lines([first = '', ...rest]: readonly string[]): ReactElement[] {
  return [
    h(Text, { key: 'first', style: text.strong }, first),
    ...rest.map((line, index) => h(Text, { key: index }, line)),
  ];
}

/** The head of the declarations: who is insured, for how long, by whom, and for how much. */
export function declarationsSummary(model: Declarations): ReactElement {
  const { term, namedInsured, organization, currency } = model;
  const contact = [organization.phone, organization.email].filter((line) => line !== null);
  return h(
    View,
    { key: 'summary' },
    h(Text, { style: text.title }, model.title),
    h(
      View,
      { style: styles.figures },
      labelled('Policy number', shares[0], figure(model.policyNumber)),
      labelled('Policy term', shares[1], figure(`${formatDay(term.from)} \u2013 ${formatDay(term.to)}`)),
      labelled('Total for the term', shares[2], figure(printAmount(model.total, currency))),
    ),
    h(
      View,
      { style: styles.parties },
      labelled('Named insured and mailing address', shares[0], ...lines([namedInsured.name, ...namedInsured.address])),
      labelled(
        'Cover begins and ends',
        shares[1],
        ...lines([`${formatDay(term.from)}, ${term.time}`, `to ${formatDay(term.to)}, ${term.time}`]),
        h(
          Text,
          { key: 'zone', style: [text.meta, { marginTop: 2 }] },
          `Standard time at the mailing address of the named insured: ${term.zone}`,
        ),
      ),
      labelled('Issued by', shares[2], ...lines([organization.name, ...contact, `on ${formatDay(model.issued)}`])),
    ),
  );
}
