import { type Fact, FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { useMessages, useTranslations } from 'next-intl';
import { addressLine } from '../../shared/address-line.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { typeOptions } from '../update-organization/organization-fields.ts';
import type { Organization } from './organization.ts';

/** What an organization is on the platform, and how it is reached. */
export function OrganizationOverview({ organization }: { organization: Organization }) {
  const t = useTranslations('workbench.organization');
  const field = useTranslations('workbench.organization.field');
  const messages = useMessages();
  const providerLabel = useProviderLabel();
  const {
    organization_type: type,
    default_provider: provider,
    country,
    administrative_area,
    postal_code,
  } = organization;
  const address = addressLine({
    ...organization,
    administrative_area: administrative_area ?? '',
    postal_code: postal_code ?? '',
  });
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
  const contacts: readonly Fact[] = [
    { key: 'service_phone', label: field('service_phone'), value: organization.service_phone },
    { key: 'service_email', label: field('service_email'), value: organization.service_email },
    { key: 'sales_number', label: field('sales_number'), value: organization.sales_number },
    { key: 'schedule', label: field('sales_schedule_url'), value: organization.sales_schedule_url },
    { key: 'commission', label: field('commission_email'), value: organization.commission_email },
    { key: 'address', label: t('address'), value: [address, country].filter(Boolean).join(', ') || null },
  ];
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2 lg:items-start">
      <FactList title={t('place')} facts={place} />
      <FactList title={t('contacts')} facts={contacts} />
    </div>
  );
}
