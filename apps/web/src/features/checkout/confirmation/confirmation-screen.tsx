'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { day, dayInZone, formatDay } from '@roadworthy/core/shared/time/day.ts';
import { formatTime } from '@roadworthy/core/shared/time/instant.ts';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { Scene } from '@roadworthy/ui/brand/scene.tsx';
import { BareFrame } from '@roadworthy/ui/shell/bare-frame.tsx';
import { FullPageState } from '@roadworthy/ui/states/full-page-state.tsx';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { QueryError } from '@roadworthy/ui/states/query-error.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { keepBought } from '../../../data/quote/bought-quote.ts';
import { quoteKeys } from '../../../data/quote/quote-keys.ts';
import { QuoteProvider, useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { LoadConfirmationDocument, type LoadConfirmationQuery } from '../../../generated/documents.ts';
import { LanguageLinks } from '../../../shell/language-links.tsx';
import { OfflineNotice } from '../../../shell/offline-notice.tsx';
import { SiteLogo } from '../../../shell/site-logo.tsx';
import { useSoldPrice } from '../../shared/pay/use-sold-price.ts';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { vehicleNames } from '../../shared/vehicle-name.ts';
import { BoughtDocuments } from './bought-documents.tsx';

type Quote = NonNullable<LoadConfirmationQuery['quotes_by_pk']>;
type BoundQuote = Quote & { policy: NonNullable<Quote['policy']> };

// Below what was bought: it is fetched while that is read.
const moreLines = fetchedComponent(async () => (await import('../line/more-lines.tsx')).MoreLines);

const isBound = (quote: Quote): quote is BoundQuote => quote.policy !== null;

/** The end of the flow: the policy number and what happens next. */
export function ConfirmationScreen() {
  return (
    <QuoteProvider>
      <BareFrame width="reading" notices={<OfflineNotice />}>
        <SiteLogo />
        <Confirmation />
      </BareFrame>
    </QuoteProvider>
  );
}

/** What stands under the logo once it is known: not before, so that the foot does not move. */
function WithLanguages({ children }: { children: ReactNode }) {
  const t = useTranslations('shell.site');
  return (
    <>
      {children}
      <LanguageLinks
        label={t('languages')}
        className="mt-12 flex flex-wrap gap-x-5 border-t border-line pt-2 text-small"
      />
    </>
  );
}

function Confirmation() {
  const t = useTranslations('checkout');
  const common = useTranslations('shell.common');
  const { restored, quoteId, quoteToken, askForQuote } = useQuoteContext();
  const query = useQuery({
    queryKey: quoteKeys.confirmation(quoteId),
    queryFn: ({ signal }) => askForQuote(LoadConfirmationDocument, { quote_id: quoteId ?? '' }, { signal }),
    select: (data) => data.quotes_by_pk,
    enabled: restored && quoteToken !== null,
    // The worker prints the declarations within seconds: ask until they are there.
    refetchInterval: ({ state }) => (state.data?.quotes_by_pk?.policy?.documents[0]?.status === 'ready' ? false : 2000),
  });
  if (query.isError && !query.data) {
    return (
      <WithLanguages>
        <QueryError
          title={t('frame.loadFailed')}
          retryLabel={common('tryAgain')}
          onRetry={() => void query.refetch()}
        />
      </WithLanguages>
    );
  }
  if (query.data && isBound(query.data)) {
    return (
      <WithLanguages>
        <Bound quote={query.data} />
      </WithLanguages>
    );
  }
  if (!restored || (quoteToken !== null && query.isPending)) {
    return (
      <div className="py-10">
        <PageSkeleton shape="detail" label={common('loading')} />
      </div>
    );
  }
  return (
    <WithLanguages>
      <FullPageState
        title={t('confirmation.notBound')}
        actions={<LinkButton href="/checkout/start">{t('confirmation.continue')}</LinkButton>}
      />
    </WithLanguages>
  );
}

function Bound({ quote }: { quote: BoundQuote }) {
  const t = useTranslations('checkout.confirmation');
  const locale = useLocale();
  const { askForQuote, quoteToken } = useQuoteContext();
  const { policy } = quote;
  const [person, vehicle] = [quote.entities[0], quote.vehicles[0]];
  const what = vehicleNames(quote.vehicles);
  useBought(quote, what);
  const vehicleClass = vehicleClasses.find((one) => one === vehicle?.type);
  const next = policy.invoices.find(({ status }) => status === 'issued' || status === 'scheduled');
  const isDebited = policy.invoices.some(({ status }) => status === 'pending');
  const print = (text: string) => formatDay(day(text), locale);
  const paid = useSoldPrice()(policy.invoices, policy);
  const email = person?.email ?? '';
  return (
    <div className="arrive flex flex-col gap-8 py-8">
      <div className="overflow-hidden rounded-sheet">
        <Scene
          biome="coast"
          time="dawn"
          {...(vehicleClass && {
            rig: { vehicleClass, lengthFeet: vehicle?.length ?? undefined, year: vehicle?.year ?? undefined },
          })}
          className="block h-44 w-full sm:h-60"
        />
      </div>
      <div>
        <Title policy={policy} name={person?.first_name ?? null} />
        <p className="mt-2 text-ink-2">{what}</p>
      </div>
      <dl className="grid gap-6 rounded-sheet border-[1.5px] border-ink p-5 sm:grid-cols-[auto_1fr_1fr] sm:gap-x-10 sm:p-6">
        <Fact label={t('number')}>
          <span className="type-h2 whitespace-nowrap tabular-nums" data-testid="policy-number">
            {policy.policy_number}
          </span>
        </Fact>
        <Fact label={t('from')}>
          <span className="type-h3">{print(policy.effective_date)}</span>
          <span className="block text-small whitespace-nowrap text-ink-3">
            {formatTime(new Date(policy.cover_from), policy.time_zone, locale)}
          </span>
        </Fact>
        <Fact label={t('to')}>
          <span className="type-h3">{print(policy.expiration_date)}</span>
          <span className="block text-small whitespace-nowrap text-ink-3">{t('time')}</span>
        </Fact>
      </dl>
      <section>
        <h2 className="type-h2">{t('nextTitle')}</h2>
        <ol className="mt-3 flex list-decimal flex-col gap-2 pl-6 text-ink-2 marker:font-display marker:font-bold marker:text-ink">
          <li>{t('nextMail', { email })}</li>
          <li>{t('nextStart', { date: print(policy.effective_date) })}</li>
          {isDebited && <li>{t('nextDebit')}</li>}
          {paid.length > 0 && <li>{t('nextPrice', { payments: paid.join('. ') })}</li>}
          <li>
            {next
              ? t('nextPayment', { amount: moneyText(next.amount ?? 0, policy.currency), date: print(next.due_date) })
              : t(isDebited ? 'nextNothing' : 'nextPaid')}
          </li>
        </ol>
      </section>
      <BoughtDocuments quote={quote} />
      <moreLines.Component
        quoteId={quote.quote_id}
        beside={[quote.provider]}
        postalCode={quote.postal_code}
        ask={askForQuote}
        token={quoteToken}
      />
      <section className="flex flex-col items-start gap-3 border-t border-line pt-6">
        <LinkButton href="/customers" tone="quiet">
          {t('account')}
        </LinkButton>
        <p className="text-small text-ink-3">{t('accountHint', { email })}</p>
      </section>
    </div>
  );
}

/** That it was bought, and from when it covers, in one sentence. */
function Title({ policy, name }: { policy: BoundQuote['policy']; name: string | null }) {
  const t = useTranslations('checkout.confirmation');
  const locale = useLocale();
  const { cover_from, time_zone, effective_date } = policy;
  const [now] = useState(() => new Date());
  const from = new Date(cover_from);
  const says = from > now ? 'begins' : dayInZone(now, time_zone) === effective_date ? 'beganToday' : 'began';
  const facts = { date: formatDay(day(effective_date), locale), time: formatTime(from, time_zone, locale) };
  const sentence = t(says, facts);
  useDocumentTitle(sentence);
  return <h1 className="type-h1">{name === null ? sentence : t('named', { name, sentence })}</h1>;
}

/** This browser knows from now on that its quote was bought. */
function useBought({ quote_id: quoteId, policy }: BoundQuote, what: string): void {
  const { policy_number: policyNumber, effective_date, cover_from: from } = policy;
  useEffect(
    () => keepBought({ quoteId, policyNumber, what, day: effective_date, from }),
    [quoteId, policyNumber, what, effective_date, from],
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-2">{label}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
