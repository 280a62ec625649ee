'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { QueryError } from '@roadworthy/ui/states/query-error.tsx';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { MissingList } from '../plans/missing-list.tsx';
import { missingListId, missingOnce } from '../plans/plan-list.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { findingsBeforePlans } from '../quote-data/open-findings.ts';
import { hrefOf, placeAfter, stepBefore } from '../quote-data/step-order.ts';
import { usePricing } from '../quote-data/use-pricing.ts';
import { QuoteSummary } from '../sign/quote-summary.tsx';
import { ReadingList } from '../sign/reading-list.tsx';
import { useReading } from '../sign/use-reading.ts';
import { SaveNotices } from '../step-form/save-notices.tsx';
import { StepPage } from '../step-form/step-page.tsx';
import { PendingVins, type SaveVin } from './pending-vins.tsx';
import { PriceChanged } from './price-changed.tsx';

/** What changed since it was last looked at, every answer with the way back to it, and what there is to read. */
export function ReviewStep() {
  const t = useTranslations('checkout.review');
  const common = useTranslations('shell.common');
  const router = usePageRouter();
  const checkout = useLoadedCheckout();
  const { quote, state } = checkout.data;
  const pricing = usePricing();
  const reading = useReading(quote.quote_id);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const priced = pricing.data?.quote_pricing;
  const saves = useRef(new Map<number, SaveVin>());
  const pending = quote.vehicles.flatMap((vehicle, place) =>
    state.missing_fields.some(({ step, path }) => step === 'review' && path === `vehicles.${place}.vin`)
      ? [{ vehicle, place }]
      : [],
  );
  const missing = missingOnce(priced?.missing_fields ?? [], findingsBeforePlans(state.missing_fields));

  async function goOn(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (missing.length > 0) {
      document.getElementById(missingListId)?.focus();
      return setAttempt((count) => count + 1);
    }
    setBusy(true);
    try {
      for (const save of saves.current.values()) if (!(await save())) return setAttempt((count) => count + 1);
      const fresh = await checkout.refresh();
      if (fresh) router.push(hrefOf(placeAfter('review', fresh.state)));
    } finally {
      setBusy(false);
    }
  }

  return (
    <StepPage
      title={t('title')}
      lead={t('lead')}
      problems={[]}
      attempt={attempt}
      onSubmit={(event) => void goOn(event)}
      busy={busy}
      submitLabel={t('submit')}
      backHref={hrefOf(stepBefore('review', state.steps) ?? 'plans')}
      notices={
        <SaveNotices
          onRefresh={() => checkout.refresh().then(() => checkout.reportSave('idle'))}
          onRetry={checkout.refresh}
        />
      }
    >
      {priced && !pricing.isPlaceholderData && <PriceChanged pricing={priced} />}
      <PendingVins vehicles={pending} saves={saves} />
      <MissingList fields={missing} quote={quote} />
      {priced && <QuoteSummary />}
      {!priced && pricing.isError && (
        <QueryError
          title={t('failed')}
          onRetry={() => void pricing.refetch()}
          busy={pricing.isFetching}
          retryLabel={common('tryAgain')}
        />
      )}
      {!priced && !pricing.isError && <PageSkeleton shape="form" label={common('loading')} />}
      <LinkButton href={`/print/quote/${quote.quote_id}`} target="_blank" tone="quiet" className="self-start">
        <Icon name="file" />
        {t('print')}
      </LinkButton>
      <ReadingList reading={reading} />
    </StepPage>
  );
}
