'use client';
import { canadianProvinces, usStates } from '@roadworthy/core/products/vocabulary.ts';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { NearDate } from '@roadworthy/ui/forms/near-date.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { TextArea } from '@roadworthy/ui/forms/text-area.tsx';
import { ConsequentialDialog } from '@roadworthy/ui/workbench/actions/consequential-dialog.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { PromoteRaterVersionDocument, RunRaterFixturesDocument } from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { FixtureOutcomes } from '../version/fixture-outcomes.tsx';
import type { Version } from '../version/version.ts';

const nothing = { reason: '', area: '', business: '', effective: '', differenceReason: '' };
type Typed = typeof nothing;
const fields = ['reason', 'administrative_area', 'business_type', 'effective_date', 'difference_reason'];
const areas = [...usStates, ...canadianProvinces].map((code) => ({ value: code, label: code }));

type PromoteDialogProps = {
  version: Version;
  /** What the version is called. */
  name: string;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
};

/** Puts a version in force: its fixtures first, then why, where, for what and from when on. The server decides. */
export function PromoteDialog({ version, name, open, onClose, onDone }: PromoteDialogProps) {
  const t = useTranslations('workbench.promotion');
  const words = useTranslations('queue.actions');
  const common = useTranslations('shell.common');
  const [typed, setTyped] = useState(nothing);
  const operation = useOperation(
    PromoteRaterVersionDocument,
    () => {
      onDone();
      close();
    },
    { kind: 'rater', rereads: ['rater'] },
  );
  const { error } = operation;
  const refused = error instanceof RequestError ? (error.field ?? null) : null;
  const message = error ? (readableMessage(error) ?? words('failed')) : null;
  const isOfField = refused !== null && fields.includes(refused);
  function close() {
    operation.reset();
    setTyped(nothing);
    onClose();
  }
  return (
    <ConsequentialDialog
      open={open}
      onClose={close}
      onConfirm={() =>
        operation.mutate({
          provider: version.provider,
          provider_version: version.provider_version,
          organization_id: version.organization_id,
          reason: typed.reason,
          administrative_area: typed.area || null,
          business_type: typed.business || null,
          effective_date: typed.effective || null,
          difference_reason: typed.differenceReason || null,
        })
      }
      effect={`${t('effect')} ${t('who')}`}
      busy={operation.isPending}
      failure={<FormAlert message={isOfField ? null : message} />}
      copy={{
        title: t('title', { version: name }),
        confirm: t('confirm'),
        cancel: t('cancel'),
        close: common('close'),
        working: common('working'),
        optional: common('optional'),
      }}
    >
      <Fixtures id={version.rater_version_id} enabled={open} />
      <PromotionFields
        typed={typed}
        onType={(change) => setTyped({ ...typed, ...change })}
        problemOf={(field) => (refused === field ? message : null)}
      />
    </ConsequentialDialog>
  );
}

function Fixtures({ id, enabled }: { id: string; enabled: boolean }) {
  const t = useTranslations('workbench.promotion');
  const words = useTranslations('workbench.raterVersion');
  const { data, isError } = useRead('rater', RunRaterFixturesDocument, { id }, { enabled });
  if (isError) return <FormAlert message={words('fixturesFailed')} />;
  return data ? <FixtureOutcomes outcomes={data.run_rater_fixtures} /> : <p role="status">{t('running')}</p>;
}

type PromotionFieldsProps = {
  typed: Typed;
  onType: (change: Partial<Typed>) => void;
  problemOf: (field: string) => string | null;
};

function PromotionFields({ typed, onType, problemOf }: PromotionFieldsProps) {
  const t = useTranslations('workbench.promotion');
  const common = useTranslations('shell.common');
  const text = (name: keyof Typed) => ({
    value: typed[name],
    onChange: (event: { currentTarget: { value: string } }) => onType({ [name]: event.currentTarget.value }),
  });
  return (
    <>
      <Field label={t('reason')} hint={t('reasonHint')} error={problemOf('reason')}>
        {(control) => <TextArea {...control} {...text('reason')} rows={2} maxLength={textLimits.reason} />}
      </Field>
      <Field label={t('area')} error={problemOf('administrative_area')}>
        {(control) => <SelectInput {...control} {...text('area')} placeholder={t('areaAll')} options={areas} />}
      </Field>
      <Field label={t('business')} error={problemOf('business_type')}>
        {(control) => (
          <SelectInput
            {...control}
            {...text('business')}
            placeholder={t('businessBoth')}
            options={[
              { value: 'new_business', label: t('businessNew') },
              { value: 'renewal', label: t('businessRenewal') },
            ]}
          />
        )}
      </Field>
      <Field label={t('effective')} hint={t('effectiveHint')} error={problemOf('effective_date')}>
        {(control) => <NearDate {...control} {...text('effective')} />}
      </Field>
      <Field label={t('differenceReason')} optional={common('optional')} error={problemOf('difference_reason')}>
        {(control) => <TextArea {...control} {...text('differenceReason')} rows={2} maxLength={textLimits.reason} />}
      </Field>
    </>
  );
}
