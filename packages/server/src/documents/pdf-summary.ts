import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { surface, text } from './pdf-theme.ts';

/** A document's head: its figures on a ground, and who it is between beneath them. */
export const summaryStyles = StyleSheet.create({
  figures: { flexDirection: 'row', backgroundColor: surface, padding: 10, marginTop: 8, gap: 14 },
  parties: { flexDirection: 'row', paddingHorizontal: 10, marginTop: 12, gap: 14 },
});

/** A part of the head under its label, with its share of the width. */
export function labelled(label: string, share: number, ...lines: readonly ReactElement[]): ReactElement {
  return h(
    View,
    { key: label, style: { flexBasis: 0, flexGrow: share } },
    h(Text, { style: [text.meta, { marginBottom: 2 }] }, label),
    ...lines,
  );
}

/** A figure of the head. */
export function figure(value: string): ReactElement {
  return h(Text, { key: value, style: text.figure }, value);
}

/** Lines of which the first is strong. */
export function lines([first = '', ...rest]: readonly string[]): ReactElement[] {
  return [
    h(Text, { key: 'first', style: text.strong }, first),
    ...rest.map((line, index) => h(Text, { key: index }, line)),
  ];
}
