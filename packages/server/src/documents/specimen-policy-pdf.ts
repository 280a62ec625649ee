import type { SpecimenPolicy } from '@roadworthy/core/documents/specimen-policy.ts';
import { type DocumentProps, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { framed } from './pdf-frame.ts';
import { section } from './pdf-table.ts';
import { ink, text } from './pdf-theme.ts';
import { typeset } from './pdf-words.ts';

const styles = StyleSheet.create({
  paragraph: { fontSize: 9.5, lineHeight: 1.45, marginBottom: 5, maxWidth: 460 },
});

function paragraphs(all: readonly string[]): ReactElement {
  return h(
    View,
    { key: 'paragraphs' },
    ...all.map((paragraph) => h(Text, { key: paragraph, style: styles.paragraph }, typeset(paragraph))),
  );
}

/** The words of a policy, typeset. */
export function specimenPolicyPdf(specimen: SpecimenPolicy): ReactElement<DocumentProps> {
  const { title, seller, reference, locale, written, introduction, parts } = specimen;
  return framed(
    { title, organization: seller, reference, locale, created: new Date(`${written}T00:00:00Z`) },
    h(Text, { key: 'title', style: text.title }, typeset(title)),
    h(View, { key: 'introduction', style: { marginTop: 8, color: ink.soft } }, paragraphs(introduction)),
    ...parts.map((part) => section(typeset(part.title), { whole: true }, paragraphs(part.paragraphs))),
  );
}
