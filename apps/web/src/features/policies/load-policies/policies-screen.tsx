'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useTranslations } from 'next-intl';
import { useIdleExpectation } from '../../../data/when-idle.ts';
import { personName } from '../../shared/person-name.ts';
import { QueueScreen } from '../../shared/queue/queue-screen.tsx';
import { toneOf } from '../../shared/status-tone.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { useNameless } from '../../shared/use-nameless.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { policiesList, policyFields, policyViews } from './policies-list.ts';
import { usePolicyColumns, usePolicyCsv } from './use-policy-columns.tsx';

// What somebody has to ask for is fetched when the list is there.
const preview = fetchedComponent(async () => (await import('../load-policy/policy-preview.tsx')).PolicyPreview);
const bulk = fetchedComponent(async () => (await import('./policies-bulk.tsx')).PoliciesBulk);
const ahead = [preview.expect, bulk.expect];

/** The policies that the person sees, to work through. */
export function PoliciesScreen() {
  const t = useTranslations('queue.policies');
  const nameless = useNameless();
  const label = useLabels();
  const providerLabel = useProviderLabel();
  useIdleExpectation(ahead);
  return (
    <QueueScreen
      list={policiesList}
      title={t('title')}
      fileName={t('file')}
      viewLabel={(view) => t(`views.${policyViews.find((one) => one === view) ?? 'all'}`)}
      fields={policyFields.map((field) => ({
        ...field,
        label: t(`fields.${field.key}`),
        ...(field.kind === 'choice' && {
          options: field.values.map((value) => ({
            value,
            label: (field.key === 'provider' ? providerLabel(value) : label('policyStatus', value)) ?? value,
          })),
        }),
      }))}
      columns={usePolicyColumns()}
      csv={usePolicyCsv()}
      nameOf={(policy) => personName(policy.current_quote?.entities[0]) ?? nameless(policy)}
      tone={({ policy_status: status }) => ({
        tone: toneOf('policyStatus', status),
        label: label('policyStatus', status) ?? status,
      })}
      never={{ title: t('none'), body: t('noneBody') }}
      renderPreview={(id) => <preview.Component policyId={id} />}
      renderBulk={(props) => <bulk.Component {...props} />}
    />
  );
}
