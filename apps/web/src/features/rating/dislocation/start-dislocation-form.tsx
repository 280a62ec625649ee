'use client';
import { widestCap } from '@roadworthy/core/rating/vocabulary.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { type LoadDislocationRunsQuery, StartDislocationDocument } from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';

type Version = LoadDislocationRunsQuery['rater_versions'][number];

/** Asks which version the book is rated under, compared with what, and capped at what. */
export function StartDislocationForm({
  versions,
  onStarted,
}: {
  versions: readonly Version[];
  onStarted: (id: string) => void;
}) {
  const t = useTranslations('workbench.dislocation');
  const common = useTranslations('shell.common');
  const providerLabel = useProviderLabel();
  const [version, setVersion] = useState('');
  const [base, setBase] = useState('');
  const [cap, setCap] = useState('');
  const [every, setEvery] = useState(false);
  const [wrong, setWrong] = useState<'version' | 'cap' | null>(null);
  const starting = useOperation(
    StartDislocationDocument,
    ({ start_dislocation: run }) => run && onStarted(run.dislocation_run_id),
    { kind: 'rater', rereads: ['rater'], refusesInBar: true },
  );
  const chosen = versions.find(({ rater_version_id }) => rater_version_id === version);
  // The same line and number may be another organization's too.
  const isShared = new Set(versions.map(({ organization_id }) => organization_id)).size > 1;
  const optionOf = ({ rater_version_id, provider, provider_version, status, organization }: Version) => {
    const option = t(status === 'draft' ? 'draftOption' : 'versionOption', {
      line: providerLabel(provider),
      version: provider_version,
    });
    const named =
      isShared && organization ? t('organizationOption', { option, organization: organization.name }) : option;
    return { value: rater_version_id, label: named };
  };
  const comparable = versions.filter(
    ({ provider, organization_id }) => provider === chosen?.provider && organization_id === chosen.organization_id,
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    const percent = cap.trim() === '' ? null : Number(cap);
    const isCap = percent === null || (Number.isInteger(percent) && percent >= 1 && percent <= widestCap);
    setWrong(version === '' ? 'version' : isCap ? null : 'cap');
    if (version === '' || !isCap) return;
    starting.mutate({ version, base: base === '' ? null : base, cap: percent, every });
  }

  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Field label={t('version')} error={wrong === 'version' ? t('versionMissing') : null}>
        {(control) => (
          <SelectInput
            {...control}
            value={version}
            placeholder={t('choose')}
            options={versions.map(optionOf)}
            onChange={(event) => {
              setVersion(event.currentTarget.value);
              setBase('');
            }}
          />
        )}
      </Field>
      <Field label={t('base')}>
        {(control) => (
          <SelectInput
            {...control}
            value={base}
            placeholder={t('baseOwn')}
            options={comparable.map(optionOf)}
            onChange={(event) => setBase(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field
        label={t('cap')}
        optional={common('optional')}
        error={wrong === 'cap' ? t('capWrong', { most: widestCap }) : null}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            value={cap}
            onChange={(event) => setCap(event.currentTarget.value)}
          />
        )}
      </Field>
      <Checkbox
        className="sm:col-span-2 lg:col-span-3"
        label={t('everyOrganization')}
        note={t('everyOrganizationNote')}
        checked={every}
        onChange={(event) => setEvery(event.currentTarget.checked)}
      />
      <Button type="submit" className="sm:justify-self-start" busy={starting.isPending} busyLabel={common('working')}>
        {t('start')}
      </Button>
    </form>
  );
}
