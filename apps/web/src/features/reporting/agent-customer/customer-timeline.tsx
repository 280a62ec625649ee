'use client';
import { currencyOf } from '@roadworthy/core/shared/money/currency.ts';
import { timelineGroups } from '@roadworthy/core/shared/timeline-entry.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Timeline, type TimelineEntry } from '@roadworthy/ui/workbench/timeline.tsx';
import { useTranslations } from 'next-intl';
import type { CustomerQuoteFragment } from '../../../generated/documents.ts';
import { newestFirst, useTimelineEntries } from '../../shared/timeline/use-timeline-entries.tsx';
import { vehicleName } from '../../shared/vehicle-name.ts';

/** What happened to all records of a customer, each entry with the record that it is about. */
export function CustomerTimeline({ quotes }: { quotes: readonly CustomerQuoteFragment[] }) {
  const t = useTranslations('timeline');
  const meta = useTranslations('staff.meta');
  const entriesOf = useTimelineEntries({ reader: 'staff' });
  const entries = quotes.flatMap((quote) => {
    const { policy } = quote;
    const rows = [...quote.timeline_entries, ...(policy?.timeline_entries ?? [])];
    const notes = [
      ...quote.quote_notes.map(({ quote_note_id: id, ...note }) => ({ id, ...note })),
      ...(policy?.policy_notes ?? []).map(({ policy_note_id: id, ...note }) => ({ id, ...note })),
    ];
    const [vehicle] = quote.vehicles;
    const link = (
      <AppLink
        className="link inline-flex min-h-6 items-center text-small"
        href={policy ? `/agents/policies/${policy.policy_id}` : `/agents/quotes/${quote.quote_id}`}
      >
        {[policy ? policy.policy_number : meta('quote'), vehicleName(vehicle)].filter(Boolean).join(', ')}
      </AppLink>
    );
    return entriesOf(rows, notes, policy?.currency ?? currencyOf(quote.country)).map(
      (entry): [string, TimelineEntry] => [
        entry.key,
        // Of the only record everything is said.
        quotes.length === 1 ? entry : { ...entry, body: about(entry.body, link) },
      ],
    );
  });
  return (
    <Timeline
      label={t('label')}
      // A quote's entries are its policy's too.
      entries={newestFirst([...new Map(entries).values()])}
      empty={t('empty')}
      filter={{
        label: t('filter'),
        all: t('all'),
        kinds: timelineGroups.map((key) => ({ key, label: t(`groups.${key}`) })),
      }}
    />
  );
}

function about(body: TimelineEntry['body'], link: TimelineEntry['body']) {
  return (
    <>
      {body}
      <p>{link}</p>
    </>
  );
}
