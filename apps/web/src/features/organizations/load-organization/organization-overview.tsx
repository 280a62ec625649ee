import { type Fact, FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { useMessages, useTranslations } from 'next-intl';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { typeOptions } from '../update-organization/organization-fields.ts';
import type { Organization } from './organization.ts';

/** What an organization is on the platform. */
export function OrganizationOverview({ organization }: { organization: Organization }) {
  const t = useTranslations('workbench.organization');
  const field = useTranslations('workbench.organization.field');
  const messages = useMessages();
  const providerLabel = useProviderLabel();
  const { organization_type: type, default_provider: provider } = organization;
  const place: readonly Fact[] = [
    {
      key: 'type',
      label: field('organization_type'),
      value: typeOptions(messages).find(({ value }) => value === type)?.label ?? type,
    },
    { key: 'parent', label: field('parent_organization_id'), value: organization.parent_organization?.name },
    { key: 'provider', label: field('default_provider'), value: provider && providerLabel(provider) },
    { key: 'license', label: field('license_number'), value: organization.license_number, mono: true },
    { key: 'zone', label: field('time_zone'), value: organization.time_zone.replace('_', ' ') },
  ];
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2 lg:items-start">
      <FactList title={t('place')} facts={place} />
    </div>
  );
}
