'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { Timeline, type TimelineEntry } from '@roadworthy/ui/workbench/timeline.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/use-read.ts';
import { type LoadPolicyActivitiesQuery, LoadPolicyActivitiesDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { toneOf } from '../../shared/status-tone.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { useLabels } from '../../shared/use-labels.ts';
import type { Policy } from './policy.ts';

/** What happened to a policy: what was booked and what was done, newest first. */
export function PolicyActivity({ policy }: { policy: Policy }) {
  const t = useTranslations('staff.policy');
  const words = useTranslations('queue');
  const toEntries = useEntries(policy.currency);
  const query = useRead('agent', LoadPolicyActivitiesDocument, { policy_id: policy.policy_id });
  return (
    <QueryView
      query={query}
      shape="table"
      failed={t('activityFailed')}
      find={(data) => data}
      missing={null}
      notPermitted={<StaffNotPermitted />}
    >
      {(data) => (
        <Timeline
          label={t('activity')}
          entries={toEntries(data)}
          empty={t('noActivity')}
          filter={{
            label: words('record.filter'),
            all: words('record.all'),
            kinds: (['money', 'event'] as const).map((key) => ({ key, label: words(`policies.kinds.${key}`) })),
          }}
        />
      )}
    </QueryView>
  );
}

function useEntries(currency: string) {
  const t = useTranslations('staff.policy');
  const label = useLabels();
  const instant = useInstant();
  return ({ policy_activities, policy_events }: LoadPolicyActivitiesQuery): TimelineEntry[] => {
    const booked = policy_activities.map((activity): TimelineEntry => ({
      key: activity.history_id,
      kind: 'money',
      title: label('activityAction', activity.action),
      body: t('premiumChange', {
        amount: `${activity.premium_change < 0 ? '−' : '+'}${moneyText(Math.abs(activity.premium_change), currency)}`,
      }),
      by: activity.agent_name
        ? t('by', { agent: activity.agent_name, organization: activity.organization_name })
        : activity.organization_name,
      icon: 'card',
      tone: toneOf('policyStatus', activity.policy_status),
      ...instant(activity.timestamp),
    }));
    const done = policy_events.map((event): TimelineEntry => ({
      key: event.policy_event_id,
      kind: 'event',
      title: label('eventType', event.event_type),
      ...instant(event.created),
    }));
    return [...booked, ...done].toSorted((a, b) => Date.parse(b.instant) - Date.parse(a.instant));
  };
}
