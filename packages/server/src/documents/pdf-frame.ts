import { logoRoom } from '@roadworthy/core/files/logo.ts';
import { poweredByText } from '@roadworthy/core/organizations/powered-by.ts';
import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { type Locale, sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { Document, Image, Page, StyleSheet, Text, View, type DocumentProps, type PageProps } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { t } from '../kernel/language.ts';
import { mark, stripe } from './pdf-stripe.ts';
import { typeset } from './pdf-words.ts';
import { page, text } from './pdf-theme.ts';
import { words } from '@roadworthy/core/shared/words.ts';

export type Frame = {
  readonly title: string;
  readonly organization: string;
  /** What the running header identifies the document by: `Policy RWP-100001-7`. */
  readonly reference: string;
  readonly created: Date;
  readonly locale: Locale;
};

/** Whose paper documents are printed on: their logo, and who runs the platform. */
export type Letterhead = { readonly logo: Uint8Array };

// One document is laid out after another, in a thread of their own.
let letterhead: Letterhead | null = null;

/** Puts the documents that follow on somebody's paper; null is ours. */
export function printOn(paper: Letterhead | null): void {
  letterhead = paper;
}

const markSize = 20;
const logoSize = { width: 90, height: (90 * logoRoom.height) / logoRoom.width };

const styles = StyleSheet.create({
  page: { paddingHorizontal: page.margin, paddingTop: page.margin, paddingBottom: page.margin },
  header: { marginBottom: 14 },
  line: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', marginBottom: 4 },
  left: { flexBasis: 0, flexGrow: 1, paddingRight: 12, flexDirection: 'row', alignItems: 'center' },
  name: { flexBasis: 0, flexGrow: 1, marginLeft: 6 },
  logo: { ...logoSize, objectFit: 'contain' },
  right: { alignItems: 'flex-end' },
  number: { position: 'absolute', top: page.margin + 22, right: page.margin, width: 120, textAlign: 'right' },
});

/** What printed pages and letters begin with too: the badge, who writes, what it is, its number, and the stripe. */
function runningHeader({ title, organization, reference, locale }: Frame): ReactElement {
  const who = letterhead
    ? [
        h(Image, { key: 'logo', src: { data: Buffer.from(letterhead.logo), format: 'png' }, style: styles.logo }),
        h(
          View,
          { key: 'name', style: styles.name },
          h(Text, { style: text.strong }, typeset(organization)),
          h(Text, { style: text.meta }, typeset(t(locale, sentence(poweredByText, { name: brand.name })))),
        ),
      ]
    : [
        h(View, { key: 'mark' }, mark(markSize)),
        h(Text, { key: 'name', style: [text.brand, styles.name] }, typeset(organization)),
      ];
  return h(
    View,
    { key: 'header', style: styles.header, fixed: true },
    h(
      View,
      { style: styles.line },
      h(View, { style: styles.left }, ...who),
      h(
        View,
        { style: styles.right },
        h(Text, { style: text.meta }, title),
        h(Text, { style: text.strong }, reference),
      ),
    ),
    stripe(),
  );
}

// Laid over the room that the stripe leaves where it has stepped down: only text of its own is numbered anew on every
// page, and what reaches below the content makes the pages break before it.
function pageNumber({ locale }: Frame): ReactElement {
  return h(Text, {
    key: 'page',
    style: [text.meta, styles.number],
    fixed: true,
    render: ({ pageNumber: page, totalPages }) =>
      typeset(
        t(
          locale,
          sentence(words('Page {page} of {pages}', 'Page {page} sur {pages}'), { page, pages: totalPages ?? page }),
        ),
      ),
  });
}

/** A document of Letter pages with our running header. The same content gives the same bytes. */
export function framed(frame: Frame, ...content: readonly ReactElement[]): ReactElement<DocumentProps> {
  const { title, organization, reference, created, locale } = frame;
  const properties = {
    title: `${title}, ${reference}`,
    author: organization,
    creator: organization,
    producer: organization,
    language: locale,
    creationDate: created,
    modificationDate: created,
  };
  // The older pagination leaves a page blank where a table with a repeated head runs over.
  const sheet: PageProps = { size: 'LETTER', style: [text.body, styles.page], experimentalPagination: true };
  return h(Document, properties, h(Page, sheet, runningHeader(frame), pageNumber(frame), ...content));
}
