'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { DetailHeader } from '@roadworthy/ui/workbench/detail-header.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { type AbilityFragment, UnderwriterQuoteDocument } from '../../../generated/documents.ts';
import { ActuaryDocuments } from '../../documents/actuary-documents/actuary-documents.tsx';
import { QuoteDocuments } from '../../documents/quote-documents/quote-documents.tsx';
import { RecordFiles } from '../../files/record-files.tsx';
import { QuoteActivity } from '../../quoting/load-quote/quote-activity.tsx';
import { namedInsured, type QuoteRecord } from '../../quoting/load-quote/quote-record.ts';
import { useQuoteTitle } from '../../quoting/load-quote/use-quote-title.ts';
import { isActionOf, quoteActions } from '../../quoting/quote-actions.ts';
import { useActions } from '../../shared/actions/use-actions.tsx';
import { printDay } from '../../shared/print-day.ts';
import { RecordTabs, useCurrentTab } from '../../shared/record-page/record-tabs.tsx';
import { useRecordActions } from '../../shared/record-actions.ts';
import { noteOf } from '../../shared/timeline/note-of.ts';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { WireStatus } from '../../shared/wire-status.tsx';
import { Price } from '../referrals/referral-risk.tsx';
import { QuoteCriteria } from './quote-criteria.tsx';
import { QuoteProviders } from './quote-providers.tsx';
import { QuoteReferrals } from './quote-referrals.tsx';

const tabKeys = ['criteria', 'price', 'referrals', 'files', 'documents', 'activity'] as const;

/** A quote as an underwriter weighs it: what speaks for and against it, what it costs, what was asked and said. */
export function UnderwriterQuotePage({ record }: { record: QuoteRecord }) {
  const t = useTranslations('workbench.underwriterQuote');
  const words = useTranslations('staff.quote');
  const recordWords = useTranslations('queue.record');
  const person = useSession().data;
  const { quote, quote_pricing: pricing } = record;
  const { quote_id: quoteId } = quote;
  const current = useCurrentTab(tabKeys);
  const path = `/underwriting/quotes/${quoteId}`;
  const tests = person?.permissions.includes('rater:test') ?? false;
  const requested = useRead('underwriting', UnderwriterQuoteDocument, { quote_id: quoteId });
  const referrals = requested.data?.quotes_by_pk?.quote_referrals ?? [];
  const title = useQuoteTitle(quote);
  useDocumentTitle(title);
  const actions = useQuoteActions(record);
  const activity = {
    quoteId,
    currency: pricing.currency,
    abilities: record.abilities,
    onNote: noteOf(actions.allowed),
  };
  useRecordActions(actions.allowed);
  return (
    <div className="flex flex-col gap-4">
      <DetailHeader
        title={title}
        badge={<WireStatus group="quoteStatus" status={quote.status} />}
        facts={[
          { key: 'effective', label: words('effective'), value: printDay(quote.effective_date) },
          { key: 'valid', label: words('validUntil'), value: printDay(quote.expiration_date) },
          { key: 'organization', label: words('organization'), value: quote.organization?.name },
          {
            key: 'total',
            label: t('total'),
            value: pricing.total === null ? null : moneyText(pricing.total, pricing.currency),
          },
        ]}
        action={actions.primary}
        overflow={{
          label: recordWords('more'),
          items: [
            ...actions.items,
            ...(tests
              ? [{ key: 'pricing', label: words('pricingTest'), icon: 'eye' as const, href: `${path}/pricing` }]
              : []),
            { key: 'agents', label: t('agentsPage'), icon: 'external', href: `/agents/quotes/${quoteId}` },
            { key: 'print', label: recordWords('print'), icon: 'file', href: `/print/quote/${quoteId}` },
          ],
        }}
      />
      {actions.dialogs}
      {quote.policy_id !== null && (
        <AppLink
          className="link inline-flex min-h-7 w-fit items-center"
          href={`/underwriting/policies/${quote.policy_id}`}
        >
          {words('openPolicy')}
        </AppLink>
      )}
      <RecordTabs
        path={path}
        label={words('tabs')}
        current={current}
        tabs={{
          criteria: {
            label: t('tabs.criteria'),
            content: (
              <>
                <h2 className="sr-only">{t('tabs.criteria')}</h2>
                <QuoteCriteria record={record} referrals={referrals} />
              </>
            ),
          },
          price: {
            label: t('tabs.price'),
            content: (
              <>
                <h2 className="sr-only">{t('tabs.price')}</h2>
                <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
                  <div className="flex flex-col gap-3">
                    <Price record={record} />
                    {tests && (
                      <AppLink className="link inline-flex min-h-7 w-fit items-center" href={`${path}/pricing`}>
                        {words('pricingTest')}
                      </AppLink>
                    )}
                  </div>
                  <QuoteProviders
                    quote={quote}
                    products={requested.data?.quotes_by_pk?.organization?.products ?? []}
                    tests={tests}
                  />
                </div>
              </>
            ),
          },
          referrals: {
            label: t('tabs.referrals'),
            count: requested.data && referrals.length,
            content: <QuoteReferrals query={requested} />,
          },
          files: {
            label: t('tabs.files'),
            content: <RecordFiles record={{ table: 'quotes', id: quoteId }} />,
          },
          documents: {
            label: t('tabs.documents'),
            content: (
              <div className="flex flex-col gap-10">
                <QuoteDocuments quoteId={quoteId} abilities={record.abilities} />
                <ActuaryDocuments of="quote" id={quoteId} />
              </div>
            ),
          },
          activity: { label: t('tabs.activity'), content: <QuoteActivity {...activity} /> },
        }}
      />
    </div>
  );
}

/** What an underwriter may do to a quote beside answering what was asked about it. */
function useQuoteActions({ quote, abilities }: QuoteRecord) {
  const subject = {
    email: namedInsured(quote)?.email ?? quote.contact_email,
    organizationId: quote.organization_id,
    agentId: quote.assigned_agent_id,
    durationMonths: quote.policy_duration_months,
    offeredMonths: quote.product?.available_policy_duration_months ?? [],
  };
  // What is beside the real step says why it is closed; of agents' steps an underwriter reads those that are open.
  const isAside = ({ operation }: AbilityFragment) =>
    quoteActions.some((action) => action.operation === operation && action.isAside);
  const own = abilities.filter((ability) => isActionOf(ability, subject) && (ability.allowed || isAside(ability)));
  return useActions(quoteActions, { id: quote.quote_id, subject, abilities: own });
}
