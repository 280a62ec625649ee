'use client';
import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { StripeRule } from '@roadworthy/ui/brand/stripe.tsx';
import { TabPanel } from '@roadworthy/ui/workbench/tab-panel.tsx';
import { Tabs } from '@roadworthy/ui/workbench/tabs.tsx';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { usePath } from '../../../locale/use-path.ts';
import { PaymentSchedule, PaymentTable } from '../../billing/payment-history/payment-schedule.tsx';
import { ReturnedPayments } from '../../billing/payment-history/returned-payments.tsx';
import { DocumentList } from '../../documents/document-list/document-list.tsx';
import { ReceiptOf } from '../../documents/statements/receipt-of.tsx';
import { MyFiles } from '../../files/my-files.tsx';
import { RenewalBanner } from '../../renewals/my-renewal/renewal-banner.tsx';
import { PeopleList } from '../../shared/insured/people-list.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { useFocusWhenLost } from '../../shared/use-focus-when-lost.ts';
import { useTabInView } from '../../shared/use-tab-in-view.ts';
import { useKindLabel } from '../../shared/use-labels.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { VehiclePicture } from '../../shared/vehicle-picture.tsx';
import { EndOfCover } from '../cancel-policy/end-of-cover.tsx';
import { PhotosTask } from '../policy-parts/photos-task.tsx';
import { MyPolicyStatus } from '../policy-parts/my-policy-status.tsx';
import { PolicyCoverages } from '../policy-parts/policy-coverages.tsx';
import type { MyPolicy } from './my-policy.ts';
import { MyPolicyOverview } from './my-policy-overview.tsx';
import { pathOfTab, tabOfPath, tabsOf } from './my-policy-tab.ts';
import { WayBack } from './way-back.tsx';

const panelId = 'my-policy-tab';
/** Invoices that somebody may pay now, ahead of their day too. */
const owed = ['scheduled', 'issued', 'partly_paid'];
// Below what was bought: it is fetched while that is read.
const paymentMethod = fetchedComponent(
  async () => (await import('../../billing/collection/my-payment-method.tsx')).MyPaymentMethod,
);
const cancellation = fetchedComponent(
  async () => (await import('../cancel-policy/cancel-my-policy.tsx')).CancelMyPolicy,
);
const policyHistory = fetchedComponent(async () => (await import('./my-policy-history.tsx')).MyPolicyHistory);
const changes = fetchedComponent(
  async () => (await import('../../checkout/change-my-policy/my-changes.tsx')).MyChanges,
);
const idCards = fetchedComponent(async () => (await import('../id-card/my-id-cards.tsx')).MyIdCards);
const moreLines = fetchedComponent(async () => (await import('../../checkout/line/more-lines.tsx')).MyMoreLines);
const myVehicles = fetchedComponent(async () => (await import('../../inspections/my-vehicles.tsx')).MyVehicles);

/** The customer's policy: overview, coverages, billing and documents, each at an address of its own. */
export function MyPolicyPage({ policy }: { policy: MyPolicy }) {
  const t = useTranslations('account.policy');
  const tabs = tabsOf(policy.policy_status);
  const requested = tabOfPath(usePath());
  const current = tabs.includes(requested) ? requested : 'overview';
  const router = usePageRouter();
  // The address of a tab that is gone is left: what is done next may bring the tab back.
  useEffect(() => {
    if (requested !== current) router.replace(pathOfTab(policy.policy_id, current));
  }, [requested, current, policy.policy_id, router]);
  useDocumentTitle(`${t(current)} · ${policy.policy_number}`);
  useTabInView(panelId, current);
  useFocusWhenLost(policy.policy_status);
  return (
    <div className="flex flex-col gap-6">
      <Head policy={policy} />
      <EndOfCover
        policy={policy}
        reader="customer"
        action={<WayBack policyId={policy.policy_id} status={policy.policy_status} />}
      />
      <RenewalBanner policy={policy} />
      <ReturnedPayments policy={policy} reader="customer" />
      {current !== 'vehicles' && <PhotosTask policy={policy} />}
      <div>
        <Tabs
          label={t('tabs')}
          panelId={panelId}
          current={current}
          href={(tab) => pathOfTab(policy.policy_id, tab)}
          tabs={tabs.map((tab) => ({ key: tab, label: t(tab) }))}
        />
        <TabPanel panelId={panelId} current={current}>
          <div className="pt-4">
            {current === 'overview' && (
              <div className="flex flex-col gap-12">
                <changes.Component policyId={policy.policy_id} currency={policy.currency} />
                <MyPolicyOverview policy={policy} />
                <BesideThis policy={policy} />
              </div>
            )}
            {current === 'coverages' && (
              <div className="flex flex-col gap-12">
                <changes.Component policyId={policy.policy_id} currency={policy.currency} />
                <PolicyCoverages kind="user" policy={policy} vehicles={policy.current_quote?.vehicles ?? []} />
              </div>
            )}
            {current === 'vehicles' && (
              <div className="flex flex-col gap-12">
                <changes.Component policyId={policy.policy_id} currency={policy.currency} kind="vehicle" />
                <myVehicles.Component
                  policy={policy}
                  provider={policy.current_quote?.provider}
                  vehicles={policy.current_quote?.vehicles ?? []}
                />
              </div>
            )}
            {current === 'drivers' && (
              <div className="flex flex-col gap-12">
                <changes.Component policyId={policy.policy_id} currency={policy.currency} kind="driver" />
                <MyDrivers policy={policy} />
              </div>
            )}
            {current === 'billing' && (
              <div className="flex flex-col gap-12">
                {policy.invoices.some(({ status }) => owed.includes(status)) && (
                  <p>
                    <LinkButton href={`/customers/pay?policy=${policy.policy_id}`}>{t('payNow')}</LinkButton>
                  </p>
                )}
                <paymentMethod.Component policyId={policy.policy_id} />
                <PaymentSchedule invoices={policy.invoices} currency={policy.currency} />
                <PaymentTable
                  payments={policy.transactions}
                  currency={policy.currency}
                  renderReceipt={(payment) => (
                    <ReceiptOf kind="user" policyId={policy.policy_id} currency={policy.currency} payment={payment} />
                  )}
                />
              </div>
            )}
            {current === 'documents' && (
              <>
                <DocumentList documents={policy.documents} />
                <MyFiles files={policy.policy_attachments} />
              </>
            )}
            {current === 'id-card' && <idCards.Component policy={policy} documents={policy.documents} />}
            {current === 'history' && <policyHistory.Component policy={policy} />}
            {current === 'cancel' && (
              <cancellation.Component
                policyId={policy.policy_id}
                provider={policy.current_quote?.provider ?? ''}
                phone={policy.organization?.service_phone ?? brand.phone.text}
              />
            )}
          </div>
        </TabPanel>
      </div>
    </div>
  );
}

/** Who is insured and who drives; a lender stands with its vehicle. */
function MyDrivers({ policy: { current_quote: quote } }: { policy: MyPolicy }) {
  const t = useTranslations('policyParts.photos');
  const people = (quote?.entities ?? []).filter(({ entity_relationship }) => entity_relationship !== 'lienholder');
  return (
    <div className="flex flex-col gap-8">
      <PeopleList people={people} mailing={quote?.mailing_location ?? null} />
      <p className="text-small text-ink-3">{t('license')}</p>
    </div>
  );
}

/** What is sold besides, for the same people, place and vehicle. */
function BesideThis({ policy: { current_quote: quote } }: { policy: MyPolicy }) {
  if (!quote) return null;
  const { quote_id, provider, postal_code } = quote;
  return <moreLines.Component quoteId={quote_id} beside={[provider]} postalCode={postal_code} />;
}

function Head({ policy }: { policy: MyPolicy }) {
  const t = useTranslations('account.policy');
  const home = useTranslations('account.home');
  const kindLabel = useKindLabel();
  const { provider, vehicles = [] } = policy.current_quote ?? {};
  const name = vehicles.map((vehicle) => vehicleName(vehicle) ?? kindLabel(provider, vehicle.type)).join(', ');
  return (
    <header>
      <AppLink
        href="/customers"
        className="inline-flex min-h-11 items-center gap-1.5 rounded-input font-medium text-ink-2 no-underline hover:text-ink"
      >
        <Icon name="arrow-left" className="size-4" />
        {t('back')}
      </AppLink>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 className="type-h1">{name || t('number')}</h1>
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
            <p>{home('policyNumber', { number: policy.policy_number })}</p>
            <MyPolicyStatus policy={policy} />
          </div>
        </div>
        <VehiclePicture vehicle={vehicles[0]} provider={provider} className="block h-20 w-40 max-sm:hidden" />
      </div>
      <StripeRule thickness={3} className="mt-4 sm:mt-0" />
    </header>
  );
}
