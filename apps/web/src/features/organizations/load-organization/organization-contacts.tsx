import { type Fact, FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { useTranslations } from 'next-intl';
import { addressLine } from '../../shared/address-line.ts';
import type { Organization } from './organization.ts';

/** How an organization is reached, where it is, and where what it earned is announced. */
export function OrganizationContacts({ organization }: { organization: Organization }) {
  const t = useTranslations('workbench.organization');
  const field = useTranslations('workbench.organization.field');
  const { country, administrative_area, postal_code } = organization;
  const address = addressLine({
    ...organization,
    administrative_area: administrative_area ?? '',
    postal_code: postal_code ?? '',
  });
  const contacts: readonly Fact[] = [
    { key: 'service_phone', label: field('service_phone'), value: organization.service_phone },
    { key: 'service_email', label: field('service_email'), value: organization.service_email },
    { key: 'sales_number', label: field('sales_number'), value: organization.sales_number },
    { key: 'schedule', label: field('sales_schedule_url'), value: organization.sales_schedule_url },
    { key: 'address', label: t('address'), value: [address, country].filter(Boolean).join(', ') || null },
  ];
  const commission: readonly Fact[] = [
    { key: 'commission', label: field('commission_email'), value: organization.commission_email },
  ];
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2 lg:items-start">
      <FactList title={t('contacts')} facts={contacts} />
      <FactList title={t('commission')} facts={commission} />
    </div>
  );
}
