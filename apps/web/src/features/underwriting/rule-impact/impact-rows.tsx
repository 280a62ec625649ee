'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { DataTable } from '@roadworthy/ui/workbench/table/data-table.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { useAsk } from '../../../data/session/use-session.ts';
import {
  LoadRuleImpactRowsDocument,
  type LoadRuleImpactRowsQuery,
  NameRuleImpactRowsDocument,
  type NameRuleImpactRowsQuery,
  type RuleImpactRunFragment,
} from '../../../generated/documents.ts';
import { customerOf } from '../../shared/customer-name.ts';
import { csvMoney, csvText } from '@roadworthy/core/shared/text/csv.ts';
import { useErasedWord } from '../../shared/use-erased-word.ts';
import { useNameless } from '../../shared/use-nameless.ts';
import { allSeenText } from './seen-text.ts';
import { ExportFile } from '../../shared/queue/tools/export-file.tsx';

type Props = { run: RuleImpactRunFragment; isMoney: boolean; statusOf: (status: string) => string };
type Row = LoadRuleImpactRowsQuery['rule_impact_rows'][number];
type Quote = NameRuleImpactRowsQuery['quotes'][number];

/** So many are shown, the newest quotes first; all of them are in the file. */
const mostShown = 100;
const atOnce = 500;

const addressOf = ({ quote_id, policy_id }: Row) =>
  policy_id === null ? `/underwriting/quotes/${quote_id}` : `/underwriting/policies/${policy_id}`;

/** Whom a rule would hit of a book, and whom it would let go. */
export function ImpactRows({ run, isMoney, statusOf }: Props) {
  const t = useTranslations('workbench.rules.book');
  const ask = useAsk('underwriting');
  const erased = useErasedWord();
  const nameless = useNameless();
  const where = { rule_impact_run_id: { _eq: run.rule_impact_run_id } };
  const query = useRead(
    'underwriting',
    LoadRuleImpactRowsDocument,
    { where, limit: mostShown, offset: 0 },
    { keepsLast: true, again: () => (run.status === 'running' ? 2_000 : false) },
  );
  const rows = query.data?.rule_impact_rows ?? [];
  const ids = rows.map(({ quote_id }) => quote_id);
  const named = useRead(
    'underwriting',
    NameRuleImpactRowsDocument,
    { ids },
    { enabled: ids.length > 0, keepsLast: true },
  );
  const quotes = new Map((named.data?.quotes ?? []).map((quote) => [quote.quote_id, quote]));
  const nameOf = (quote?: Quote) => customerOf(quote) ?? nameless(quote);
  const becomes = ({ is_hit, is_hit_now }: Row) => t(is_hit ? (is_hit_now ? 'stays' : 'fresh') : 'letGo');

  async function read(onRead: (count: number) => void) {
    const lines = [];
    for (let offset = 0; ; offset += atOnce) {
      const { rule_impact_rows: part } = await ask(LoadRuleImpactRowsDocument, { where, limit: atOnce, offset });
      const found = await ask(NameRuleImpactRowsDocument, { ids: part.map(({ quote_id }) => quote_id) });
      const known = new Map(found.quotes.map((quote) => [quote.quote_id, customerOf(quote) ?? erased(quote)]));
      for (const row of part) {
        const { quote_id, policy_number, administrative_area, status, seen, premium } = row;
        lines.push([
          known.get(quote_id) ?? '',
          `${window.location.origin}${addressOf(row)}`,
          policy_number ?? '',
          administrative_area,
          statusOf(status),
          becomes(row),
          allSeenText(seen, isMoney),
          csvMoney(premium),
        ]);
      }
      onRead(lines.length);
      if (part.length < atOnce) break;
    }
    const head = ['insured', 'record', 'policy', 'area', 'state', 'becomes', 'seen', 'premium'] as const;
    const text = csvText(
      head.map((name) => t(name)),
      lines,
    );
    return { name: `rule-impact-${run.rule_impact_run_id}.csv`, text };
  }

  return (
    <section className="flex flex-col gap-2">
      <h2 className="type-h3">{t('who')}</h2>
      <DataTable
        caption={t('who')}
        loadingLabel={t('who')}
        rows={rows}
        rowKey={({ quote_id }) => quote_id}
        href={addressOf}
        empty={<p className="py-6 text-ink-2">{t('nobody')}</p>}
        columns={[
          { key: 'insured', header: t('insured'), wide: true, cell: ({ quote_id: id }) => nameOf(quotes.get(id)) },
          { key: 'policy', header: t('policy'), from: 'tablet', cell: ({ policy_number }) => policy_number ?? '–' },
          { key: 'state', header: t('state'), from: 'tablet', cell: ({ status }) => statusOf(status) },
          { key: 'area', header: t('area'), from: 'desktop', cell: ({ administrative_area: area }) => area },
          { key: 'seen', header: t('seen'), cell: ({ seen }) => allSeenText(seen, isMoney) },
          { key: 'becomes', header: t('becomes'), from: 'tablet', cell: becomes },
          {
            key: 'premium',
            header: t('premium'),
            align: 'end',
            cell: ({ premium }) => (premium === null ? '–' : moneyText(premium)),
          },
        ]}
      />
      {rows.length === mostShown && <p className="text-ink-2">{t('firstShown', { most: mostShown })}</p>}
      {rows.length > 0 && (
        <ExportFile label={t('export')} busyLabel={(count) => t('exporting', { count })} read={read} />
      )}
    </section>
  );
}
