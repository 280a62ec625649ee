'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { type LoadMyDeletionQuery, TakeBackMyDeletionDocument } from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { useDayOfInstant } from '../../shared/use-instant.ts';

type DeletionWaitingProps = { asked: LoadMyDeletionQuery['deletion_requests'][number] };

/** A deletion that waits for its day: which one, what holds until then, and the way back. */
export function DeletionWaiting({ asked: requested }: DeletionWaitingProps) {
  const t = useTranslations('profile.deletion');
  const dayOf = useDayOfInstant();
  const takingBack = useOperation(TakeBackMyDeletionDocument, undefined, { kind: 'user', rereads: ['user'] });
  const isUnderWay = requested.status === 'erasing';
  return (
    <div className="flex flex-col gap-3 rounded-card border border-warning bg-surface-2 p-4">
      <p className="flex items-start gap-2 font-semibold">
        <Icon name="clock" className="mt-1 size-4 shrink-0 text-warning" />
        {isUnderWay ? t('underWay') : t('waiting', { day: dayOf(requested.due) })}
      </p>
      {!isUnderWay && <p className="max-w-measure text-ink-2">{t('until')}</p>}
      <FormAlert message={takingBack.isError ? (readableMessage(takingBack.error) ?? t('failed')) : null} />
      {!isUnderWay && (
        <Button
          className="self-start"
          busy={takingBack.isPending}
          busyLabel={t('takeBack')}
          onClick={() => takingBack.mutate({})}
        >
          {t('takeBack')}
        </Button>
      )}
    </div>
  );
}
