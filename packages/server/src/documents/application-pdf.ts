import type { Application, StatedPart } from '@roadworthy/core/documents/application.ts';
import { type DocumentProps, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { framed } from './pdf-frame.ts';
import { section } from './pdf-table.ts';
import { ink, text } from './pdf-theme.ts';
import { typeset } from './pdf-words.ts';

const styles = StyleSheet.create({
  answer: { flexDirection: 'row', paddingVertical: 3.2, borderBottomWidth: 0.5, borderBottomColor: ink.hairline },
  label: { flexBasis: 0, flexGrow: 1, paddingRight: 8, color: ink.soft },
  value: { flexBasis: 0, flexGrow: 2 },
  statement: { marginBottom: 4 },
});

// A part that is longer than a page runs on to the next one.
const answersOfAPage = 30;

function statedPart({ title, answers }: StatedPart): ReactElement {
  const rows = answers.map(({ label, value }) =>
    h(
      View,
      { key: label, style: styles.answer, wrap: false },
      h(Text, { style: styles.label }, typeset(label)),
      h(Text, { style: [styles.value, text.strong] }, typeset(value)),
    ),
  );
  return section(typeset(title), { whole: answers.length <= answersOfAPage }, h(View, { key: 'answers' }, ...rows));
}

/** The application of a quote, typeset. */
export function applicationPdf(application: Application): ReactElement<DocumentProps> {
  const { title, seller, reference, locale, made, introduction, parts, statements } = application;
  return framed(
    { title, organization: seller, reference, locale, created: new Date(`${made}T00:00:00Z`) },
    h(Text, { key: 'title', style: text.title }, typeset(title)),
    h(
      Text,
      { key: 'introduction', style: [text.body, { color: ink.soft, marginTop: 6 }] },
      typeset(introduction.join(' ')),
    ),
    ...parts.map(statedPart),
    h(
      View,
      { key: 'statements', style: { marginTop: 18 }, wrap: false },
      ...statements.map((statement) => h(Text, { key: statement, style: styles.statement }, typeset(statement))),
    ),
  );
}
