'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadAvailableProvidersDocument, PrepareProposalDocument } from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { ComparedProducts } from '../../shared/lines/compared-products.tsx';
import { PreparePart, type PreparedDocuments } from './prepare-part.tsx';

/** As many as the server puts beside the quote's own. */
const most = 2;

/** The proposal of a quote: its plans at their prices, and beside them the products that the agent chooses. */
export function PrepareProposal(prepared: PreparedDocuments) {
  const t = useTranslations('policyParts.documents');
  const [compared, setCompared] = useState<readonly string[]>([]);
  const { quoteId, ability } = prepared;
  const products = useRead(
    'agent',
    LoadAvailableProvidersDocument,
    { quote_id: quoteId },
    { enabled: ability?.allowed === true },
  );
  const operation = useOperation(PrepareProposalDocument, () => setCompared([]), { refusesInBar: true });
  const fitting = products.data?.available_providers.filter(({ allowed }) => allowed) ?? [];
  return (
    <PreparePart
      {...prepared}
      title={t('proposal')}
      what={t('proposalBody')}
      operation={operation}
      onPrepare={() => operation.mutate({ quote_id: quoteId, providers: [...compared] })}
    >
      <ComparedProducts
        legend={t('compareWith', { most })}
        offered={fitting.map(({ provider }) => provider)}
        {...{ most, chosen: compared, onChosen: setCompared }}
      />
    </PreparePart>
  );
}
