'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import type { UploadRow } from './use-uploads.ts';

type UploadListProps = { rows: readonly UploadRow[]; onAgain: (row: UploadRow) => void; onDrop: (key: string) => void };

/** What the server says of a file in English alone. */
const notified = [
  'file_infected',
  'file_not_opened',
  'file_broken',
  'file_too_large_to_open',
  'archive_too_large',
  'picture_too_many_pixels',
  'picture_too_narrow',
] as const;

function isNotified(problem: string | null | undefined): problem is (typeof notified)[number] {
  return notified.some((one) => one === problem);
}

/** The files on their way, each with how far it is, and what stands against it. */
export function UploadList({ rows, onAgain, onDrop }: UploadListProps) {
  const t = useTranslations('policyParts.files');
  if (rows.length === 0) return null;
  return (
    <ul aria-label={t('onTheirWay')} className="flex flex-col gap-3">
      {rows.map((row) => (
        <li key={row.key} className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="min-w-0 flex-1 truncate font-semibold">{row.file.name}</span>
          {row.phase === 'failed' ? (
            <>
              <span role="alert" className="w-full text-small font-medium text-danger sm:order-last">
                {isNotified(row.problem) ? t(`problems.${row.problem}`) : row.message || t('failed')}
              </span>
              <Button
                tone="quiet"
                size="small"
                onClick={() => onAgain(row)}
                aria-label={t('againNamed', { name: row.file.name })}
              >
                {t('again')}
              </Button>
              <Button
                tone="plain"
                size="small"
                onClick={() => onDrop(row.key)}
                aria-label={t('dropNamed', { name: row.file.name })}
              >
                {t('leaveOut')}
              </Button>
            </>
          ) : (
            <Progress row={row} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Progress({ row }: { row: UploadRow }) {
  const t = useTranslations('policyParts.files');
  const percent = Math.floor((row.sent / Math.max(row.file.size, 1)) * 100);
  const isSent = row.sent >= row.file.size;
  return (
    <>
      <progress
        aria-label={t('progressOf', { name: row.file.name })}
        className="h-2 w-40 accent-primary"
        max={row.file.size}
        value={row.sent}
      />
      <span className="w-28 text-right text-small text-ink-2 tabular-nums">
        {row.phase === 'waiting' ? t('waiting') : isSent ? t('checking') : t('percent', { percent })}
      </span>
    </>
  );
}
