'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/requests/request-error.ts';
import type { FoundRecordFragment } from '../../../generated/documents.ts';

type FoundRecordsProps<Found> = {
  title: string;
  /** The answer, and why there is none. */
  query: { readonly data: Found | undefined; readonly error: Error | null };
  /** How many there are, in words. */
  describe: (found: Found) => string;
  newestOf: (found: Found) => readonly FoundRecordFragment[];
  /** Where its links open; beside a form in another tab, so that nothing typed is lost. */
  target: '_blank' | undefined;
};

/** What something that is written meets, or would: how many quotes and policies, and the newest of them. */
export function FoundRecords<Found>({ title, query, describe, newestOf, target }: FoundRecordsProps<Found>) {
  const t = useTranslations('workbench.written');
  const { error } = query;
  const found = error ? undefined : query.data;
  return (
    <section aria-live="polite" className="flex flex-col gap-1">
      <h3 className="type-h3">{title}</h3>
      <p className="text-ink-2 tabular-nums">
        {error ? (readableMessage(error) ?? t('notFound')) : found === undefined ? t('counting') : describe(found)}
      </p>
      <ul className="flex flex-col">
        {(found === undefined ? [] : newestOf(found)).map(({ quote_id, policy_id, policy_number, insured }) => (
          <li key={quote_id}>
            <AppLink
              target={target}
              className="link inline-flex min-h-7 items-center"
              href={policy_id === null ? `/underwriting/quotes/${quote_id}` : `/underwriting/policies/${policy_id}`}
            >
              {[insured ?? t('nobody'), policy_number].filter(Boolean).join(' · ')}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
