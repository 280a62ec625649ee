'use client';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadPoliciesDocument } from '../../../generated/documents.ts';
import { useSignedInUser } from '../../../shell/session-provider.tsx';
import { AnnouncementsPanel } from '../../organizations/announcements/announcements-panel.tsx';
import { RolesWaitingLink } from '../../organizations/global-roles/roles-waiting-link.tsx';
import { SetupLists } from '../../organizations/setup/setup-list.tsx';
import { HomeDiary } from '../../diary/diary.tsx';
import { policiesList } from '../../policies/load-policies/policies-list.ts';
import { FewRows } from '../../shared/queue/few-rows.tsx';
import { tableState } from '../../shared/table-state.ts';
import { LeaderboardWidget } from '../leaderboard/leaderboard-widget.tsx';
import { OrphanedReportsLink } from '../report-schedules/orphaned-reports-link.tsx';
import { ActionItems, type ChosenOrganization, OrganizationOfHome } from './action-items.tsx';
import { HomeCounters } from './home-counters.tsx';
import { HomeWidget, WidgetFailed } from './home-widget.tsx';
import { Mentions } from './mentions.tsx';
import { OwnerFigures } from './owner-figures.tsx';
import { RenewalWeeks } from './renewal-weeks.tsx';
import { OpenQuotes } from './open-quotes.tsx';

const few = 5;

/** The start of the agent portal: what waits, the person's open quotes and the newest policies. */
export function HomeScreen() {
  const t = useTranslations('staff.home');
  const { given_name: name, roles } = useSignedInUser();
  // Quotes are assigned to agents of an organization; staff of the platform look at all of them.
  const own = roles.includes('organization:agent');
  const [organization, setOrganization] = useState<ChosenOrganization>(null);
  return (
    <div className="flex flex-col gap-8">
      <h1 className="type-h1">{name ? t('titleNamed', { name }) : t('title')}</h1>
      <div className="flex flex-col gap-3">
        {!own && <OrganizationOfHome value={organization} onValue={setOrganization} />}
        <ActionItems organization={organization} />
        <RenewalWeeks organization={organization} />
        <HomeCounters own={own} />
      </div>
      <RolesWaitingLink />
      <OrphanedReportsLink />
      <SetupLists />
      <HomeDiary />
      <AnnouncementsPanel />
      {roles.includes('organization:owner') && <OwnerFigures />}
      <Mentions />
      <OpenQuotes own={own} />
      {(own || organization !== null) && <LeaderboardWidget organization={organization} />}
      <NewestPolicies />
    </div>
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
    <HomeWidget
      title={t('recentPolicies')}
      href="/agents/policies"
      most={few}
      count={query.data?.policies_aggregate.aggregate?.count}
    >
      <FewRows
        list={policiesList}
        caption={t('recentPolicies')}
        rows={query.data?.policies ?? []}
        state={tableState(query)}
        empty={<EmptyState title={t('noPolicies')} body={t('noPoliciesBody')} />}
        error={<WidgetFailed busy={query.isFetching} onRetry={() => void query.refetch()} />}
      />
    </HomeWidget>
  );
}
