'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import type { LoadAgentCustomerQuery } from '../../../generated/documents.ts';
import { enquiryLooks } from '../../leads/enquiries/enquiry-statuses.ts';
import { outcomeStatuses } from '../../leads/external-quotes/outcome-statuses.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { useBadge } from '../../shared/statuses.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';

type CustomerLeadsProps = {
  enquiries: LoadAgentCustomerQuery['enquiries'];
  sent: LoadAgentCustomerQuery['external_quotes'];
};

/** What somebody asked agents for, and where they were sent instead. */
export function CustomerLeads({ enquiries, sent }: CustomerLeadsProps) {
  const t = useTranslations('staff.customer');
  const instant = useInstant();
  const providerLabel = useProviderLabel();
  const statusOf = useBadge(enquiryLooks);
  const outcomeOf = useBadge(outcomeStatuses);
  const rows = [
    ...enquiries.map((one) => ({
      id: one.enquiry_id,
      href: `/agents/enquiries?view=all&id=${one.enquiry_id}`,
      what: t('enquiry'),
      detail: [one.business_name, one.provider && providerLabel(one.provider)].filter(Boolean).join(' · '),
      status: statusOf(one.status),
      created: one.created,
    })),
    ...sent.map((one) => ({
      id: one.external_quote_id,
      href: `/agents/elsewhere?view=all&id=${one.external_quote_id}`,
      what: t('external'),
      detail: one.product?.product_name ?? '',
      status: outcomeOf(one.status),
      created: one.created,
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="type-h2">{t('leads')}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center gap-x-4 border-b border-line py-1.5">
            <AppLink className="link inline-flex min-h-7 items-center font-medium" href={row.href}>
              {row.what}
            </AppLink>
            <span className="min-w-0 flex-1 text-ink-2">{row.detail}</span>
            <StatusBadge {...row.status} />
            <span className="text-small text-ink-3">{instant(row.created).relative}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
