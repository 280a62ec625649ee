'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useTranslations } from 'next-intl';
import { usePathId } from '../../../data/path-id.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  LoadAgentCustomerDocument,
  LoadCustomerEmailDocument,
  type LoadCustomerEmailQuery,
} from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotFound } from '../../../shell/staff/staff-not-found.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { personName } from '../../shared/person-name.ts';
import { CustomerPage } from './customer-page.tsx';

/**
 * Everything of an e-mail. A record that holds it names it in the address: a person, a quote whose link went there, an
 * enquiry, somebody who was sent elsewhere. So no address of a page, and nothing that keeps addresses, holds an e-mail.
 */
export function CustomerScreen() {
  const common = useTranslations('shell.common');
  const id = usePathId();
  if (id === undefined) return <PageSkeleton shape="detail" label={common('loading')} />;
  return id === null ? <StaffNotFound /> : <LoadedPerson id={id} />;
}

const outcomes = { missing: <StaffNotFound />, notPermitted: <StaffNotPermitted /> };

function LoadedPerson({ id }: { id: string }) {
  const t = useTranslations('staff.customer');
  const meta = useTranslations('staff.meta');
  const query = useRead('agent', LoadCustomerEmailDocument, { id });
  return (
    <QueryView
      {...outcomes}
      query={query}
      heading={meta('customer')}
      shape="detail"
      failed={t('failed')}
      find={holderOf}
    >
      {({ email, name, quoteId }) =>
        email === null ? (
          <>
            <h1 className="type-h1">{name ?? t('untitled')}</h1>
            <EmptyState
              title={t('noEmail')}
              body={t('noEmailBody', { name: name ?? t('noName') })}
              action={quoteId && <LinkButton href={`/agents/quotes/${quoteId}`}>{t('openQuote')}</LinkButton>}
            />
          </>
        ) : (
          <LoadedCustomer email={email} />
        )
      }
    </QueryView>
  );
}

/** The e-mail that a record holds, whichever the key is of; null where there is no such record. */
function holderOf({
  entities_by_pk: person,
  quotes_by_pk: quote,
  enquiries_by_pk: enquiry,
  external_quotes_by_pk: sent,
}: LoadCustomerEmailQuery) {
  if (person) return { email: person.email, name: personName(person), quoteId: person.quote_id };
  const lead = quote ? { email: quote.contact_email } : (enquiry ?? sent);
  return lead ? { email: lead.email, name: null, quoteId: null } : null;
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
