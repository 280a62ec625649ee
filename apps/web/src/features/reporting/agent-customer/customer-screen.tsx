'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useTranslations } from 'next-intl';
import { usePathId } from '../../../data/path-id.ts';
import { useRead } from '../../../data/use-read.ts';
import { LoadAgentCustomerDocument, LoadCustomerEmailDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotFound } from '../../../shell/staff/staff-not-found.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { personName } from '../../shared/person-name.ts';
import { CustomerPage } from './customer-page.tsx';

/**
 * Everything of the e-mail of the person in the address. A person of a record names it, so that no address of a page, and
 * nothing that keeps addresses, holds an e-mail.
 */
export function CustomerScreen() {
  const common = useTranslations('shell.common');
  const id = usePathId();
  if (id === undefined) return <PageSkeleton shape="detail" label={common('loading')} />;
  return id === null ? <StaffNotFound /> : <LoadedPerson entityId={id} />;
}

const outcomes = { missing: <StaffNotFound />, notPermitted: <StaffNotPermitted /> };

function LoadedPerson({ entityId }: { entityId: string }) {
  const t = useTranslations('staff.customer');
  const meta = useTranslations('staff.meta');
  const query = useRead('agent', LoadCustomerEmailDocument, { entity_id: entityId });
  return (
    <QueryView
      {...outcomes}
      query={query}
      heading={meta('customer')}
      shape="detail"
      failed={t('failed')}
      find={({ entities_by_pk: person }) => person}
    >
      {(person) =>
        person.email === null ? (
          <>
            <h1 className="type-h1">{personName(person) ?? t('untitled')}</h1>
            <EmptyState
              title={t('noEmail')}
              body={t('noEmailBody', { name: personName(person) ?? t('noName') })}
              action={<LinkButton href={`/agents/quotes/${person.quote_id}`}>{t('openQuote')}</LinkButton>}
            />
          </>
        ) : (
          <LoadedCustomer email={person.email} />
        )
      }
    </QueryView>
  );
}

function LoadedCustomer({ email }: { email: string }) {
  const t = useTranslations('staff.customer');
  const meta = useTranslations('staff.meta');
  const query = useRead('agent', LoadAgentCustomerDocument, { email });
  return (
    <QueryView
      {...outcomes}
      query={query}
      heading={meta('customer')}
      shape="detail"
      failed={t('failed')}
      find={(data) => data}
    >
      {(customer) => <CustomerPage email={email} customer={customer} />}
    </QueryView>
  );
}
