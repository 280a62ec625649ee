'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import type { QuoteVersions } from './priced.ts';

/** Which versions a quote is to be rated under; `against` is null where one is enough. */
export type ChosenVersions = { readonly provider: string; readonly version: string; readonly against: string | null };

type PricingFormProps = {
  found: QuoteVersions;
  chosen: ChosenVersions | null;
  onRun: (chosen: ChosenVersions) => void;
};

/** Picks a line and one or two versions of it, and runs. */
export function PricingForm({ found, chosen, onRun }: PricingFormProps) {
  const t = useTranslations('workbench.pricingTest');
  const providerLabel = useProviderLabel();
  const lines = [...new Set([found.provider, ...found.versions.map(({ provider }) => provider)])];
  const [provider, setProvider] = useState(chosen?.provider ?? found.provider);
  const ofLine = found.versions.filter((one) => one.provider === provider);
  const first = ofLine[0]?.provider_version ?? '';
  const [version, setVersion] = useState(chosen?.version ?? first);
  const [against, setAgainst] = useState(chosen?.against ?? '');
  const options = ofLine.map(({ provider_version: value, status }) => ({
    value,
    label:
      provider === found.provider && value === found.in_force
        ? t('inForceOption', { version: value })
        : status === 'draft'
          ? t('draftOption', { version: value })
          : value,
  }));
  function choose(line: string) {
    setProvider(line);
    setVersion(found.versions.find((one) => one.provider === line)?.provider_version ?? '');
    setAgainst('');
  }
  return (
    <form
      className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (version !== '') onRun({ provider, version, against: against === '' ? null : against });
      }}
    >
      <Field label={t('provider')}>
        {(control) => (
          <SelectInput
            {...control}
            value={provider}
            options={lines.map((value) => ({ value, label: providerLabel(value) }))}
            onChange={(event) => choose(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field label={t('version')} error={options.length === 0 ? t('noVersions') : null}>
        {(control) => (
          <SelectInput
            {...control}
            value={version}
            options={options}
            onChange={(event) => setVersion(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field label={t('against')}>
        {(control) => (
          <SelectInput
            {...control}
            value={against}
            placeholder={t('alone')}
            options={options.filter(({ value }) => value !== version)}
            onChange={(event) => setAgainst(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" className="justify-self-start">
        {t('run')}
      </Button>
    </form>
  );
}
