'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { QueryError } from '@roadworthy/ui/states/query-error.tsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { LoadPoliciesDocument, LoadQuotesDocument } from '../../../generated/documents.ts';
import { useSignedInUser } from '../../../shell/session-provider.tsx';
import { PoliciesTable } from '../../policies/load-policies/policies-table.tsx';
import { QuotesTable } from '../../quoting/load-quotes/quotes-table.tsx';
import { tableState } from '../../shared/table-state.ts';

const few = 5;

/** The start of the agent portal: the person's open quotes and the newest policies. */
export function HomeScreen() {
  const t = useTranslations('staff.home');
  const { given_name: name } = useSignedInUser();
  return (
    <div className="flex flex-col gap-8">
      <h1 className="type-h1">{name ? t('titleNamed', { name }) : t('title')}</h1>
      <OpenQuotes />
      <NewestPolicies />
    </div>
  );
}

function OpenQuotes() {
  const t = useTranslations('staff.home');
  const { sub, roles } = useSignedInUser();
  // Quotes are assigned to agents of an organization; staff of the platform look at all of them.
  const isAgent = roles.includes('organization:agent');
  const open = { status: { _in: ['open', 'agent_required', 'agent_approved', 'referred'] } };
  const query = useRead('agent', LoadQuotesDocument, {
    limit: few,
    offset: 0,
    where: isAgent ? { ...open, assigned_agent_id: { _eq: sub } } : open,
    order: [{ updated: 'desc' }, { quote_id: 'asc' }],
  });
  const title = t(isAgent ? 'myQuotes' : 'openQuotes');
  return (
    <Widget
      title={title}
      href={
        isAgent ? '/agents/quotes?view=mine' : '/agents/quotes?f[status]=open,agent_required,agent_approved,referred'
      }
      count={query.data?.quotes_aggregate.aggregate?.count}
    >
      <QuotesTable
        caption={title}
        quotes={query.data?.quotes ?? []}
        state={tableState(query)}
        empty={<EmptyState title={t('noQuotes')} body={t('noQuotesBody')} />}
        error={<Failed busy={query.isFetching} onRetry={() => void query.refetch()} />}
      />
    </Widget>
  );
}

function NewestPolicies() {
  const t = useTranslations('staff.home');
  const query = useRead('agent', LoadPoliciesDocument, {
    limit: few,
    offset: 0,
    where: {},
    order: [{ created: 'desc' }, { policy_id: 'asc' }],
  });
  return (
    <Widget title={t('recentPolicies')} href="/agents/policies" count={query.data?.policies_aggregate.aggregate?.count}>
      <PoliciesTable
        caption={t('recentPolicies')}
        policies={query.data?.policies ?? []}
        state={tableState(query)}
        empty={<EmptyState title={t('noPolicies')} body={t('noPoliciesBody')} />}
        error={<Failed busy={query.isFetching} onRetry={() => void query.refetch()} />}
      />
    </Widget>
  );
}

function Widget(props: { title: string; href: string; count: number | undefined; children: ReactNode }) {
  const t = useTranslations('staff.home');
  return (
    <section className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="type-h2">
          {props.title}
          {props.count !== undefined && <span className="ml-2 font-normal text-ink-3 tabular-nums">{props.count}</span>}
        </h2>
        <AppLink
          href={props.href}
          className="link inline-flex min-h-7 items-center"
          aria-label={`${t('all')}: ${props.title}`}
        >
          {t('all')}
        </AppLink>
      </div>
      {/* The outline of a table is longer than these few rows: it ends where a full list will. */}
      <div className="has-[[aria-hidden]_tbody]:h-54 has-[[aria-hidden]_tbody]:overflow-hidden">{props.children}</div>
    </section>
  );
}

function Failed(props: { busy: boolean; onRetry: () => void }) {
  const t = useTranslations('queue');
  const common = useTranslations('shell.common');
  return <QueryError title={t('failed')} retryLabel={common('tryAgain')} {...props} />;
}
