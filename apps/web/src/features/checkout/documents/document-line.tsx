'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { fetchDocument, saveFile } from '../../../data/requests/fetch-document.ts';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import type { SigningDocumentType } from '../sign/signing-documents.ts';

type DocumentLineProps = {
  /** Without an id it is still to be made. */
  readonly document: {
    readonly type: SigningDocumentType | 'declarations' | 'proposal';
    readonly id: string | null;
    readonly isReady: boolean;
  };
  /** When it was made, where that is said. */
  readonly when?: string;
  /** As the file is called, without its ending; the type unless given. */
  readonly fileName?: string;
  /** How its bytes are fetched; with the token of this browser's quote unless given. */
  readonly fetchFile?: (id: string) => Promise<Blob>;
};

/** One document of the quote: what it is, and the file as soon as there is one. */
export function DocumentLine({ document: { type, id, isReady }, when = '', fileName, fetchFile }: DocumentLineProps) {
  const t = useTranslations('checkout.read');
  const common = useTranslations('shell.common');
  const { quoteToken } = useQuoteContext();
  const name = t(`${type}.name`);
  const download = useMutation({
    mutationFn: () => fetchFile?.(id ?? '') ?? fetchDocument(id ?? '', { kind: 'quote', quoteToken }),
    onSuccess: (file) => saveFile(file, `${fileName ?? type.replace('_', '-')}.pdf`),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{name}</p>
        <p className="text-small text-ink-2">{t(`${type}.what`, { when })}</p>
        {download.isError && (
          <p role="alert" className="text-small font-medium text-danger">
            {t('downloadFailed')}
          </p>
        )}
      </div>
      {isReady && id !== null ? (
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
