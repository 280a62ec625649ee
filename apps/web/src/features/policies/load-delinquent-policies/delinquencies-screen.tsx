'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useTranslations } from 'next-intl';
import { useIdleExpectation } from '../../../data/when-idle.ts';
import { personName } from '../../shared/person-name.ts';
import { QueueScreen } from '../../shared/queue/queue-screen.tsx';
import { toneOf } from '../../shared/status-tone.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { useNameless } from '../../shared/use-nameless.ts';
import { delinquenciesList, delinquencyViews } from './delinquencies-list.ts';
import { useDelinquencyColumns } from './use-delinquency-columns.tsx';

// What somebody has to ask for is fetched when the list is there.
const preview = fetchedComponent(async () => (await import('../load-policy/policy-preview.tsx')).PolicyPreview);
const ahead = [preview.expect];

/** Policies on which something is overdue, a view for each step from the first failed charge to the end of cover. */
export function DelinquenciesScreen() {
  const t = useTranslations('queue.delinquencies');
  const nameless = useNameless();
  const label = useLabels();
  useIdleExpectation(ahead);
  return (
    <QueueScreen
      list={delinquenciesList}
      title={t('title')}
      fileName={t('file')}
      viewLabel={(view) => t(`views.${delinquencyViews.find((one) => one === view) ?? 'all'}`)}
      columns={useDelinquencyColumns()}
      nameOf={(policy) => personName(policy.current_quote?.entities[0]) ?? nameless(policy)}
      tone={({ policy_status: status }) => ({
        tone: toneOf('policyStatus', status),
        label: label('policyStatus', status) ?? status,
      })}
      never={{ title: t('none'), body: t('noneBody') }}
      renderPreview={(id) => <preview.Component policyId={id} />}
    />
  );
}
