'use client';
import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { StripeRule } from '@roadworthy/ui/brand/stripe.tsx';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage } from '../../../data/requests/request-error.ts';
import {
  type AbilityFragment,
  AcceptMyRenewalDocument,
  type LoadMyRenewalQuery,
  type RenewalComparisonFragment,
} from '../../../generated/documents.ts';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { phoneHref } from '../../shared/phone-href.ts';
import { printDay } from '../../shared/print-day.ts';
import { useFocusWhenLost } from '../../shared/use-focus-when-lost.ts';
import { useKindLabel } from '../../shared/use-labels.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { EditMyRenewal } from './edit-my-renewal.tsx';
import { DeclineDialog, noReason, type WhyDeclined } from '../renewal-parts/decline-dialog.tsx';
import { TermCover, TermPrices, TermReasons } from '../renewal-parts/renewal-changes.tsx';

type Policy = NonNullable<LoadMyRenewalQuery['policies_by_pk']>;
type MyRenewalProps = {
  policy: Policy;
  renewal: Policy['policy_renewals'][number];
  comparison: RenewalComparisonFragment;
  abilities: readonly AbilityFragment[];
};

/** The offer of the next term: what it costs now and then, why, what happens by itself, and the answer to it. */
export function MyRenewal({ policy, renewal, comparison, abilities }: MyRenewalProps) {
  const t = useTranslations('account.renewal');
  const { currency } = policy;
  const canAnswer = abilities.some(({ operation, allowed }) => operation === 'accept_my_renewal' && allowed);
  const canEdit = abilities.some(({ operation, allowed }) => operation === 'edit_my_renewal' && allowed);
  useFocusWhenLost(renewal.status);
  const phone = policy.organization?.service_phone ?? brand.phone.text;
  return (
    <div className="flex flex-col gap-8">
      <Head policy={policy} />
      {renewal.status === 'offered' ? (
        comparison.total !== null && (
          <p className="type-h3 max-w-measure">
            {t('offerLead', {
              day: printDay(renewal.renewal_date) ?? '',
              total: moneyText(comparison.total, currency),
            })}
          </p>
        )
      ) : (
        <OfferState renewal={renewal} comparison={comparison} />
      )}
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-8">
          <TermPrices comparison={comparison} currency={currency} from={renewal.renewal_date} />
          <TermReasons level={2} comparison={comparison} currency={currency} />
          <TermCover level={2} comparison={comparison} />
        </div>
        <div className="flex flex-col gap-6 lg:sticky lg:top-6">
          {canAnswer && <Answer renewal={renewal} comparison={comparison} />}
          {canEdit && (
            <EditMyRenewal
              policyId={policy.policy_id}
              renewal={renewal}
              paymentTerm={comparison.payment_term}
              paymentTerms={comparison.payment_terms}
            />
          )}
          <p className="text-small text-ink-2">
            {t('call')}{' '}
            <a className="link whitespace-nowrap" href={phoneHref(phone)}>
              {phone}
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}

function Head({ policy }: { policy: Policy }) {
  const t = useTranslations('account.renewal');
  const home = useTranslations('account.home');
  const kindLabel = useKindLabel();
  const { provider, vehicles = [] } = policy.current_quote ?? {};
  const names = vehicles.map((vehicle) => vehicleName(vehicle) ?? kindLabel(provider, vehicle.type)).join(', ');
  return (
    <header>
      <AppLink
        href={`/customers/policies/${policy.policy_id}`}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-input font-medium text-ink-2 no-underline hover:text-ink"
      >
        <Icon name="arrow-left" className="size-4" />
        {t('back')}
      </AppLink>
      <h1 className="type-h1 mt-2">{t('title')}</h1>
      <p className="mt-1 text-ink-2">
        {[names, home('policyNumber', { number: policy.policy_number })].filter(Boolean).join(' · ')}
      </p>
      <StripeRule thickness={3} className="mt-4" />
    </header>
  );
}

const states = ['accepted', 'declined', 'payment_failed', 'completed', 'expired', 'rejected'] as const;
const tints = {
  accepted: 'bg-success-tint',
  completed: 'bg-success-tint',
  declined: 'bg-warning-tint',
  payment_failed: 'bg-danger-tint',
  expired: 'bg-surface-2',
  rejected: 'bg-warning-tint',
} as const;

/** How an offer stands that was answered, or that ended. */
function OfferState({ renewal, comparison }: Pick<MyRenewalProps, 'renewal' | 'comparison'>) {
  const t = useTranslations('account.renewal');
  const state = states.find((one) => one === renewal.status);
  if (state === undefined) return null;
  const day = printDay(renewal.renewal_date) ?? '';
  const payBy = printDay(comparison.pay_by) ?? '';
  const isOwed = state === 'payment_failed' || (state === 'accepted' && !comparison.charged_by_itself);
  const next = renewal.renewed_policy_id;
  return (
    <div role="status" className={`flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card p-4 ${tints[state]}`}>
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="type-h3">{t(`state.${state}`)}</h2>
        <p>{t(`state.${state}Body`, { day, payBy })}</p>
        {state === 'accepted' && (
          <p>{comparison.charged_by_itself ? t('state.acceptedCharged') : t('state.acceptedPay', { payBy })}</p>
        )}
      </div>
      {isOwed && next !== null && <LinkButton href={`/customers/pay?policy=${next}`}>{t('pay')}</LinkButton>}
      {!isOwed && next !== null && (
        <LinkButton tone="quiet" href={`/customers/policies/${next}`}>
          {t('toNext')}
        </LinkButton>
      )}
    </div>
  );
}

/** What happens by itself, and the customer's yes or no. */
function Answer({ renewal, comparison }: Pick<MyRenewalProps, 'renewal' | 'comparison'>) {
  const t = useTranslations('account.renewal');
  const decline = useTranslations('checkout.declineRenewal');
  const router = usePageRouter();
  const { charged_by_itself: isCharged } = comparison;
  const [option, setOption] = useState(renewal.customer_renewal_option === 'manual' ? 'manual' : 'auto_renew');
  const [isDeclining, setDeclining] = useState(false);
  const isDeclined = renewal.status === 'declined';
  const operation = useOperation(
    AcceptMyRenewalDocument,
    ({ accept_my_renewal: answered }) => {
      setDeclining(false);
      // What nobody charges is paid right away.
      if (answered?.status === 'accepted' && !isCharged && answered.renewed_policy_id !== null) {
        router.push(`/customers/pay?policy=${answered.renewed_policy_id}`);
      }
    },
    { kind: 'user', rereads: ['user'] },
  );
  const answer = (chosen: string, why: WhyDeclined = noReason) =>
    operation.mutate({ policy_renewal_id: renewal.policy_renewal_id, option: chosen, ...why });
  const day = printDay(renewal.renewal_date) ?? '';
  const payBy = printDay(comparison.pay_by) ?? '';
  const takes = renewal.customer_renewal_option === 'auto_renew' ? 'auto_renew' : 'manual';
  return (
    <section aria-labelledby="my-renewal-answer" className="flex flex-col gap-5 rounded-sheet border border-line p-5">
      <div className="flex flex-col gap-1">
        <h2 id="my-renewal-answer" className="type-h3">
          {t('next')}
        </h2>
        {!isDeclined && (
          <p className="text-ink-2">{t(`${isCharged ? 'byItself' : 'byHand'}.${takes}`, { day, payBy })}</p>
        )}
      </div>
      <RadioTiles
        id="my-renewal-option"
        name="option"
        label={t('how')}
        options={[
          { value: 'auto_renew', label: t('always'), note: t('alwaysNote') },
          { value: 'manual', label: t('once'), note: t('onceNote') },
        ]}
        value={option}
        columns={1}
        onChange={(chosen) => setOption(chosen === 'manual' ? 'manual' : 'auto_renew')}
      />
      <FormAlert message={operation.error && !isDeclining ? readableMessage(operation.error) : null} />
      <Button busy={operation.isPending && !isDeclining} busyLabel={t('working')} onClick={() => answer(option)}>
        {isDeclined ? t('acceptAfterAll') : isCharged ? t('accept') : t('acceptAndPay')}
      </Button>
      {!isDeclined && (
        <Button tone="quiet" onClick={() => setDeclining(true)}>
          {decline('action')}
        </Button>
      )}
      {isDeclining && (
        <DeclineDialog
          day={day}
          isPending={operation.isPending}
          error={operation.error ? (readableMessage(operation.error) ?? null) : null}
          onKeep={() => setDeclining(false)}
          onEnd={(why) => answer('do_not_renew', why)}
        />
      )}
    </section>
  );
}
