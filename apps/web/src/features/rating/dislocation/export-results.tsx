'use client';
import { useTranslations } from 'next-intl';
import { useAsk } from '../../../data/session/use-session.ts';
import { LoadDislocationBatchesDocument, type LoadDislocationBatchesQuery } from '../../../generated/documents.ts';
import { type CsvCell, csvMoney, csvText } from '@roadworthy/core/shared/text/csv.ts';
import { ExportFile } from '../../shared/queue/tools/export-file.tsx';

type Batch = LoadDislocationBatchesQuery['dislocation_batches'][number];

/** Batches of one answer, as many as the document asks for. */
const atOnce = 5;

/** The policies of a batch, one a line. */
function linesOf(batch: Batch, words: (code: string) => string): CsvCell[][] {
  const at = (values: readonly (string | null)[], index: number) => values[index] ?? '';
  return batch.policy_numbers.map((number, index) => {
    const change = batch.changes[index] ?? null;
    const why = [batch.referrals, batch.refusals, batch.missing].flatMap((codes) => at(codes, index).split(' '));
    return [
      number,
      words(batch.organization_id),
      words(at(batch.administrative_areas, index)),
      words(at(batch.vehicle_classes, index)),
      csvMoney(batch.charged[index] ?? null),
      ...[batch.premiums_before, batch.premiums_after, batch.premiums_capped].map((of) => csvMoney(of[index] ?? null)),
      change === null ? null : change / 100,
      why
        .filter((code) => code !== '')
        .map(words)
        .join(' '),
    ];
  });
}

/** Writes all policies of a run as a file, one a line. */
export function ExportResults({ runId, words }: { runId: string; words: (code: string) => string }) {
  const t = useTranslations('workbench.dislocation');
  const ask = useAsk('rater');

  async function read(onRead: (rows: number) => void) {
    const lines: CsvCell[][] = [];
    for (let offset = 0; ; offset += atOnce) {
      const { dislocation_batches: batches } = await ask(LoadDislocationBatchesDocument, { id: runId, offset });
      for (const batch of batches) lines.push(...linesOf(batch, words));
      onRead(lines.length);
      if (batches.length < atOnce) break;
    }
    const head = [
      t('policy'),
      t('organization'),
      t('state_'),
      t('class_'),
      t('charged'),
      t('fact.before'),
      t('fact.after'),
      t('capped'),
      t('changePercent'),
      t('why'),
    ];
    return { name: `dislocation-${runId}.csv`, text: csvText(head, lines) };
  }

  return <ExportFile label={t('export')} busyLabel={(count) => t('exporting', { count })} read={read} />;
}
