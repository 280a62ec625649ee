'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { fetchDocument, saveFile } from '../../../data/fetch-document.ts';
import { useQuoteContext } from '../../../data/quote-session.tsx';
import type { SigningDocument } from './signing-documents.ts';
import type { Reading } from './use-reading.ts';

type ReadingListProps = { reading: Pick<Reading, 'documents' | 'terms' | 'isFailed' | 'retry'> };

/** Who insures, the documents, and what signing electronically means: there to read before the signature. */
export function ReadingList({ reading: { documents, terms, isFailed, retry } }: ReadingListProps) {
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
            <DocumentToRead key={document.type} document={document} />
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

function DocumentToRead({ document: { type, id, isReady } }: { document: SigningDocument }) {
  const t = useTranslations('checkout.read');
  const common = useTranslations('shell.common');
  const { quoteToken } = useQuoteContext();
  const name = t(`${type}.name`);
  const download = useMutation({
    mutationFn: () => fetchDocument(id, { kind: 'quote', quoteToken }),
    onSuccess: (file) => saveFile(file, `${type.replace('_', '-')}.pdf`),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{name}</p>
        <p className="text-small text-ink-2">{t(`${type}.what`)}</p>
        {download.isError && (
          <p role="alert" className="text-small font-medium text-danger">
            {t('downloadFailed')}
          </p>
        )}
      </div>
      {isReady ? (
        <Button
          size="small"
          tone="quiet"
          busy={download.isPending}
          busyLabel={common('working')}
          aria-label={t('openNamed', { name })}
          onClick={() => download.mutate()}
        >
          <Icon name="file" className="size-4" />
          {t('open')}
        </Button>
      ) : (
        <p role="status" className="flex items-center gap-2 text-small font-semibold text-ink-2">
          <Icon name="clock" className="size-4" />
          {t('preparing')}
        </p>
      )}
    </li>
  );
}
