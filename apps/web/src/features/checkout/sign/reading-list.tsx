'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useTranslations } from 'next-intl';
import { DocumentLine } from '../documents/document-line.tsx';
import type { Reading } from './use-reading.ts';

type ReadingListProps = {
  reading: Pick<Reading, 'documents' | 'terms' | 'isFailed' | 'retry'>;
  fetchFile?: (id: string) => Promise<Blob>;
};

/** Who insures, the documents, and what signing electronically means: there to read before the signature. */
export function ReadingList({ reading: { documents, terms, isFailed, retry }, fetchFile }: ReadingListProps) {
  const t = useTranslations('checkout.read');
  const common = useTranslations('shell.common');
  return (
    <section aria-labelledby="sign-reading" className="flex flex-col gap-4 border-t border-line pt-6">
      <h2 id="sign-reading" className="type-h2">
        {t('title')}
      </h2>
      {terms && <p className="max-w-measure text-ink-2">{terms.insurer.join(' ')}</p>}
      {isFailed ? (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          {t('failed')}
          <Button size="small" tone="quiet" onClick={retry}>
            {common('tryAgain')}
          </Button>
        </p>
      ) : (
        <ul aria-live="polite" className="flex min-h-32 flex-col border-t border-line">
          {documents.map((document) => (
            <DocumentLine key={document.type} document={document} {...(fetchFile && { fetchFile })} />
          ))}
        </ul>
      )}
      {terms && (
        <details className="group rounded-card border border-line px-4">
          <summary className="flex min-h-target cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
            <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
            {t('consent')}
          </summary>
          <dl className="flex max-w-measure flex-col gap-3 pb-4 text-ink-2">
            {terms.e_consent.map(({ title, text }) => (
              <div key={title}>
                <dt className="font-semibold text-ink">{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}
