'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PaymentSchedule, PaymentTable } from '../../billing/payment-history/payment-schedule.tsx';
import { PolicyBilling } from '../../billing/payment-history/policy-billing.tsx';
import { PolicyDocuments } from '../../documents/document-list/policy-documents.tsx';
import { KnownRefunds } from '../../billing/refunds/refund-list.tsx';
import { ReceiptOf } from '../../documents/statements/receipt-of.tsx';
import { RecordFiles } from '../../files/record-files.tsx';
import { PeopleList } from '../../shared/insured/people-list.tsx';
import { VehicleList } from '../../shared/insured/vehicle-list.tsx';
import type { Past } from '../look-back/looking-back.tsx';
import { PolicyCoverages } from '../policy-parts/policy-coverages.tsx';
import type { Policy } from './policy.ts';
import { PolicyOverview } from './policy-overview.tsx';

// Beneath what is read first, and on pages of another time alone.
const letters = fetchedComponent(
  async () => (await import('../../documents/statements/policy-letters.tsx')).PolicyLetters,
);
const photos = fetchedComponent(async () => (await import('../../inspections/policy-photos.tsx')).PolicyPhotos);
const proposed = fetchedComponent(
  async () => (await import('../proposed-changes/proposed-changes.tsx')).ProposedChanges,
);
const signedPaper = fetchedComponent(async () => (await import('../../files/signed-paper.tsx')).SignedPaper);
const stack = fetchedComponent(async () => (await import('../proposed-changes/policy-stack.tsx')).PolicyStack);
const renewal = fetchedComponent(
  async () => (await import('../../renewals/policy-renewal/policy-renewal.tsx')).PolicyRenewal,
);
const claims = fetchedComponent(async () => (await import('../../claims/claims-of/claims-of.tsx')).ClaimsOf);
const lossRun = fetchedComponent(async () => (await import('../../documents/statements/loss-run-of.tsx')).LossRunOf);
const knownCover = fetchedComponent(async () => (await import('../look-back/known-cover.tsx')).KnownCover);

/** What an underwriter's page of a policy has beside the agents' page. */
export type UnderwritingParts = {
  /** What is about to change, what was booked, what was asked. */
  readonly changes: ReactNode;
  /** What the price was made of. */
  readonly actuary: ReactNode;
};

export const policyTabs = [
  'overview',
  'coverages',
  'people',
  'changes',
  'renewal',
  'claims',
  'billing',
  'documents',
  'activity',
] as const;
export type TabOfPolicy = (typeof policyTabs)[number];

/** Those of another day. */
export const tabsOfPast = ['overview', 'coverages', 'people', 'billing', 'documents', 'activity'] as const;

type PolicyTabProps = {
  current: TabOfPolicy;
  policy: Policy;
  past: Past | null;
  underwriting: UnderwritingParts | undefined;
  activity: ReactNode;
};

/** One tab of a policy's page, of today or of another time. */
export function PolicyTab({ current, policy, past, underwriting, activity }: PolicyTabProps) {
  const t = useTranslations('staff.policy');
  const quote = policy.current_quote;
  return (
    <>
      {current === 'overview' && (
        <div className="flex flex-col gap-8">
          {past && <knownCover.Component known={past.known} currency={policy.currency} />}
          <PolicyOverview policy={policy} quotes={underwriting ? '/underwriting/quotes' : '/agents/quotes'} />
        </div>
      )}
      {current === 'coverages' && <PolicyCoverages kind="agent" policy={policy} vehicles={quote?.vehicles ?? []} />}
      {current === 'people' && (
        <div className="flex flex-col gap-10">
          <section className="flex flex-col gap-3">
            <h2 className="type-h2">{t('peopleTitle')}</h2>
            <PeopleList level={3} people={quote?.entities ?? []} mailing={quote?.mailing_location ?? null} />
          </section>
          <section className="flex flex-col gap-3">
            <h2 className="type-h2">{t('vehiclesTitle')}</h2>
            <VehicleList
              level={3}
              provider={policy.provider}
              currency={policy.currency}
              vehicles={quote?.vehicles ?? []}
            />
          </section>
          <photos.Component
            policyId={policy.policy_id}
            timeZone={policy.time_zone}
            vehicles={quote?.vehicles ?? []}
            canAct={past === null}
          />
        </div>
      )}
      {current === 'changes' &&
        (underwriting?.changes ?? (
          <div className="flex flex-col gap-10">
            <proposed.Component policy={policy} renderPaper={(paper) => <signedPaper.Component {...paper} />} />
            <stack.Component policy={policy} />
          </div>
        ))}
      {current === 'renewal' && <renewal.Component policy={policy} area={underwriting ? '/underwriting' : '/agents'} />}
      {current === 'claims' && (
        <claims.Component
          where={{ policy_id: { _eq: policy.policy_id } }}
          lossRun={<lossRun.Component of="loss_run" policy={policy} search={policy.policy_number} />}
        />
      )}
      {current === 'billing' && !past && (
        <PolicyBilling
          policy={policy}
          renderReceipt={(payment) => (
            <ReceiptOf kind="agent" policyId={policy.policy_id} currency={policy.currency} payment={payment} />
          )}
        />
      )}
      {current === 'billing' && past && (
        <div className="flex flex-col gap-10">
          <PaymentSchedule invoices={past.known.invoices} currency={policy.currency} />
          {/* What is known of then says how each payment stood, and not which part of it was disputed. */}
          <PaymentTable
            payments={past.known.payments.map((one) => ({ ...one, disputed: 0 }))}
            currency={policy.currency}
          />
          <KnownRefunds refunds={past.known.refunds} />
        </div>
      )}
      {current === 'documents' && (
        <div className="flex flex-col gap-10">
          <PolicyDocuments quoteId={policy.current_quote_id} until={past?.known.known_at} />
          <section className="flex flex-col gap-3">
            <h2 className="type-h2">{t('filesTitle')}</h2>
            <RecordFiles record={{ table: 'policies', id: policy.policy_id }} until={past?.known.known_at} />
          </section>
          <letters.Component policyId={policy.policy_id} until={past?.known.known_at} />
          {!past && underwriting?.actuary}
        </div>
      )}
      {current === 'activity' && activity}
    </>
  );
}
