'use client';
import { plans as planNames } from '@roadworthy/core/products/vocabulary.ts';
import { isDay } from '@roadworthy/core/shared/time/day.ts';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { DrawnLater } from '@roadworthy/ui/base/drawn-later.tsx';
import { StepHeading } from '@roadworthy/ui/shell/checkout-frame.tsx';
import { PlanCards, type PlanCardsProps } from '@roadworthy/ui/price/plan-cards.tsx';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { QueryError } from '@roadworthy/ui/states/query-error.tsx';
import { useTranslations } from 'next-intl';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { type FormEvent, useDeferredValue, useEffect, useState } from 'react';
import { usePerTerm } from '../../shared/use-per-term.ts';
import { StepGate } from '../frame/step-gate.tsx';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { hrefOf, placeAfter, stepBefore } from '../quote-data/step-order.ts';
import { findingOfPlan, findingsBeforePlans } from '../quote-data/open-findings.ts';
import { usePaymentWords } from '../../shared/pay/use-payment-words.ts';
import { usePricing } from '../quote-data/use-pricing.ts';
import { AnswerEffect } from '../step-form/answer-effect.tsx';
import { SaveNotices } from '../step-form/save-notices.tsx';
import { StepPage } from '../step-form/step-page.tsx';
import { adjustedFrom, comparedPlans, missingListId, missingOnce } from './plan-list.ts';
import { TermChoice } from './term-choice.tsx';
import { usePlanEdits } from './use-plan-edits.ts';
import { usePlans } from './use-plans.ts';

// Nobody wants these before the plans stand.
const coversLink = fetchedComponent(async () => (await import('./covers-link.tsx')).CoversLink);
const missingList = fetchedComponent(async () => (await import('./missing-list.tsx')).MissingList);
// While one of them has no price.
const unpricedPlans = fetchedComponent(async () => (await import('./unpriced-plans.tsx')).UnpricedPlans);
const obstacles = fetchedComponent(async () => (await import('./obstacles.tsx')).Obstacles);
const planGuide = fetchedComponent(
  async () => (await import('./plan-guide.tsx')).PlanGuide,
  <div className="min-h-target" />,
);
// Fetched beside the plans, for it has a height only where there is a choice.
const duration = fetchedComponent(async () => (await import('./duration-choice.tsx')).DurationChoice);
// As tall as it is, so that what follows stays where it is.
const effectiveDate = fetchedComponent(
  async () => (await import('./effective-date.tsx')).EffectiveDate,
  <div className="min-h-27" />,
);

/** The choice between three plans, how to pay and when to begin. */
export function PlansScreen() {
  const t = useTranslations('checkout.plans');
  useEffect(() => duration.expect(), []);
  return (
    <StepGate place="plans" heading={<StepHeading title={t('title')} lead={t('lead')} />}>
      <PlansStep />
    </StepGate>
  );
}

function PlansStep() {
  const t = useTranslations('checkout');
  const common = useTranslations('shell.common');
  const router = usePageRouter();
  const checkout = useLoadedCheckout();
  const cards = usePlans();
  const describeWay = usePaymentWords();
  const edits = usePlanEdits(t('errors.notSaved'));
  const pricing = usePricing(checkout.data.quote.plan !== null).data?.quote_pricing;
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const words = usePlanWords();
  // The cards are many lines: they are drawn a little at a time.
  const drawn = useDeferredValue(cards.data);
  const loaded = drawn?.recommended_plans ?? [];
  const found = checkout.data.state.missing_fields;
  const missing = missingOnce(
    ...loaded.map((card) => card.missing_fields),
    pricing?.missing_fields ?? [],
    findingsBeforePlans(found),
  );
  const { value } = edits;
  const plans = comparedPlans(loaded, value.payment_term, words, describeWay);
  const chosenCard = loaded.find(({ plan }) => plan === value.plan);
  const isStored = value.plan === checkout.data.quote.plan;
  const planError = value.plan
    ? (edits.errorOf('plan') ?? (isStored ? findingOfPlan(found) : undefined))
    : t('errors.plan');
  const dateError = isDay(value.effective_date) ? edits.errorOf('effective_date') : t('errors.effectiveDate');
  const adjusted = adjustedFrom(loaded, value);
  const chosenName = plans?.find(({ id }) => id === value.plan)?.name;
  const problems =
    attempt === 0
      ? []
      : [
          ...(planError ? [{ fieldId: 'plans-plan', message: planError }] : []),
          ...(dateError ? [{ fieldId: 'plans-effective_date', message: dateError }] : []),
        ];

  const shownError = attempt > 0 || value.plan ? planError : undefined;

  function choose(plan: string): void {
    const card = loaded.find((one) => one.plan === plan);
    if (card) void edits.choosePlan(card);
  }

  async function goOn(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const saved = await edits.retry();
      if (missing.length > 0) document.getElementById(missingListId)?.focus();
      if (!saved || planError || dateError || missing.length > 0) return setAttempt((count) => count + 1);
      const fresh = await checkout.refresh();
      if (fresh) router.push(hrefOf(placeAfter('plans', fresh.state)));
    } finally {
      setBusy(false);
    }
  }

  return (
    <StepPage
      title={t('plans.title')}
      lead={t('plans.lead')}
      problems={problems}
      attempt={attempt}
      generalError={edits.errorOf('payment_term') ?? null}
      onSubmit={(event) => void goOn(event)}
      busy={busy}
      backHref={hrefOf(stepBefore('plans', checkout.data.state.steps) ?? 'you')}
      notices={<SaveNotices onRefresh={edits.refresh} onRetry={edits.retry} />}
    >
      <missingList.Component fields={missing} quote={checkout.data.quote} />
      {cards.isError && !drawn && (
        <QueryError
          title={t('plans.loadFailed')}
          onRetry={() => void cards.refetch()}
          busy={cards.isFetching}
          retryLabel={common('tryAgain')}
        />
      )}
      {!drawn && !cards.isError && (
        // As tall as the window, so that nothing below it is seen to move.
        <div className="min-h-dvh">
          <PageSkeleton shape="cards" label={common('loading')} />
        </div>
      )}
      {plans && <PlanChoice plans={plans} value={value.plan} error={shownError} onChange={choose} />}
      {drawn && !plans && (
        <unpricedPlans.Component cards={loaded} value={value.plan} error={shownError} onChange={choose} />
      )}
      {chosenName && isStored && <coversLink.Component adjusted={adjusted} edits={edits} name={chosenName} />}
      <DrawnLater>
        <planGuide.Component cards={loaded} />
        <TermChoice
          id="plans-payment_term"
          value={value.payment_term}
          ways={(adjusted ? pricing : chosenCard)?.ways_to_pay}
          onChoose={edits.chooseTerm}
        />
        <duration.Component
          value={value.policy_duration_months}
          error={edits.errorOf('policy_duration_months')}
          onChange={(months) => void edits.chooseDuration(months)}
        />
        <effectiveDate.Component
          value={value.effective_date}
          error={dateError}
          onType={edits.typeDate}
          onChoose={edits.chooseDate}
        />
        <obstacles.Component />
      </DrawnLater>
    </StepPage>
  );
}

type PlanChoiceProps = Pick<PlanCardsProps, 'plans' | 'value' | 'onChange'> & { error: string | undefined };

function PlanChoice(props: PlanChoiceProps) {
  const t = useTranslations('checkout.plans');
  const { quote } = useLoadedCheckout().data;
  const per = usePerTerm()(quote.policy_duration_months);
  return (
    <div className="flex flex-col gap-2">
      <PlanCards
        id="plans-plan"
        name="plan"
        label={t('legend')}
        planCopy={{ per, notCarried: t('notCarried'), chosen: t('chosen'), choose: t('choose') }}
        {...props}
      />
      <AnswerEffect field="plan" />
    </div>
  );
}

/** How we call our plans, and what they promise; null for what is none of them. */
function usePlanWords() {
  const t = useTranslations('checkout');
  return (card: { readonly plan: string }) => {
    const plan = planNames.find((one) => one === card.plan);
    if (!plan) return null;
    return {
      name: t(`planNames.${plan}.name`),
      promise: t(`planNames.${plan}.promise`),
      flag: plan === 'road_ready' ? t('plans.flag') : undefined,
    };
  };
}
