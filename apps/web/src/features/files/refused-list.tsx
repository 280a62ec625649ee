'use client';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useTranslations } from 'next-intl';
import type { RefusedFileFragment } from '../../generated/documents.ts';
import { useInstant } from '../shared/use-instant.ts';

/** The files that were stopped on their way to a record: nobody can open them, and staff know that they were sent. */
export function RefusedList({ files }: { files: readonly RefusedFileFragment[] }) {
  const t = useTranslations('policyParts.files');
  const instant = useInstant();
  if (files.length === 0) return null;
  return (
    <details>
      <summary className="min-h-target-small cursor-pointer font-semibold text-ink-2">
        {t('refusedCount', { count: files.length })}
      </summary>
      <ul aria-label={t('refusedList')} className="flex flex-col border-t border-line">
        {files.map(({ file_id: id, name, problem, found, created }) => (
          <li key={id} className="flex min-h-16 items-center gap-x-4 border-b border-line py-3">
            <Icon name="file" className="size-6 text-danger" />
            <div className="min-w-0 flex-1">
              <span className="font-semibold break-words">{name}</span>
              <p className="text-small text-ink-2">
                {problem === 'file_infected' ? t('infected', { found: found ?? '' }) : t('notOpened')}
                {' · '}
                {instant(created).absolute}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
