'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { Scene } from '@roadworthy/ui/brand/scene.tsx';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadMyPoliciesDocument, type LoadMyPoliciesQuery } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { useSignedInUser } from '../../../shell/session-provider.tsx';
import { dueOf } from '../../billing/payment-history/due-of.ts';
import { MyPolicyCard } from './my-policy-card.tsx';
import { startHref } from '../../shared/start-href.ts';

// Below what is there already: it is fetched while that is read.
const moreLines = fetchedComponent(async () => (await import('../../checkout/line/more-lines.tsx')).MyMoreLines);

/** What asks for money comes first; the others keep their order. */
function dueFirst(policies: LoadMyPoliciesQuery['policies']): LoadMyPoliciesQuery['policies'] {
  const rank = ({ invoices }: (typeof policies)[number]) => (dueOf(invoices) ? 0 : 1);
  return policies.toSorted((one, other) => rank(one) - rank(other));
}

/** The customer's own policies. */
export function MyPoliciesScreen() {
  const t = useTranslations('account.home');
  const { given_name: name } = useSignedInUser();
  const query = useRead('user', LoadMyPoliciesDocument, {});
  const empty = <NoPolicies />;
  return (
    <div className="flex flex-col gap-8">
      <div>
        <p className="text-ink-2">{name ? t('greeting', { name }) : t('noName')}</p>
        <h1 className="type-h1">{t('title')}</h1>
      </div>
      <QueryView
        query={query}
        shape="cards"
        failed={t('failed')}
        find={(data) => data}
        missing={empty}
        notPermitted={empty}
      >
        {({ policies }) =>
          policies.length === 0 ? (
            empty
          ) : (
            <>
              <ul className="grid grid-cols-1 gap-5 xl:grid-cols-2">
                {dueFirst(policies).map((policy) => (
                  <li key={policy.policy_id}>
                    <MyPolicyCard policy={policy} />
                  </li>
                ))}
              </ul>
              <BesideThese policies={policies} />
            </>
          )
        }
      </QueryView>
    </div>
  );
}

/** What is sold besides; people, place and vehicle are those of the newest policy. */
function BesideThese({ policies }: Pick<LoadMyPoliciesQuery, 'policies'>) {
  const quotes = policies.map((policy) => policy.current_quote).filter((quote) => quote !== null);
  const [newest] = quotes;
  if (!newest) return null;
  const beside = quotes.map(({ provider }) => provider);
  return <moreLines.Component quoteId={newest.quote_id} beside={beside} postalCode={newest.postal_code} />;
}

function NoPolicies() {
  const t = useTranslations('account.home');
  return (
    <div className="overflow-hidden rounded-sheet border border-line">
      <Scene biome="pines" time="dawn" className="block h-40 w-full" />
      <div className="px-6 py-4">
        <EmptyState
          title={t('emptyTitle')}
          body={t('emptyBody')}
          action={<LinkButton href={startHref('customers')}>{t('emptyAction')}</LinkButton>}
        />
      </div>
    </div>
  );
}
