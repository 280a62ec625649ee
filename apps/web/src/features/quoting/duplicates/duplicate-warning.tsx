'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import { type DuplicateFragment, FindDuplicatesDocument } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';
import { WireStatus } from '../../shared/wire-status.tsx';
import { type DuplicatesRequest, worthAsking } from './worth-asking.ts';

const settleMs = 400;

/** What is typed, once nobody has typed for a moment. */
function useAtRest(value: string): string {
  const [atRest, setAtRest] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(value), settleMs);
    return () => clearTimeout(timer);
  }, [value]);
  return atRest;
}

export type DuplicateWarningProps = DuplicatesRequest & {
  /** The quote that is being written, which is no duplicate of itself. */
  readonly quoteId?: string | undefined;
};

/**
 * Warns of open quotes and policies in force that bear the same e-mail, phone or VIN, with what opens them; takes no
 * place while there are none. For the pages of staff alone.
 */
export function DuplicateWarning({ quoteId, ...typed }: DuplicateWarningProps) {
  const t = useTranslations('staff.duplicates');
  const requested = useAtRest(JSON.stringify(worthAsking(typed)));
  const found = useRead(
    'agent',
    FindDuplicatesDocument,
    { ...(JSON.parse(requested) as DuplicatesRequest), ...(quoteId && { beside_quote_id: quoteId }) },
    { enabled: requested !== '{}' },
  );
  const duplicates = found.data?.find_duplicates ?? [];
  return (
    <div role="status" className="empty:hidden">
      {found.isError && (
        <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-2">
          {t('failed')}
          <Button size="small" tone="plain" onClick={() => void found.refetch()}>
            {t('retry')}
          </Button>
        </p>
      )}
      {duplicates.length > 0 && (
        <section aria-label={t('title')} className="arrive flex gap-3 rounded-card bg-warning-tint p-4">
          <Icon name="alert" className="mt-0.5 size-5 text-warning" />
          <div className="min-w-0 flex-1">
            <h3 className="font-semibold text-warning">{t('found', { count: duplicates.length })}</h3>
            <ul className="mt-1 flex flex-col divide-y divide-line">
              {duplicates.map((one) => (
                <DuplicateLine key={one.quote_id} duplicate={one} />
              ))}
            </ul>
          </div>
        </section>
      )}
    </div>
  );
}

function DuplicateLine({ duplicate }: { duplicate: DuplicateFragment }) {
  const t = useTranslations('staff.duplicates');
  const { policy_id, policy_number, policy_status, quote_id, quote_status, named_insured, vehicle } = duplicate;
  const day = printDay(duplicate.effective_date) ?? '';
  const same = (['email', 'phone', 'vin'] as const).filter((key) => duplicate[`same_${key}`]);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      <AppLink
        href={policy_id ? `/agents/policies/${policy_id}` : `/agents/quotes/${quote_id}`}
        target="_blank"
        className="inline-flex min-h-target-small items-center font-semibold text-link"
      >
        {policy_id ? t('policy', { number: policy_number ?? '' }) : (named_insured ?? t('quote'))}
        <span className="sr-only"> {t('newTab')}</span>
      </AppLink>
      {policy_status && policy_id ? (
        <WireStatus group="policyStatus" status={policy_status} />
      ) : (
        <WireStatus group="quoteStatus" status={quote_status} />
      )}
      <span className="min-w-0 text-small wrap-anywhere text-ink-2">
        {[policy_id && named_insured, vehicle, t('from', { day })].filter(Boolean).join(' · ')}
      </span>
      <span className="text-small font-medium text-ink">{same.map((key) => t(`same.${key}`)).join(', ')}</span>
    </li>
  );
}
