'use client';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { MoratoriumReachDocument } from '../../../generated/documents.ts';
import { FoundRecords } from '../written/found-records.tsx';

type ReachProps = {
  organizationId: string;
  states: readonly string[];
  postalCodes: readonly string[];
  provider: string | null;
  target?: '_blank';
};

/** What a moratorium there touches, or would: what is for sale and in force, who waits, and the newest of them. */
export function Reach({ organizationId, states, postalCodes, provider, target }: ReachProps) {
  const t = useTranslations('workbench.moratoriums');
  const variables = { organization_id: organizationId, states: [...states], postal_codes: [...postalCodes], provider };
  return (
    <FoundRecords
      title={t('touches')}
      query={useRead('underwriting', MoratoriumReachDocument, variables, { keepsLast: true })}
      describe={({ moratorium_reach: { quotes, policies, waiting } }) => t('found', { quotes, policies, waiting })}
      newestOf={({ moratorium_reach: { newest } }) => newest}
      target={target}
    />
  );
}
