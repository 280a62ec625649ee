'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { fetchDocument, saveFile } from '../../../data/fetch-document.ts';
import { useQuoteContext } from '../../../data/quote-session.tsx';

type Document = { readonly document_id: string; readonly name: string; readonly status: string };

/** The declarations as a file: waited for, then one press away. */
export function DeclarationsDownload({ document, policyNumber }: { document: Document | null; policyNumber: string }) {
  const t = useTranslations('checkout.confirmation');
  const common = useTranslations('shell.common');
  const { quoteToken } = useQuoteContext();
  const download = useMutation({
    mutationFn: (documentId: string) => fetchDocument(documentId, { kind: 'quote', quoteToken }),
    onSuccess: (file) => saveFile(file, `declarations-${policyNumber}.pdf`),
  });
  const isReady = document?.status === 'ready';
  return (
    <section className="flex min-h-32 flex-col items-start gap-3">
      <h2 className="type-h2">{t('documents')}</h2>
      {isReady ? (
        <Button
          busy={download.isPending}
          busyLabel={common('working')}
          onClick={() => download.mutate(document.document_id)}
        >
          <Icon name="file" />
          {t('download')}
        </Button>
      ) : (
        <p role="status" className="flex items-center gap-2 text-ink-2">
          <Icon name="clock" className="size-5" />
          {t('preparing')}
        </p>
      )}
      {download.isError && (
        <p role="alert" className="text-small font-medium text-danger">
          {t('downloadFailed')}
        </p>
      )}
    </section>
  );
}
