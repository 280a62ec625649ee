'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { DetailHeader } from '@roadworthy/ui/workbench/detail-header.tsx';
import { useShortcuts } from '@roadworthy/ui/workbench/shortcuts/shortcuts-provider.tsx';
import { useTranslations } from 'next-intl';
import { useMay } from '../../../data/session/use-may.ts';
import type { LoadAgentCustomerQuery } from '../../../generated/documents.ts';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { RecordDiary } from '../../diary/diary.tsx';
import { LossRunOf } from '../../documents/statements/loss-run-of.tsx';
import { ClaimsOf } from '../../claims/claims-of/claims-of.tsx';
import { policiesList } from '../../policies/load-policies/policies-list.ts';
import { quotesList } from '../../quoting/load-quotes/quotes-list.ts';
import { FewRows } from '../../shared/queue/few-rows.tsx';
import { personName } from '../../shared/person-name.ts';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { CustomerLeads } from './customer-leads.tsx';
import { CustomerTimeline } from './customer-timeline.tsx';
import { groupByName, type NamedRecords, policiesOf, quotesOf } from './customer-records.ts';

type CustomerPageProps = { email: string; customer: LoadAgentCustomerQuery };

/** Everything that stands under an e-mail: by name what is insured and offered, and in one line what happened. */
export function CustomerPage({ email, customer }: CustomerPageProps) {
  const t = useTranslations('staff.customer');
  const { entities: people, leads, enquiries, external_quotes: sent } = customer;
  const groups = groupByName(people, leads);
  const quotes = quotesOf(people, leads);
  const [newest] = policiesOf(quotes);
  const policies = policiesOf(quotes).length;
  const offers = quotes.filter(({ policy }) => policy === null).length;
  const named = [...enquiries.map(({ name }) => name), ...sent.map(({ customer_name: name }) => name)].find(Boolean);
  const title = people.map(personName).find(Boolean) ?? named ?? email;
  const phone = people.map((person) => person.phone).find(Boolean);
  useDocumentTitle(title);
  const router = usePageRouter();
  const newQuote = `/agents/quotes/new?email=${encodeURIComponent(email)}`;
  const sells = useMay('quote:create');
  useShortcuts(title, sells ? [{ keys: 'c', label: t('newQuote'), run: () => router.push(newQuote) }] : []);
  return (
    <div className="flex flex-col gap-4">
      <DetailHeader
        title={title}
        facts={[
          { key: 'email', label: t('email'), value: <Reach href={`mailto:${email}`}>{email}</Reach> },
          { key: 'phone', label: t('phone'), value: phone && <Reach href={`tel:${phone}`}>{phone}</Reach> },
          {
            key: 'records',
            label: t('records'),
            value:
              quotes.length === 0
                ? null
                : t('counts', { quotes: offers, policies, both: offers > 0 && policies > 0 ? 'yes' : 'no' }),
          },
        ]}
        action={sells && <LinkButton href={newQuote}>{t('newQuote')}</LinkButton>}
        overflow={{
          label: t('more'),
          items: [
            ...(phone ? [{ key: 'call', label: t('call'), icon: 'phone' as const, href: `tel:${phone}` }] : []),
            { key: 'write', label: t('write'), icon: 'mail', href: `mailto:${email}` },
          ],
        }}
      />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-8">
          {groups.length + enquiries.length + sent.length === 0 && (
            <EmptyState title={t('none')} body={t('noneBody')} />
          )}
          {groups.map((group) => (
            <Named key={group.name ?? ''} name={group.name ?? email} group={group} />
          ))}
          <ClaimsOf
            isLeftOut
            lossRun={newest && <LossRunOf of="customer_loss_run" policy={newest} search={email} />}
            where={{
              _or: [
                { policy_id: { _in: policiesOf(quotes).map(({ policy_id }) => policy_id) } },
                { reporter_email: { _eq: email } },
              ],
            }}
          />
          <CustomerLeads enquiries={enquiries} sent={sent} />
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          {people[0] && (
            <RecordDiary
              record={{ entity_id: people.map(({ entity_id }) => entity_id) }}
              organizationId={people[0].organization_id}
              level={2}
            />
          )}
          <section className="flex min-w-0 flex-col gap-2">
            <h2 className="type-h2">{t('timeline')}</h2>
            <CustomerTimeline quotes={quotes} />
          </section>
        </div>
      </div>
    </div>
  );
}

function Reach({ href, children }: { href: string; children: string }) {
  return (
    <AppLink className="link -my-1 inline-block py-1 break-all" href={href}>
      {children}
    </AppLink>
  );
}

function Named({ name, group: { quotes, policies } }: { name: string; group: NamedRecords }) {
  const t = useTranslations('staff.customer');
  return (
    <section className="flex flex-col gap-4">
      <h2 className="type-h2">{name}</h2>
      {policies.length > 0 && (
        <FewRows
          list={policiesList}
          caption={t('policies', { name })}
          rows={policies}
          state="ready"
          empty={null}
          error={null}
        />
      )}
      {quotes.length > 0 && (
        <FewRows
          list={quotesList}
          caption={t('quotes', { name })}
          rows={quotes}
          state="ready"
          empty={null}
          error={null}
        />
      )}
    </section>
  );
}
