'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { DetailHeader } from '@roadworthy/ui/workbench/detail-header.tsx';
import { useTranslations } from 'next-intl';
import { RecordDiary } from '../../diary/diary.tsx';
import { PolicyReviews } from '../refer-policy/policy-reviews.tsx';
import { ReturnedPayments } from '../../billing/payment-history/returned-payments.tsx';
import { ErasedNotice } from '../../shared/erased-notice.tsx';
import { printDay } from '../../shared/print-day.ts';
import { useCopyRecordLink } from '../../shared/queue/record/record-navigation.tsx';
import { RecordTabs, useCurrentTab } from '../../shared/record-page/record-tabs.tsx';
import { useRecordActions } from '../../shared/record-actions.ts';
import { RecordPeople } from '../../shared/record-people.tsx';
import { useAbilities } from '../../shared/actions/use-abilities.ts';
import { useActions } from '../../shared/actions/use-actions.tsx';
import { useMoving } from '../../shared/actions/use-moving.ts';
import { noteOf } from '../../shared/timeline/note-of.ts';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { useFocusWhenLost } from '../../shared/use-focus-when-lost.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { WireStatus } from '../../shared/wire-status.tsx';
import { EndOfCover } from '../cancel-policy/end-of-cover.tsx';
import type { Past } from '../look-back/looking-back.tsx';
import { closedInPast } from '../look-back/past-policy.ts';
import { policyActions, underwritingPolicyActions } from '../policy-actions.ts';
import { insuredOf, type Policy } from './policy.ts';
import { PolicyActivity } from './policy-activity.tsx';
import { policyTabs, PolicyTab, type TabOfPolicy, tabsOfPast, type UnderwritingParts } from './policy-tab-page.tsx';
import { usePolicyTitle } from './use-policy-title.ts';

type PolicyPageProps = {
  policy: Policy;
  underwriting?: UnderwritingParts;
  /** What was known, where the page is not that of today. */
  past?: Past | null;
};

/** What the actions of a policy know of it. */
const subjectOf = (policy: Policy) => {
  const { organization_id, current_quote, current_quote_id, provider, policy_number } = policy;
  const insured = insuredOf(policy);
  return {
    insured: insured ?? null,
    organizationId: organization_id,
    agentId: current_quote?.assigned_agent_id ?? null,
    policyQuoteId: current_quote_id,
    provider,
    policyNumber: policy_number,
    vehicles: (current_quote?.vehicles ?? []).map((vehicle) => ({
      vehicleId: vehicle.vehicle_id,
      name: vehicleName(vehicle) ?? '',
      vin: vehicle.vin ?? null,
      year: vehicle.year,
      make: vehicle.make,
      model: vehicle.model,
      floorplan: vehicle.floorplan,
      length: vehicle.length,
    })),
  };
};

/** A policy to read: its head and its tabs. */
export function PolicyPage({ policy, underwriting, past = null }: PolicyPageProps) {
  const t = useTranslations('staff.policy');
  const cover = useTranslations('policyParts.cover');
  const area = underwriting ? '/underwriting' : '/agents';
  const current = useCurrentTab(past === null ? policyTabs : tabsOfPast);
  const path = `${area}/policies/${policy.policy_id}`;
  const quote = policy.current_quote;
  const title = usePolicyTitle(policy);
  useDocumentTitle(`${title} · ${policy.policy_number}`);
  const words = useTranslations('queue.record');
  const copyLink = useCopyRecordLink(path);
  const [input = []] = useAbilities('agent', 'policies', [policy.policy_id], true) ?? [];
  const requested = useMoving('policies', policy.policy_id, input);
  const abilities = past ? closedInPast(requested, t('lookBack.closed')) : requested;
  const until = past?.known.known_at;
  const actions = useActions(underwriting ? underwritingPolicyActions : policyActions, {
    id: policy.policy_id,
    subject: subjectOf(policy),
    abilities,
  });
  // The button in the head goes when what it was about is done, and with it the focus.
  useFocusWhenLost(`${policy.policy_status} ${actions.primary !== null}`);
  const note = noteOf(actions.allowed);
  useRecordActions([...actions.allowed, { id: 'copy', label: words('copyLink'), act: copyLink }]);
  const activity = <PolicyActivity policy={policy} abilities={abilities} onNote={note} until={until} />;
  const tabOf = (tab: TabOfPolicy) => ({
    label: t(tab),
    content: <PolicyTab current={tab} policy={policy} past={past} underwriting={underwriting} activity={activity} />,
  });
  const [from, to] = [printDay(policy.effective_date) ?? '', printDay(policy.expiration_date) ?? ''];
  return (
    <div className="flex flex-col gap-4">
      <DetailHeader
        title={title}
        badge={<WireStatus group="policyStatus" status={policy.policy_status} />}
        facts={[
          {
            key: 'number',
            label: t('number'),
            value: <span className="font-mono text-mono">{policy.policy_number}</span>,
          },
          { key: 'term', label: t('term'), value: cover('short', { from, to }) },
          {
            key: 'premium',
            label: t('premium'),
            value: `${moneyText(policy.premium, policy.currency)} ${t('perTerm')}`,
          },
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
            { key: 'print', label: words('print'), icon: 'file', href: `/print/declarations/${policy.policy_id}` },
          ],
        }}
      />
      {actions.dialogs}
      <ErasedNotice erased={policy.erased} keptUntil={policy.kept_until} />
      <EndOfCover policy={policy} reader="staff" />
      <PolicyReviews reviews={quote?.reviews ?? []} />
      <ReturnedPayments policy={policy} reader="staff" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-start">
        <div className="min-w-0">
          <RecordTabs
            path={path}
            label={t('tabs')}
            current={current}
            addressOf={(tab) => past?.addressOf(tab) ?? tab}
            tabs={{
              overview: tabOf('overview'),
              coverages: tabOf('coverages'),
              people: tabOf('people'),
              changes: past === null && tabOf('changes'),
              renewal: past === null && tabOf('renewal'),
              claims: past === null && tabOf('claims'),
              billing: tabOf('billing'),
              documents: tabOf('documents'),
              activity: tabOf('activity'),
            }}
          />
        </div>
        <div className="flex flex-col gap-6">
          <RecordPeople people={quote?.entities ?? []} />
          {past === null && policy.erased === null && (
            <RecordDiary record={{ policy_id: policy.policy_id }} organizationId={policy.organization_id} level={2} />
          )}
          {current !== 'activity' && (
            <section className="flex flex-col gap-2 max-lg:hidden">
              <h2 className="type-h3">{words('timeline')}</h2>
              {activity}
            </section>
          )}
        </div>
      </div>
    </div>
  );
}
