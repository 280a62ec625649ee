'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useTranslations } from 'next-intl';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { RequestError } from '../../../data/requests/request-error.ts';
import { SignQuoteDocument } from '../../../generated/documents.ts';
import { StepGate } from '../frame/step-gate.tsx';
import { missingOnce } from '../plans/plan-list.ts';
import { isConflict } from '../../shared/answers/autosave.ts';
import { type CheckoutQuote, useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { findingsBeforePlans } from '../quote-data/open-findings.ts';
import { RefundTerms } from '../line/refund-terms.tsx';
import { hrefOf, isSigned, placeAfter, stepBefore } from '../quote-data/step-order.ts';
import { usePricing } from '../quote-data/use-pricing.ts';
import { useQuoteEdit } from '../quote-data/use-quote-edit.ts';
import { SaveNotices } from '../step-form/save-notices.tsx';
import { StepPage } from '../step-form/step-page.tsx';
import { SignatureBox } from './signature-box.tsx';
import { useReading } from './use-reading.ts';
import { useSignature } from './use-signature.ts';

/** What the policy will say, and the signature under it. */
export function SignScreen({ summary }: { summary: ReactNode }) {
  return (
    <StepGate place="sign">
      <SignOrWait summary={summary} />
    </StepGate>
  );
}

/** Who has signed waits here until everybody has. */
function SignOrWait({ summary }: { summary: ReactNode }) {
  const { data } = useLoadedCheckout();
  const waits = data.state.missing_fields.some(({ path }) => path === 'second_signature');
  const [waited, setWaited] = useState(waits);
  if (waits && !waited) setWaited(true);
  // Whoever waited is told that it is over; whoever went on alone signs again.
  return waits || (waited && isSigned(data)) ? <waitStep.Component /> : <SignStep summary={summary} />;
}

// Below what is signed: it is fetched while that is looked at.
const readingList = fetchedComponent(
  () => import('./reading-list.tsx').then((loaded) => loaded.ReadingList),
  <div className="min-h-80" />,
);

const waitStep = fetchedComponent(
  async () => (await import('../second-insured/wait-step.tsx')).WaitStep,
  <div className="min-h-64" />,
);
// Who comes here by the steps has nothing missing, and has not signed before.
const signedBefore = fetchedComponent(async () => (await import('./signed-before.tsx')).SignedBefore);
const missingList = fetchedComponent(async () => (await import('../plans/missing-list.tsx')).MissingList);

function SummaryLoading() {
  const t = useTranslations('shell.common');
  return <PageSkeleton shape="form" label={t('loading')} />;
}

function insuredName({ entities: [person] }: CheckoutQuote): string {
  return [person?.first_name, person?.last_name].filter(Boolean).join(' ');
}

function SignStep({ summary }: { summary: ReactNode }) {
  const t = useTranslations('checkout');
  const router = usePageRouter();
  const checkout = useLoadedCheckout();
  const { quote, state } = checkout.data;
  const edit = useQuoteEdit();
  const pricing = usePricing();
  const reading = useReading(quote.quote_id);
  const stands = isSigned(checkout.data);
  const own = useSignature(stands);
  const [busy, setBusy] = useState(false);

  async function sign(): Promise<boolean> {
    if (stands) return true;
    try {
      const read = await reading.whenReadable();
      if (read === null) {
        own.wait();
        return false;
      }
      await edit(SignQuoteDocument, { quote_id: quote.quote_id, ...own.given, ...read });
      checkout.afterEdit([]);
      return true;
    } catch (error) {
      if (isConflict(error)) checkout.reportSave('conflict');
      const path = error instanceof RequestError ? error.field : undefined;
      // What is there to read has changed, or is made anew: it is shown before it is signed for.
      if (path === 'signature.documents' || path === 'signature.consent') reading.retry();
      own.refuse(error);
      return false;
    }
  }

  async function goOn(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    own.forget();
    if (own.isMissing) return own.show();
    setBusy(true);
    try {
      if (!(await sign())) return own.show();
      const fresh = await checkout.refresh();
      if (fresh) router.push(hrefOf(placeAfter('sign', fresh.state), quote.provider));
    } finally {
      setBusy(false);
    }
  }

  const missing = missingOnce(
    pricing.data?.quote_pricing.missing_fields ?? [],
    findingsBeforePlans(state.missing_fields),
  );
  const general = checkout.changedElsewhere ? null : own.general;
  return (
    <StepPage
      title={t('sign.title')}
      lead={t('sign.lead')}
      problems={own.problems}
      attempt={own.attempt}
      generalError={general}
      onSubmit={(event) => void goOn(event)}
      busy={busy}
      submitLabel={stands ? t('sign.submitSigned') : t('sign.submit')}
      backHref={hrefOf(stepBefore('sign', state.steps) ?? 'plans', quote.provider)}
      notices={
        <SaveNotices onRefresh={() => checkout.refresh().then(() => checkout.reportSave('idle'))} onRetry={sign} />
      }
    >
      <signedBefore.Component pricing={pricing.data?.quote_pricing} />
      <missingList.Component fields={missing} quote={quote} />
      {pricing.data ? summary : <SummaryLoading />}
      <readingList.Component reading={reading} />
      <SignatureBox signed={stands ? quote : null} name={insuredName(quote)} {...own.box} />
      <RefundTerms quoteId={quote.quote_id} />
    </StepPage>
  );
}
