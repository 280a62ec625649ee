// Prints what a timeline says of every example of every event, to staff and to the customer, in each language of the
// pages: `node apps/web/scripts/print-timeline-texts.ts > before.txt`, and again after a change that no reader is to notice.
import './load-tsx.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredEvents } from '@roadworthy/core/generated/events.ts';
import type { DeclaredEvent } from '@roadworthy/core/shared/define-event.ts';
import { locales as pageLocales, type PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import type { TimelineEntry } from '@roadworthy/core/shared/timeline-entry.ts';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { languageTags } from '../src/locale/locales.ts';

const { NextIntlClientProvider } = await import('next-intl');
const { useTimelineEntries } = await import('../src/features/shared/timeline/use-timeline-entries.tsx');

const folder = join(import.meta.dirname, '../src/generated/messages');

function messagesOf(locale: PageLocale): object {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, locale, `${name}.json`), 'utf8'));
  return Object.fromEntries(['timeline', 'insurance', 'events'].map((name) => [name, read(name)]));
}

type Row = {
  readonly timeline_entry_id: string;
  readonly at: string;
  readonly kind: string;
  readonly actor_name: string | null;
  readonly actor_role: string | null;
  readonly facts: unknown;
  readonly premium_before: number | null;
  readonly premium_after: number | null;
};

function rowOf(kind: string, entry: Pick<TimelineEntry, 'facts' | 'price'>): Row {
  return {
    timeline_entry_id: kind,
    at: '2026-07-01T12:00:00Z',
    kind,
    actor_name: 'Dana Cole',
    actor_role: 'organization:agent',
    facts: JSON.parse(JSON.stringify(entry.facts)),
    premium_before: entry.price?.before ?? null,
    premium_after: entry.price?.after ?? null,
  };
}

type PrintedProps = { readonly reader: 'staff' | 'customer'; readonly row: Row };

function Printed({ reader, row }: PrintedProps) {
  const entriesOf = useTimelineEntries({ reader });
  const [entry] = entriesOf([row], [], 'USD');
  if (!entry) return null;
  const parts: readonly ReactNode[] = [entry.kind, entry.icon, entry.tone, entry.title, entry.by, entry.body];
  return parts.map((part, index) => createElement(Fragment, { key: index }, index === 0 ? '' : ' | ', part));
}

const locales = pageLocales.map((locale) => ({ locale, messages: messagesOf(locale) }));

function print(row: Row): void {
  for (const { locale, messages } of locales) {
    const language = languageTags[locale];
    // Amounts and days are printed in the language of the page.
    Object.assign(globalThis, { document: { documentElement: { lang: language } } });
    for (const reader of ['staff', 'customer'] as const) {
      const text = renderToStaticMarkup(
        createElement(
          NextIntlClientProvider,
          // @ts-expect-error The catalogues that a timeline reads, and no other.
          { locale: language, timeZone: 'America/New_York', messages },
          createElement(Printed, { reader, row }),
        ),
      );
      console.log(`  ${locale} ${reader}: ${text}`);
    }
  }
}

/** An entry as its row holds it, its facts in the order of their names. */
function printEntry({ facts, price, visible, ...record }: TimelineEntry): string {
  const { quoteId = null, policyId = null, productId = null } = record;
  const sorted = Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify({ quoteId, policyId, productId, facts: Object.fromEntries(sorted), price, visible });
}

const events: readonly DeclaredEvent[] = declaredEvents;
for (const declared of events.toSorted((one, other) => (one.type < other.type ? -1 : 1))) {
  const { type } = declared;
  const entries = declared.examples.map((example) => declared.entryOf(example));
  for (const entry of entries) {
    console.log(`${type} ${entry ? printEntry(entry) : 'leaves nothing'}`);
    if (entry) print(rowOf(type, entry));
  }
  // What was written before an event said as much.
  if (entries.some((entry) => entry !== null)) {
    console.log(`${type}, of which nothing is known`);
    print(rowOf(type, { facts: {} }));
  }
}
console.log('an unknown kind');
print(rowOf('policy_repainted', { facts: {} }));
