'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadExternalQuoteDocument, type LoadExternalQuoteQuery } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotFound } from '../../../shell/staff/staff-not-found.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { useActions } from '../../shared/actions/use-actions.tsx';
import { personName } from '../../shared/person-name.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { updateExternalQuote } from './update-external-quote.tsx';
import { useBadge } from '../../shared/statuses.ts';
import { outcomeStatuses } from './outcome-statuses.ts';

type Sent = NonNullable<LoadExternalQuoteQuery['external_quotes_by_pk']>;
const actions = [updateExternalQuote];

/** Whom we sent to a carrier, beside the list: where, by whom, and how it went. */
export function ExternalQuotePreview({ id }: { id: string }) {
  const t = useTranslations('workbench.externalQuotes');
  const query = useRead('agent', LoadExternalQuoteDocument, { external_quote_id: id });
  return (
    <QueryView
      query={query}
      shape="detail"
      failed={t('failed')}
      find={({ external_quotes_by_pk: sent, abilities }) => sent && { sent, abilities }}
      missing={<StaffNotFound />}
      notPermitted={<StaffNotPermitted />}
    >
      {(found) => <Previewed {...found} />}
    </QueryView>
  );
}

function Previewed({ sent, abilities }: { sent: Sent; abilities: LoadExternalQuoteQuery['abilities'] }) {
  const t = useTranslations('workbench.externalQuotes');
  const instant = useInstant();
  const provider = useProviderLabel();
  const outcome = useBadge(outcomeStatuses);
  const { primary, dialogs } = useActions(actions, { id: sent.external_quote_id, subject: sent, abilities });
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="type-h2">{sent.customer_name ?? t('visitor')}</h2>
        <StatusBadge {...outcome(sent.status)} />
      </div>
      {primary}
      {dialogs}
      <FactList
        level={3}
        title={t('facts')}
        facts={[
          {
            key: 'carrier',
            label: t('carrier'),
            value: sent.product?.product_name ?? provider(sent.external_provider),
          },
          { key: 'number', label: t('number'), value: sent.external_id, mono: true },
          {
            key: 'email',
            label: t('email'),
            value: sent.email && (
              <AppLink href={`/agents/customers/${sent.external_quote_id}`} className="link break-all">
                {sent.email}
              </AppLink>
            ),
          },
          { key: 'place', label: t('postalCode'), value: `${sent.postal_code}, ${sent.administrative_area}` },
          { key: 'agent', label: t('agent'), value: personName(sent.assigned_agent) },
          { key: 'created', label: t('created'), value: instant(sent.created).absolute },
          {
            key: 'link',
            label: t('link'),
            value: (
              <a href={sent.external_url} className="link" rel="noreferrer noopener" target="_blank">
                {sent.external_url}
              </a>
            ),
          },
        ]}
      />
    </div>
  );
}
