'use client';
import {
  isWaitlistReason,
  otherKinds,
  providers,
  vehicleClasses,
  waitlistReasons,
} from '@roadworthy/core/products/vocabulary.ts';
import { useTranslations } from 'next-intl';
import type { WaitlistRowFragment } from '../../../generated/documents.ts';
import type { ListColumn } from '../../shared/queue/queue-screen-props.ts';
import { useCreatedColumn } from '../../shared/queue/use-created-column.tsx';
import { QueueScreen } from '../../shared/queue/queue-screen.tsx';
import { wordsOf } from '../../shared/queue/tools/words-of.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { useKindLabel } from '../../shared/use-labels.ts';
import { waitlistList } from './waitlist-list.ts';

/** Who would buy where nothing is sold yet, the newest first. */
export function WaitlistScreen() {
  const t = useTranslations('workbench.waitlist');
  const valueLabel = useValueLabel();
  return (
    <QueueScreen
      list={waitlistList}
      title={t('title')}
      viewLabel={() => t('all')}
      valueLabel={valueLabel}
      columns={useColumns()}
      hrefOf={null}
      never={{ title: t('none'), body: t('noneBody') }}
    />
  );
}

/** What a value of a filter is called. */
function useValueLabel(): (field: string, value: string) => string | null {
  const t = useTranslations('workbench.waitlist');
  const kindLabel = useKindLabel();
  const provider = useProviderLabel();
  return (field, value) => {
    if (field === 'provider') return provider(value);
    return isWaitlistReason(value) ? t(`reasons.${value}`) : kindLabel(null, value);
  };
}

/** What a cell and a file say alike. */
const same = (said: (row: WaitlistRowFragment) => string | null) => ({ cell: said, text: said });

function useColumns(): ListColumn<WaitlistRowFragment>[] {
  const t = useTranslations('workbench.waitlist');
  const kindLabel = useKindLabel();
  const provider = useProviderLabel();
  return [
    { key: 'email', header: t('email'), wide: true, ...same(({ email }) => email) },
    { key: 'administrative_area', header: t('area'), sortable: true, ...same((row) => row.administrative_area) },
    {
      key: 'provider',
      header: t('line'),
      from: 'tablet',
      ...same((row) => provider(row.provider)),
      labels: wordsOf(providers, provider),
    },
    {
      key: 'vehicle_class',
      header: t('vehicle'),
      from: 'tablet',
      ...same((row) => kindLabel(row.provider, row.vehicle_class)),
      labels: wordsOf([...vehicleClasses, ...otherKinds], (kind) => kindLabel(null, kind) ?? kind),
    },
    {
      key: 'reason',
      header: t('reason'),
      from: 'tablet',
      ...same(({ reason }) => (isWaitlistReason(reason) ? t(`reasons.${reason}`) : reason)),
      labels: wordsOf(waitlistReasons, (reason) => t(`reasons.${reason}`)),
    },
    {
      key: 'source',
      header: t('source'),
      from: 'desktop',
      ...same(({ source }) => t(source === 'checkout' ? 'checkout' : 'start')),
      labels: { checkout: t('checkout'), start: t('start') },
    },
    useCreatedColumn(t('created')),
  ];
}
