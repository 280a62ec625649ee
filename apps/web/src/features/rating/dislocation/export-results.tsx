'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { saveFile } from '../../../data/fetch-document.ts';
import { useAsk } from '../../../data/use-session.ts';
import { LoadDislocationResultsDocument } from '../../../generated/documents.ts';
import { csvMoney, csvText } from '../../shared/queue/tools/csv.ts';
import { exportLimit, readAll } from '../../shared/queue/tools/read-all.ts';

/** Writes the policies of a run as a file, one a line, as many as a file of a list holds. */
export function ExportResults({ runId, total }: { runId: string; total: number }) {
  const t = useTranslations('workbench.dislocation');
  const ask = useAsk('rater');
  const [written, setWritten] = useState<number | null>(null);

  async function write() {
    setWritten(0);
    try {
      const load = async (offset: number, limit: number) => {
        const found = await ask(LoadDislocationResultsDocument, { id: runId, offset, limit });
        return { rows: found.dislocation_results };
      };
      const rows = await readAll(load, setWritten);
      const lines = rows.map((row) => [
        ...[row.policy_number, row.administrative_area, row.vehicle_class, csvMoney(row.charged)],
        ...[csvMoney(row.premium_before), csvMoney(row.premium_after), csvMoney(row.premium_capped)],
        ...[
          row.change === null ? null : row.change / 100,
          [...row.referrals, ...row.refusals, ...row.missing].join(' '),
        ],
      ]);
      const head = [
        ...[t('policy'), t('state_'), t('class_'), t('charged'), t('fact.before'), t('fact.after'), t('capped')],
        ...[t('changePercent'), t('why')],
      ];
      saveFile(new Blob([csvText(head, lines)], { type: 'text/csv;charset=utf-8' }), `dislocation-${runId}.csv`);
    } finally {
      setWritten(null);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        tone="quiet"
        busy={written !== null}
        busyLabel={t('exporting', { count: written ?? 0 })}
        onClick={() => void write()}
      >
        {t('export')}
      </Button>
      {total > exportLimit && <p className="text-ink-2">{t('exportLimit', { most: exportLimit })}</p>}
    </div>
  );
}
