'use client';
import { isCustomer, roles, type Role } from '@roadworthy/core/identity/vocabulary.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import type { TimelineEntry } from '@roadworthy/ui/workbench/timeline.tsx';
import { useTranslations } from 'next-intl';
import type { TimelineRowFragment } from '../../../generated/documents.ts';
import { eventLooks } from '../../../generated/event-looks.ts';
import { useInstant } from '../use-instant.ts';
import { useLabels } from '../use-labels.ts';
import { isTimelineKind, noteLook, unknownLook } from './entry-appearances.ts';
import { factsOf } from './facts-of.ts';
import { OtherQuote } from './other-quote.tsx';
import { printFacts } from './print-facts.ts';
import type { TimelineNote } from './timeline-note.ts';

export type TimelineReader = 'staff' | 'customer';

function isRole(text: string): text is Role {
  return roles.some((role) => role === text);
}

/** Who acted: a name, else in a word what they were; nothing where nobody wrote it down. */
function useBy(reader: TimelineReader) {
  const t = useTranslations('timeline.by');
  return ({ actor_name: name, actor_role: role }: TimelineRowFragment): string | undefined => {
    if (role === null) return undefined;
    if (role === 'system') return t('system');
    if (isRole(role) && isCustomer(role)) return t('customer', { reader });
    return name ?? t('staff');
  };
}

/** What stands under the sentence of an entry: what became of the premium, and its own facts. */
function useBody() {
  const t = useTranslations('timeline');
  const label = useLabels();
  return (
    { kind, premium_before: before, premium_after: after, ...row }: TimelineRowFragment,
    currency: string,
  ): string | undefined => {
    const money = (cents: number) => moneyText(cents, currency);
    const facts = factsOf(row.facts);
    const name = String(facts['name'] ?? '');
    // A document is called in the reader’s words, whatever the language of what it says.
    const document = kind === 'document_made' ? label('documentType', String(facts['type'] ?? '')) : null;
    const own = kind === 'quote_signed' && name !== '' ? t('signedAs', { name }) : (document ?? name);
    const premium =
      after === null || after === before
        ? ''
        : before === null
          ? t('premium', { after: money(after) })
          : t('premiumChanged', { before: money(before), after: money(after) });
    return [own, facts['recipient'], premium].filter(Boolean).join(' · ') || undefined;
  };
}

/** The sentences of a timeline's rows in the language of the page. */
function useRows(reader: TimelineReader) {
  const t = useTranslations('timeline');
  const event = useTranslations('events');
  const byOf = useBy(reader);
  const bodyOf = useBody();
  const instant = useInstant();
  const titleOf = (kind: string, facts: ReturnType<typeof factsOf>, currency: string): string =>
    isTimelineKind(kind) ? event(kind, { ...printFacts(eventLooks[kind].facts, facts, currency), reader }) : t('other');
  return (row: TimelineRowFragment, currency: string): TimelineEntry => {
    const { kind } = row;
    const facts = factsOf(row.facts);
    const { group, icon, tone } = isTimelineKind(kind) ? eventLooks[kind] : unknownLook;
    const by = byOf(row);
    return {
      key: row.timeline_entry_id,
      kind: group,
      title: titleOf(kind, facts, currency),
      body:
        'copy' in facts || 'source' in facts ? (
          <OtherQuote facts={facts} premium={bodyOf(row, currency)} />
        ) : (
          bodyOf(row, currency)
        ),
      icon,
      tone,
      ...(by !== undefined && { by }),
      ...instant(row.at),
    };
  };
}

type Parts = {
  readonly reader: TimelineReader;
  readonly onArchive?: ((noteId: string) => void) | undefined;
};

/** Rows and notes of a record as entries, newest first; `currency` is that of its premium. */
export function useTimelineEntries({ reader, onArchive }: Parts) {
  const t = useTranslations('timeline.note');
  const rowOf = useRows(reader);
  const instant = useInstant();
  const noteOf = (note: TimelineNote): TimelineEntry => ({
    key: note.id,
    kind: noteLook.group,
    title: t(note.visible === true ? 'customer' : 'staff'),
    body: (
      <>
        <p className="whitespace-pre-line wrap-anywhere">{note.note}</p>
        {note.archivable === true && onArchive && (
          <button type="button" className="link min-h-7 text-small" onClick={() => onArchive(note.id)}>
            {t('archive')}
          </button>
        )}
      </>
    ),
    by: note.author_name,
    icon: noteLook.icon,
    tone: noteLook.tone,
    ...instant(note.created),
  });
  return (rows: readonly TimelineRowFragment[], notes: readonly TimelineNote[], currency: string): TimelineEntry[] =>
    newestFirst([...rows.map((row) => rowOf(row, currency)), ...notes.map(noteOf)]);
}

/** Entries by when they happened. */
export function newestFirst(entries: readonly TimelineEntry[]): TimelineEntry[] {
  return entries.toSorted((a, b) => Date.parse(b.instant) - Date.parse(a.instant));
}
