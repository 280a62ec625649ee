import { storedFormat, storedSubject } from '@roadworthy/core/quoting/subject/stored-subject.ts';
import type { RatedContent } from '@roadworthy/core/quoting/subject/subject-of-quote.ts';
import { sql } from 'kysely';
import type { Work } from '../kernel/work.ts';

/** A quote that was bound, and the version whose price it has. */
export type BoundContent = RatedContent & { readonly quoteId: string; readonly raterVersionId: string | null };

/** Keeps what bound quotes are rated by (docs/decisions/029): ages, and nobody's birth date. */
export async function keepSubjects({ tx, organizationId }: Work, quotes: readonly BoundContent[]): Promise<void> {
  if (quotes.length === 0) return;
  const stored = quotes.map((quote) => [
    quote.quoteId,
    quote.effectiveDate,
    quote.raterVersionId,
    storedSubject(quote),
  ]);
  await sql`
    insert into rated_subjects (quote_id, organization_id, format, effective_date, rater_version_id, subject)
    select (kept ->> 0)::uuid, ${organizationId}, ${storedFormat}, (kept ->> 1)::date, (kept ->> 2)::uuid, kept -> 3
    from json_array_elements(${JSON.stringify(stored)}::json) as kept
    on conflict on constraint rated_subjects_pkey do update set format = excluded.format, effective_date = excluded.effective_date, rater_version_id = excluded.rater_version_id,
      subject = excluded.subject`.execute(tx);
}
