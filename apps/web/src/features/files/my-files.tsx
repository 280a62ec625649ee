'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useTranslations } from 'next-intl';
import type { MyFileFragment } from '../../generated/documents.ts';
import { useDayOfInstant } from '../shared/use-instant.ts';
import { fileSize } from './file-size.ts';

/** The files that a customer is shown of a policy; nothing while there are none. */
export function MyFiles({ files }: { files: readonly MyFileFragment[] }) {
  const t = useTranslations('policyParts.files');
  const dayOf = useDayOfInstant();
  if (files.length === 0) return null;
  return (
    <section className="mt-10 flex flex-col gap-3">
      <h2 className="type-h3">{t('title')}</h2>
      <ul className="flex flex-col border-t-2 border-ink">
        {files.map(({ policy_attachment_id: id, name, url, created, file }) => (
          <li key={id} className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
            <Icon name="file" className="size-6 text-primary" />
            <div className="min-w-0 flex-1">
              <p className="font-semibold break-words">{name}</p>
              <p className="text-small text-ink-3">
                {[dayOf(created), file && t('size', fileSize(file.byte_size))].filter(Boolean).join(' · ')}
              </p>
            </div>
            <LinkButton href={url} tone="quiet" size="small" download="" aria-label={t('downloadNamed', { name })}>
              {t('download')}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
