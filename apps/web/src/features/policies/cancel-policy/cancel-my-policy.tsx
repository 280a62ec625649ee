'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Dialog } from '@roadworthy/ui/workbench/dialog.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { NearDate } from '@roadworthy/ui/forms/near-date.tsx';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  CancellationChoicesDocument,
  type CancellationChoicesQuery,
  type CancellationShownFragment,
  CancelMyPolicyDocument,
  PreviewMyCancellationDocument,
} from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { phoneHref } from '../../shared/phone-href.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { printDay } from '../../shared/print-day.ts';
import { MoneyBeforeAfter, useEndWords } from './money-before-after.tsx';
import { isOfOdometer, OdometerField, odometerOf } from './odometer-field.tsx';

const reasonId = 'cancellation-reason';

type CancelMyPolicyProps = { policyId: string; provider: string; phone: string };

/** The insured ends cover: what else there is, a reason, a day, the refund to the cent, and a press that is asked about once more. */
export function CancelMyPolicy({ policyId, ...rest }: CancelMyPolicyProps) {
  const common = useTranslations('shell.common');
  const operation = useCancel();
  const query = useRead('user', CancellationChoicesDocument, { policy_id: policyId }, { enabled: isOpen(operation) });
  if (query.error) return <FormAlert message={readableMessage(query.error)} />;
  if (!query.data) return <PageSkeleton shape="detail" label={common('loading')} />;
  return <Cancelling policyId={policyId} choices={query.data.cancellation_choices} {...{ operation }} {...rest} />;
}

const useCancel = () => useOperation(CancelMyPolicyDocument, undefined, { kind: 'user', rereads: ['user'] });
/** Nothing more is asked about an end that is decided. */
const isOpen = ({ isIdle, isError }: ReturnType<typeof useCancel>): boolean => isIdle || isError;

type CancellingProps = CancelMyPolicyProps & {
  choices: CancellationChoicesQuery['cancellation_choices'];
  operation: ReturnType<typeof useCancel>;
};

function Cancelling({ policyId, provider, phone, choices, operation }: CancellingProps) {
  const t = useTranslations('account.cancel');
  const label = useLabels();
  const [reason, setReason] = useState<string | null>(null);
  const [day, setDay] = useState<string | null>(null);
  const [odometer, setOdometer] = useState('');
  const [isRequested, setIsRequested] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const choice = choices.find((one) => one.reason === reason) ?? choices[0];
  const asOf = day ?? choice?.earliest_date ?? '';
  const requested = {
    policy_id: policyId,
    reason: choice?.reason ?? '',
    as_of_date: asOf,
    odometer: odometerOf(odometer),
  };
  const preview = useRead('user', PreviewMyCancellationDocument, requested, {
    keepsLast: true,
    enabled: isOpen(operation),
  });
  const failure = operation.error ?? preview.error;
  // Of this very day, and not of the one before it that still stands there.
  const isShown = preview.error === null && preview.data?.preview_my_cancellation.as_of_date === asOf;
  const shown = isShown ? preview.data?.preview_my_cancellation : undefined;
  return (
    <form
      className="flex max-w-2xl flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        setIsRequested(true);
        if (reason === null) document.getElementById(reasonId)?.focus();
        else if (shown && !operation.isPending) setConfirming(true);
      }}
    >
      <header className="flex flex-col gap-2">
        <h2 className="type-h2">{t('title')}</h2>
        <p className="text-ink-2">
          {t('instead')}{' '}
          <a className="link whitespace-nowrap" href={phoneHref(phone)}>
            {phone}
          </a>
        </p>
      </header>
      {preview.data && !preview.error && (
        <MoneyBeforeAfter shown={preview.data.preview_my_cancellation} provider={provider} reader="customer" />
      )}
      <RadioTiles
        id={reasonId}
        name="reason"
        label={t('reason')}
        error={isRequested && reason === null ? t('chooseReason') : undefined}
        columns={3}
        value={reason}
        onChange={setReason}
        options={choices.map((one) => ({
          value: one.reason,
          label: label('cancellationReason', one.reason) ?? one.reason,
        }))}
      />
      <Field label={t('asOf')} hint={t('asOfHint')}>
        {(control) => (
          <NearDate
            {...control}
            value={asOf}
            min={choice?.earliest_date}
            max={choice?.latest_date}
            onChange={({ currentTarget: { value } }) => setDay(value)}
          />
        )}
      </Field>
      {choice && choice.odometer_from !== null && (
        <OdometerField
          from={choice.odometer_from}
          value={odometer}
          onChange={setOdometer}
          error={isOfOdometer(failure) ? readableMessage(failure) : null}
        />
      )}
      <FormAlert message={failure && !isOfOdometer(failure) ? readableMessage(failure) : null} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" tone="danger" busy={operation.isPending} busyLabel={t('working')}>
          {t('confirm')}
        </Button>
        <p className="min-w-0 flex-1 basis-52 text-small text-ink-2">{t('reversible')}</p>
      </div>
      {isConfirming && shown && (
        <LastQuestion
          shown={shown}
          onBack={() => setConfirming(false)}
          onCancel={() => {
            setConfirming(false);
            if (reason !== null) operation.mutate({ ...requested, reason });
          }}
        />
      )}
    </form>
  );
}

type LastQuestionProps = { shown: CancellationShownFragment; onBack: () => void; onCancel: () => void };

/** Asks once more, with the day on which cover ends and what it does to the money. */
function LastQuestion({ shown, onBack, onCancel }: LastQuestionProps) {
  const t = useTranslations('account.cancel');
  const common = useTranslations('shell.common');
  const { ends, money } = useEndWords()(shown, 'customer');
  return (
    <Dialog
      open
      onClose={onBack}
      closeLabel={common('close')}
      title={t('sure')}
      effect={`${ends} ${money}.`}
      actions={
        <>
          <Button tone="quiet" onClick={onBack}>
            {t('keep')}
          </Button>
          <Button tone="danger" onClick={onCancel}>
            {t('confirmOn', { date: printDay(shown.as_of_date) ?? '' })}
          </Button>
        </>
      }
    />
  );
}
