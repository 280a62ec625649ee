'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { DetailHeader } from '@roadworthy/ui/workbench/detail-header.tsx';
import { useTranslations } from 'next-intl';
import { RecordDiary } from '../../diary/diary.tsx';
import { RecordFiles } from '../../files/record-files.tsx';
import { ErasedNotice } from '../../shared/erased-notice.tsx';
import { printDay } from '../../shared/print-day.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { useCopyRecordLink } from '../../shared/queue/record/record-navigation.tsx';
import { RecordTabs, useCurrentTab } from '../../shared/record-page/record-tabs.tsx';
import { useRecordActions } from '../../shared/record-actions.ts';
import { RecordPeople } from '../../shared/record-people.tsx';
import { noteOf } from '../../shared/timeline/note-of.ts';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { WireStatus } from '../../shared/wire-status.tsx';
import { useSession } from '../../../data/session/use-session.ts';
import { useActions } from '../../shared/actions/use-actions.tsx';
import { useMoving } from '../../shared/actions/use-moving.ts';
import { isActionOf, quoteActions } from '../quote-actions.ts';
import { ListedByPartner } from './listed-by-partner.tsx';
import { OtherAgent } from './other-agent.tsx';
import { QuoteActivity } from './quote-activity.tsx';
import { QuotePriceRail } from './quote-price-rail.tsx';
import { mayEdit, namedInsured, type Quote, type QuoteRecord } from './quote-record.ts';
import { QuoteTab } from './quote-tab.tsx';
import { isTabOfQuote, type TabOfQuote, tabsOfQuote } from './quote-tabs.ts';
import { useQuoteTitle } from './use-quote-title.ts';

const tabKeys = [...tabsOfQuote, 'checks', 'documents', 'files', 'activity'] as const;
const checks = fetchedComponent(async () => (await import('../checks/quote-checks.tsx')).QuoteChecks);
// Most who open a quote look at no documents.
const documents = fetchedComponent(
  async () => (await import('../../documents/quote-documents/quote-documents.tsx')).QuoteDocuments,
);

/** A quote to read: its head, its price at the side, and the rest in tabs. */
export function QuotePage({ record }: { record: QuoteRecord }) {
  const t = useTranslations('staff.quote');
  const instant = useInstant();
  const { quote } = record;
  const tests = useSession().data?.permissions.includes('rater:test') ?? false;
  const current = useCurrentTab(tabKeys);
  const path = `/agents/quotes/${quote.quote_id}`;
  const title = useQuoteTitle(quote);
  useDocumentTitle(title);
  const words = useTranslations('queue.record');
  const copyLink = useCopyRecordLink(path);
  const subject = {
    email: namedInsured(quote)?.email ?? quote.contact_email,
    organizationId: quote.organization_id,
    agentId: quote.assigned_agent_id,
    durationMonths: quote.policy_duration_months,
    offeredMonths: quote.product?.available_policy_duration_months ?? [],
  };
  // Beside a form the price stays in sight; who and what happened stand in tabs of their own.
  const isForm = mayEdit(record) && isTabOfQuote(current);
  const abilities = useMoving('quotes', quote.quote_id, record.abilities).filter((ability) =>
    isActionOf(ability, subject),
  );
  const actions = useActions(quoteActions, { id: quote.quote_id, subject, abilities });
  const activity = {
    quoteId: quote.quote_id,
    currency: record.quote_pricing.currency,
    abilities: record.abilities,
    onNote: noteOf(actions.allowed),
  };
  const ofQuote = (tab: TabOfQuote, count?: number) => ({
    label: t(tab),
    count,
    content: <QuoteTab tab={tab} record={record} />,
  });
  useRecordActions([...actions.allowed, { id: 'copy', label: words('copyLink'), act: copyLink }]);
  return (
    <div className="flex flex-col gap-4">
      <DetailHeader
        title={title}
        badge={<WireStatus group="quoteStatus" status={quote.status} />}
        facts={[
          { key: 'effective', label: t('effective'), value: printDay(quote.effective_date) },
          quote.ended_by_customer
            ? { key: 'valid', label: t('endedByCustomer'), value: instant(quote.ended_by_customer).absolute }
            : { key: 'valid', label: t('validUntil'), value: printDay(quote.expiration_date) },
          { key: 'organization', label: t('organization'), value: quote.organization?.name },
        ]}
        action={actions.primary}
        overflow={{
          label: words('more'),
          items: [
            ...actions.items,
            {
              key: 'copy',
              label: words('copyLink'),
              icon: 'external',
              apart: actions.items.length > 0,
              onSelect: copyLink,
            },
            ...(tests
              ? [
                  {
                    key: 'pricing',
                    label: t('pricingTest'),
                    icon: 'eye' as const,
                    href: `/underwriting/quotes/${quote.quote_id}/pricing`,
                  },
                ]
              : []),
            { key: 'print', label: words('print'), icon: 'file', href: `/print/quote/${quote.quote_id}` },
          ],
        }}
      />
      {actions.dialogs}
      <ErasedNotice erased={quote.erased} keptUntil={quote.kept_until} />
      <ListedByPartner quote={quote} />
      <Successor quote={quote} />
      {quote.policy_id === null && <OtherAgent quoteId={quote.quote_id} />}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className={`flex flex-col gap-6 lg:col-start-2 ${isForm ? 'lg:sticky lg:top-16' : ''}`}>
          {quote.erased === null && <QuotePriceRail record={record} />}
          {!isForm && (
            <div className="max-lg:hidden">
              <RecordPeople people={quote.entities} />
            </div>
          )}
          {!isForm && quote.erased === null && (
            <RecordDiary record={{ quote_id: quote.quote_id }} organizationId={quote.organization_id} level={2} />
          )}
          {!isForm && current !== 'activity' && (
            <section className="flex flex-col gap-2 max-lg:hidden">
              <h2 className="type-h3">{words('timeline')}</h2>
              <QuoteActivity {...activity} />
            </section>
          )}
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          <RecordTabs
            path={path}
            label={t('tabs')}
            current={current}
            tabs={{
              summary: ofQuote('summary'),
              people: ofQuote('people', quote.entities.length),
              vehicles: ofQuote('vehicles', quote.vehicles.length),
              coverages: ofQuote('coverages'),
              checks: { label: t('checks'), content: <checks.Component quoteId={quote.quote_id} /> },
              documents: {
                label: t('documents'),
                content: <documents.Component quoteId={quote.quote_id} abilities={record.abilities} />,
              },
              files: {
                label: t('files'),
                content: <RecordFiles record={{ table: 'quotes', id: quote.quote_id }} />,
              },
              activity: { label: t('activity'), content: <QuoteActivity {...activity} /> },
            }}
          />
        </div>
      </div>
    </div>
  );
}

/** Where a quote went that is no longer an offer of its own. */
function Successor({ quote }: { quote: Quote }) {
  const t = useTranslations('staff.quote');
  const [text, link, href] = quote.policy_id
    ? [t('boundBanner'), t('openPolicy'), `/agents/policies/${quote.policy_id}`]
    : quote.replaced_by_quote_id
      ? [t('replacedBanner'), t('openSuccessor'), `/agents/quotes/${quote.replaced_by_quote_id}`]
      : [];
  if (!href) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-card bg-info-tint px-3 py-2">
      <Icon name="info" className="size-4 text-info" />
      <span>{text}</span>
      <AppLink href={href} className="link inline-flex min-h-7 items-center font-semibold">
        {link}
      </AppLink>
    </p>
  );
}
