'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { ErrorSummary } from '@roadworthy/ui/forms/error-summary.tsx';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { fetchSigningDocument } from '../../../data/requests/fetch-document.ts';
import { RequestError } from '../../../data/requests/request-error.ts';
import { request } from '../../../data/requests/request.ts';
import { SignByLinkDocument } from '../../../generated/documents.ts';
import { ReadingList } from '../../checkout/sign/reading-list.tsx';
import { SignatureBox } from '../../checkout/sign/signature-box.tsx';
import { newestDocuments } from '../../checkout/sign/signing-documents.ts';
import { useSignature } from '../../checkout/sign/use-signature.ts';
import type { ArrivedLink } from '../arrived-link.ts';
import { SigningSummary, type ToSign } from './signing-summary.tsx';

type SigningFormProps = {
  readonly link: ArrivedLink;
  readonly signer: string;
  readonly toSign: ToSign;
  /** It was signed, or there is something else to sign, or nothing. */
  readonly onChanged: () => void;
};

/** What the first named insured signed, to read; and the second one's signature under it. */
export function SigningForm({ link, signer, toSign, onChanged }: SigningFormProps) {
  const t = useTranslations('checkout');
  const own = useSignature(false);
  const [busy, setBusy] = useState(false);
  const { terms } = toSign;
  const documents = newestDocuments(toSign.documents);

  async function sign(): Promise<void> {
    try {
      await request(SignByLinkDocument, {
        quote_id: link.quote,
        token: link.token,
        ...own.given,
        documents: documents.map(({ id }) => id),
        e_consent_version: terms.e_consent_version,
      });
      onChanged();
    } catch (error) {
      const code = error instanceof RequestError ? error.code : null;
      if (code?.startsWith('signing_link_') || code?.startsWith('documents_')) onChanged();
      own.refuse(error);
      own.show();
    }
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    own.forget();
    if (own.isMissing) return own.show();
    setBusy(true);
    await sign();
    setBusy(false);
  }

  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-8 py-8">
      <div className="flex flex-col gap-3">
        <h1 className="type-h1 [overflow-wrap:anywhere]">{t('signing.title', { name: signer })}</h1>
        <p className="max-w-measure text-ink-2">{t('signing.lead', { insured: toSign.insured })}</p>
      </div>
      <ErrorSummary
        title={t('frame.errorTitle', { count: own.problems.length })}
        problems={own.problems}
        attempt={own.attempt}
      />
      {own.general && (
        <p role="alert" className="font-semibold text-danger">
          {own.general}
        </p>
      )}
      <SigningSummary toSign={toSign} />
      <ReadingList
        reading={{ documents, terms, isFailed: false, retry: onChanged }}
        fetchFile={(id) => fetchSigningDocument(id, link.token)}
      />
      <SignatureBox signed={null} name={signer} {...own.box} />
      <Button type="submit" busy={busy} busyLabel={t('signing.busy')} className="self-start max-sm:w-full">
        {t('signing.submit')}
      </Button>
    </form>
  );
}
