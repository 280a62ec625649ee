'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/request-error.ts';
import { type LoadMyDeletionQuery, TakeBackMyDeletionDocument } from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { useDayOfInstant } from '../../shared/use-instant.ts';

type DeletionWaitingProps = {
  asked: LoadMyDeletionQuery['deletion_requests'][number];
  /** Whether it stands at the head of the page, or in its section, which does without the button. */
  isBanner?: boolean;
};

/** A deletion that waits for its day: which one, what holds until then, and the way back. */
export function DeletionWaiting({ asked, isBanner = false }: DeletionWaitingProps) {
  const t = useTranslations('profile.deletion');
  const dayOf = useDayOfInstant();
  const takingBack = useOperation(TakeBackMyDeletionDocument, undefined, { kind: 'user', rereads: ['user'] });
  const isUnderWay = asked.status === 'erasing';
  const said = isUnderWay ? t('underWay') : t('waiting', { day: dayOf(asked.due) });
  if (!isBanner) return <p className="max-w-measure">{said}</p>;
  return (
    <div role="status" className="flex flex-col gap-3 rounded-card border border-warning bg-surface-2 p-4">
      <p className="flex items-start gap-2 font-semibold">
        <Icon name="clock" className="mt-1 size-4 text-warning" />
        {said}
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
