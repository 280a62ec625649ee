'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadBulkRunRowsDocument, NameBulkRunRowsDocument } from '../../../generated/documents.ts';
import { customerOf } from '../customer-name.ts';
import { useNameless } from '../use-nameless.ts';
import { recordsOf } from './records-of.ts';
import type { RunProps } from './run-props.ts';

/** So many are listed; all of them are in the file. */
const mostListed = 50;

/** The rows that were refused, each with its reason and the way to it. */
export function RefusedRows({ run, kind }: RunProps) {
  const t = useTranslations('queue');
  const nameless = useNameless();
  const { bulk_run_id, table_name, refused } = run;
  const where = { bulk_run_id: { _eq: bulk_run_id }, outcome: { _eq: 'refused' } };
  // With each row that is refused the list is another one.
  const listed = Math.min(refused, mostListed);
  const query = useRead(kind, LoadBulkRunRowsDocument, { where, limit: listed, offset: 0 }, { keepsLast: true });
  const rows = query.data?.bulk_run_rows ?? [];
  const ids = rows.map(({ row_id }) => row_id);
  const named = useRead(
    kind,
    NameBulkRunRowsDocument,
    {
      quotes: table_name === 'quotes' ? ids : [],
      policies: table_name === 'policies' ? ids : [],
      quote_referrals: table_name === 'quote_referrals' ? ids : [],
      policy_renewals: table_name === 'policy_renewals' ? ids : [],
    },
    { enabled: ids.length > 0, keepsLast: true },
  );
  const names = new Map([
    ...(named.data?.quotes ?? []).map((quote) => [quote.quote_id, customerOf(quote) ?? nameless(quote)] as const),
    ...(named.data?.quote_referrals ?? []).map(
      ({ quote_referral_id: id, quote }) => [id, customerOf(quote) ?? nameless(quote)] as const,
    ),
    ...(named.data?.policy_renewals ?? []).map(
      ({ policy_renewal_id: id, source_policy: of }) => [id, of?.policy_number ?? nameless(null)] as const,
    ),
    ...(named.data?.policies ?? []).map(({ policy_id, policy_number }) => [policy_id, policy_number] as const),
  ]);
  return (
    <section>
      <h3 className="type-h3">{t('resultFailed', { count: refused })}</h3>
      <ul className="mt-1 flex flex-col">
        {rows.map(({ row_id, message, code }) => (
          <li key={row_id} className="border-b border-line py-1">
            <AppLink href={`${recordsOf(table_name, kind)}/${row_id}`} className="text-link">
              {names.get(row_id) ?? nameless(null)}
            </AppLink>{' '}
            <span className="text-ink-2">{message ?? code}</span>
          </li>
        ))}
      </ul>
      {refused > mostListed && (
        <p className="text-small text-ink-2">{t('runs.more', { count: refused - mostListed })}</p>
      )}
    </section>
  );
}
