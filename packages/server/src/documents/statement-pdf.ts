import type { StatedFact, StatedPart, StatedTable, Statement } from '@roadworthy/core/documents/statement.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { type DocumentProps, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { framed } from './pdf-frame.ts';
import { figure, labelled, lines, summaryStyles } from './pdf-summary.ts';
import { section, table } from './pdf-table.ts';
import { ink, text } from './pdf-theme.ts';
import { printersIn, onDayText, policyTitle } from './pdf-words.ts';
import { words } from '@roadworthy/core/shared/words.ts';

const styles = StyleSheet.create({
  fact: { flexDirection: 'row', paddingVertical: 3, borderBottomWidth: 0.5, borderBottomColor: ink.hairline },
  label: { width: 170, color: ink.meta },
  value: { flexBasis: 0, flexGrow: 1 },
  note: { marginTop: 5 },
});

const fact = ({ label, lines: texts }: StatedFact, key: number): ReactElement =>
  h(
    View,
    { key, style: styles.fact, wrap: false },
    h(Text, { style: styles.label }, label),
    h(View, { style: styles.value }, ...texts.map((line, index) => h(Text, { key: index }, line))),
  );

function rowsOf({ heads, rows, sum, figures = 1 }: StatedTable): ReactElement {
  const columns = heads.map((label, index) => ({ label, share: 1, figures: index >= heads.length - figures }));
  return table(columns, [...rows.map((cells) => ({ cells })), ...(sum === null ? [] : [{ cells: sum, sum: true }])]);
}

// A part of more rows than these may run over to the next page.
const rowsOfAPage = 30;

function part({ title, facts = [], table: stated, notes = [] }: StatedPart): ReactElement {
  const size = facts.length + (stated?.rows.length ?? 0);
  return section(
    title,
    { whole: size <= rowsOfAPage },
    ...facts.map(fact),
    ...(stated ? [h(View, { key: 'table' }, rowsOf(stated))] : []),
    ...notes.map((note, index) => h(Text, { key: `note ${index}`, style: [text.body, styles.note] }, note)),
  );
}

/** A receipt or a proof, typeset. */
export function statementPdf(statement: Statement): ReactElement<DocumentProps> {
  const { locale, title, policyNumber, organization, issued, figures, parts } = statement;
  const { t, day } = printersIn(locale, 'USD');
  const contact = [organization.phone, organization.email].filter((line) => line !== null);
  return framed(
    {
      title,
      organization: organization.name,
      locale,
      reference: statement.reference ?? t(sentence(policyTitle, { number: policyNumber })),
      created: new Date(`${issued}T00:00:00Z`),
    },
    h(
      View,
      { key: 'summary' },
      h(Text, { style: text.title }, title),
      h(
        View,
        { style: summaryStyles.figures },
        ...figures.map(({ label, value }) => labelled(label, 1, figure(value))),
      ),
      h(
        View,
        { style: summaryStyles.parties },
        labelled(
          t(words('Office', 'Bureau')),
          1,
          ...lines([organization.name, ...contact, t(sentence(onDayText, { day: day(issued) }))]),
        ),
      ),
    ),
    ...parts.map(part),
  );
}
