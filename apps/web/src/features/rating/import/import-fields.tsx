'use client';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useTranslations } from 'next-intl';
import type { LoadRatesToImportQuery } from '../../../generated/documents.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import type { ImportTyped } from './use-rates-import.ts';

type ImportFieldsProps = {
  versions: LoadRatesToImportQuery['rater_versions'];
  /** Their names by their ids. */
  organizations: ReadonlyMap<string, string>;
  typed: ImportTyped;
  /** Whether tables are laid over the file of another version. */
  fromBase: boolean;
  /** What is still missing, once somebody tried. */
  lacks: Readonly<Record<'base' | 'version' | 'organization', boolean>> | null;
  onType: (change: Partial<ImportTyped>) => void;
};

/** Whose rates they are; and for tables alone, over which version they are laid and what the new one is called. */
export function ImportFields({ versions, organizations, typed, fromBase, lacks, onType }: ImportFieldsProps) {
  const t = useTranslations('workbench.ratesImport');
  const common = useTranslations('shell.common');
  const providerLabel = useProviderLabel();
  const bases = versions.filter(({ organization_id }) => organization_id === typed.organization);
  return (
    <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
      <Field label={t('organization')} error={lacks?.organization ? t('organizationMissing') : null}>
        {(control) => (
          <SelectInput
            {...control}
            value={typed.organization}
            placeholder="–"
            options={[...organizations].map(([value, label]) => ({ value, label }))}
            onChange={(event) => onType({ organization: event.currentTarget.value, base: '' })}
          />
        )}
      </Field>
      {fromBase && (
        <>
          <Field label={t('base')} hint={t('baseHint')} error={lacks?.base ? t('baseMissing') : null}>
            {(control) => (
              <SelectInput
                {...control}
                value={typed.base}
                placeholder={t('baseNone')}
                options={bases.map(({ rater_version_id, provider, provider_version }) => ({
                  value: rater_version_id,
                  label: `${providerLabel(provider)} ${provider_version}`,
                }))}
                onChange={(event) => onType({ base: event.currentTarget.value })}
              />
            )}
          </Field>
          <Field label={t('version')} error={lacks?.version ? t('versionMissing') : null}>
            {(control) => (
              <TextInput
                {...control}
                value={typed.version}
                maxLength={64}
                onChange={(event) => onType({ version: event.currentTarget.value })}
              />
            )}
          </Field>
          <Field label={t('label')} optional={common('optional')}>
            {(control) => (
              <TextInput
                {...control}
                value={typed.label}
                maxLength={100}
                onChange={(event) => onType({ label: event.currentTarget.value })}
              />
            )}
          </Field>
        </>
      )}
    </div>
  );
}
