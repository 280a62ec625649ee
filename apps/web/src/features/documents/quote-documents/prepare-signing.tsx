'use client';
import { useTranslations } from 'next-intl';
import { LoadQuoteDocumentsDocument } from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { PreparePart, type PreparedDocuments } from './prepare-part.tsx';

/** What the customer reads before they sign. */
export function PrepareSigning(prepared: PreparedDocuments) {
  const t = useTranslations('policyParts.documents');
  const operation = useOperation(LoadQuoteDocumentsDocument, undefined, { refusesInBar: true });
  return (
    <PreparePart
      {...prepared}
      title={t('signing')}
      what={t('signingBody')}
      settled={prepared.made && !prepared.outdated}
      operation={operation}
      onPrepare={() => operation.mutate({ quote_id: prepared.quoteId })}
    />
  );
}
