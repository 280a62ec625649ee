'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { PlanCards } from '@roadworthy/ui/price/plan-cards.tsx';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { QueryError } from '@roadworthy/ui/states/query-error.tsx';
import { useTranslations } from 'next-intl';
import { usePerTerm } from '../../shared/use-per-term.ts';
import { AdjustCovers } from '../plans/adjust-covers.tsx';
import { DurationChoice } from '../plans/duration-choice.tsx';
import { EffectiveDate } from '../plans/effective-date.tsx';
import { MissingList } from '../plans/missing-list.tsx';
import { Obstacles } from '../plans/obstacles.tsx';
import { adjustedFrom, comparedPlans } from '../plans/plan-list.ts';
import { usePlans } from '../plans/use-plans.ts';
import { usePricing } from '../quote-data/use-pricing.ts';
import { TermChoice } from '../plans/term-choice.tsx';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { usePaymentWords } from '../../shared/pay/use-payment-words.ts';
import { AnswerEffect } from '../step-form/answer-effect.tsx';
import { useOwnLine } from './line-context.tsx';
import type { CoverEdits } from './use-cover-edits.ts';

// Below what is chosen: it is fetched while that is looked at.
const discountList = fetchedComponent(async () => (await import('../coverages/discount-list.tsx')).DiscountList);

/** Packages to choose from, what is in them to adjust, how long it runs, from when, and how it is paid. */
export function CoverChoice({ step, edits }: { step: string; edits: CoverEdits }) {
  const t = useTranslations('checkout.line');
  const line = useOwnLine();
  const { quote } = useLoadedCheckout().data;
  const plans = usePlans();
  const cards = plans.data?.recommended_plans ?? [];
  const isChosen = quote.plan !== null || edits.value.plan !== null;
  const pricing = usePricing(quote.plan !== null).data?.quote_pricing;
  const { value } = edits;
  const card = cards.find(({ plan }) => plan === value.plan);
  return (
    <>
      <MissingList fields={edits.missing} quote={quote} />
      <Packages step={step} edits={edits} plans={plans} />
      {isChosen && (
        <AdjustCovers id={`${step}-coverages`} line={line} legend={t('adjust')} edits={edits}>
          <AnswerEffect field="coverages" />
        </AdjustCovers>
      )}
      <DurationChoice
        id={`${step}-policy_duration_months`}
        months={line.months}
        value={value.policy_duration_months}
        error={edits.errorOf('policy_duration_months')}
        onChange={(months) => void edits.chooseDuration(months)}
      />
      <EffectiveDate
        id={`${step}-effective_date`}
        value={value.effective_date}
        error={edits.dateError}
        onType={edits.typeDate}
        onChoose={edits.chooseDate}
      />
      <TermChoice
        id={`${step}-payment_term`}
        value={value.payment_term}
        ways={(adjustedFrom(cards, value) ? pricing : card)?.ways_to_pay}
        onChoose={edits.chooseTerm}
      />
      {isChosen && <discountList.Component />}
      <Obstacles />
    </>
  );
}

type PackagesProps = {
  step: string;
  edits: CoverEdits;
  plans: ReturnType<typeof usePlans>;
};

/** The packages beside each other, once there is a price for them. */
function Packages({ step, edits, plans }: PackagesProps) {
  const t = useTranslations('checkout.plans');
  const common = useTranslations('shell.common');
  const { quote } = useLoadedCheckout().data;
  const per = usePerTerm()(quote.policy_duration_months);
  const describeWay = usePaymentWords();
  if (plans.isError && !plans.data) {
    return (
      <QueryError
        title={t('loadFailed')}
        onRetry={() => void plans.refetch()}
        busy={plans.isFetching}
        retryLabel={common('tryAgain')}
      />
    );
  }
  if (!plans.data) return <PageSkeleton shape="cards" label={common('loading')} />;
  const shown = comparedPlans(
    plans.data.recommended_plans,
    edits.value.payment_term,
    ({ label }) => (label === null ? null : { name: label, promise: '' }),
    describeWay,
  );
  const choose = (plan: string): void => {
    const card = plans.data?.recommended_plans.find((one) => one.plan === plan);
    if (card) void edits.choosePlan(card);
  };
  const group = {
    id: `${step}-plan`,
    name: 'plan',
    label: t('legend'),
    value: edits.value.plan,
    error: edits.planError,
  };
  // Before there is a price a package is chosen by its name.
  if (!shown) {
    const options = plans.data.recommended_plans.map(({ plan, label }) => ({ value: plan, label: label ?? plan }));
    return <RadioTiles {...group} options={options} onChange={choose} />;
  }
  return (
    <div className="flex flex-col gap-2">
      <PlanCards
        {...group}
        plans={shown}
        onChange={choose}
        planCopy={{ per, notCarried: t('notCarried'), chosen: t('chosen'), choose: t('choose') }}
      />
    </div>
  );
}
