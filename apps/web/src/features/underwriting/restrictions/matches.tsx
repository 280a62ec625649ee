'use client';
import { useTranslations } from 'next-intl';
import { useDeferredValue } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import { RestrictionMatchesDocument } from '../../../generated/documents.ts';
import { FoundRecords } from '../written/found-records.tsx';

type MatchesProps = {
  organizationId: string;
  asked: string;
  value: string;
  provider: string | null;
  target?: '_blank';
};

/** Whom a restriction meets, or would. */
export function Matches({ organizationId, asked: requested, value, provider, target }: MatchesProps) {
  const t = useTranslations('workbench.restrictions');
  // Who types is answered first.
  const settled = useDeferredValue(value);
  const variables = { organization_id: organizationId, key: requested, value: settled, provider };
  return (
    <FoundRecords
      title={t('meets')}
      query={useRead('underwriting', RestrictionMatchesDocument, variables, { keepsLast: true })}
      describe={({ rejection_matches: { quotes, policies } }) => t('found', { quotes, policies })}
      newestOf={({ rejection_matches: { newest } }) => newest}
      target={target}
    />
  );
}
