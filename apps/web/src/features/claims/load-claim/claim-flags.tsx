'use client';
import { claimFlags } from '@roadworthy/core/claims/vocabulary.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { useMessages, useTranslations } from 'next-intl';
import type { ClaimRecordFragment } from '../../../generated/documents.ts';
import { labelOf } from '../../shared/use-labels.ts';

/** What whoever handles a claim is told to look at: nothing of it decides anything. */
export function ClaimFlags({ claim }: { claim: ClaimRecordFragment }) {
  const t = useTranslations('workbench.claim');
  const { workbench } = useMessages();
  const { flags, signals, duplicate } = claim;
  if (flags.length + signals.length === 0 && !duplicate) return null;
  const known = claimFlags.filter((flag) => flags.includes(flag));
  return (
    <section aria-labelledby="claim-flags" className="flex flex-col gap-2 rounded-card border border-warning p-4">
      <h2 id="claim-flags" className="type-h3">
        {t('flags')}
      </h2>
      <ul className="list-disc pl-5">
        {known.map((flag) => (
          <li key={flag}>{t(`flag.${flag}`)}</li>
        ))}
        {duplicate && (
          <li>
            {t('duplicate')}{' '}
            <AppLink className="link font-mono" href={`/agents/claims/${duplicate.claim_id}`}>
              {duplicate.claim_number}
            </AppLink>
          </li>
        )}
        {signals.map((signal) => (
          <li key={signal}>{labelOf(workbench.claim.signal, signal)}</li>
        ))}
      </ul>
      {signals.length > 0 && <p className="text-small text-ink-2">{t('signalNote')}</p>}
    </section>
  );
}
