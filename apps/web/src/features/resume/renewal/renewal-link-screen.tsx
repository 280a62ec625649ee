'use client';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { FullPageState } from '@roadworthy/ui/states/full-page-state.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { request } from '../../../data/requests/request.ts';
import {
  AnswerRenewalByLinkDocument,
  LoadRenewalLinkDocument,
  type LoadRenewalLinkQuery,
} from '../../../generated/documents.ts';
import { LinkPage, tokenIn } from '../link-page.tsx';
import { linkWords, OpenedLink } from '../opened-link.tsx';
import { useArrival } from '../../shared/links/use-arrival.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { phoneHref } from '../../shared/phone-href.ts';
import { printDay } from '../../shared/print-day.ts';
import { DeclineDialog, noReason, type WhyDeclined } from '../../renewals/renewal-parts/decline-dialog.tsx';
import { MovingReasons } from '../../renewals/renewal-parts/moving-reasons.tsx';

type Opened = LoadRenewalLinkQuery['renewal_link'];
type Link = { readonly token: string };

/** The page that the letter of an offer opens: what the next term costs and why, and the answer to it. */
export function RenewalLinkScreen() {
  const link = useArrival(tokenIn);
  const t = useTranslations('checkout.renewalLink');
  return (
    <LinkPage link={link}>
      <OpenedLink
        link={link}
        load={({ token }) => request(LoadRenewalLinkDocument, { token })}
        stateOf={(data) => data.renewal_link.state}
        words={linkWords(t)}
        otherwise={
          <LinkButton tone="quiet" href="/customers">
            {t('signIn')}
          </LinkButton>
        }
      >
        {({ data: { renewal_link: opened }, link: found, reload }) =>
          opened.state === 'open' || opened.state === 'declined' ? (
            <Offer link={found} opened={opened} onChanged={reload} />
          ) : (
            <NoOffer opened={opened} />
          )
        }
      </OpenedLink>
    </LinkPage>
  );
}

const states = ['accepted', 'waiting', 'over'] as const;

/** How it stands where there is nothing to answer, and whom to call. */
function NoOffer({ opened }: { opened: Opened }) {
  const t = useTranslations('checkout.renewalLink');
  const call = useTranslations('checkout.state');
  const { state, seller, seller_phone: phone, path, renewal_date: day } = opened;
  const known = states.find((one) => one === state) ?? 'over';
  return (
    <FullPageState
      title={t(`${known}.title`)}
      actions={
        <>
          <LinkButton tone="quiet" href={path}>
            {t('signIn')}
          </LinkButton>
          {phone && (
            <LinkButton tone="quiet" href={phoneHref(phone)}>
              {call('call', { number: phone })}
            </LinkButton>
          )}
        </>
      }
    >
      <p role="status">{t(`${known}.body`, { seller, day: printDay(day) ?? '' })}</p>
    </FullPageState>
  );
}

type OfferProps = { link: Link; opened: Opened; onChanged: () => void };

function Offer({ link, opened, onChanged }: OfferProps) {
  const t = useTranslations('checkout.renewalLink');
  const decline = useTranslations('checkout.declineRenewal');
  const [isDeclining, setDeclining] = useState(false);
  const { total, seller, path, option } = opened;
  const answer = useMutation({
    mutationFn: ({ chosen, why }: { chosen: string; why: WhyDeclined }) =>
      request(AnswerRenewalByLinkDocument, { token: link.token, option: chosen, total: total ?? 0, ...why }),
    onSuccess() {
      setDeclining(false);
      onChanged();
    },
    // Another price is shown anew.
    onError: onChanged,
  });
  const day = printDay(opened.renewal_date) ?? '';
  const problem = answer.error ? (readableMessage(answer.error) ?? t('failed')) : null;
  const isDeclined = opened.state === 'declined';
  return (
    <section className="flex flex-col items-start gap-8">
      <header className="flex flex-col gap-1">
        <h1 className="type-h1">{t('title')}</h1>
        <p className="text-ink-2">{t('lead', { number: opened.policy_number ?? '', seller, day })}</p>
      </header>
      {isDeclined && (
        <p role="status" className="w-full rounded-card bg-warning-tint p-4">
          {t('declined', { day })}
        </p>
      )}
      <Price opened={opened} />
      <div className="flex flex-col gap-2 text-ink-2">
        <p>{opened.charged_by_itself ? t('byItself') : t('byHand', { payBy: printDay(opened.pay_by) ?? '' })}</p>
        <p>{t('cover')}</p>
      </div>
      <FormAlert message={isDeclining ? null : problem} />
      <div className="flex w-full flex-wrap gap-3">
        <Button
          busy={answer.isPending && !isDeclining}
          busyLabel={t('working')}
          onClick={() => answer.mutate({ chosen: option === 'auto_renew' ? 'auto_renew' : 'manual', why: noReason })}
        >
          {isDeclined ? t('acceptAfterAll') : t('accept')}
        </Button>
        {!isDeclined && (
          <Button tone="quiet" onClick={() => setDeclining(true)}>
            {decline('action')}
          </Button>
        )}
        <LinkButton tone="quiet" href={path}>
          {t('signIn')}
        </LinkButton>
      </div>
      {isDeclining && (
        <DeclineDialog
          day={day}
          isPending={answer.isPending}
          error={problem}
          onKeep={() => setDeclining(false)}
          onEnd={(why) => answer.mutate({ chosen: 'do_not_renew', why })}
        />
      )}
    </section>
  );
}

/** What a whole term costs now and then, and each reason with what it does. */
function Price({ opened: { total_before: before, total: after, reasons, currency: sold } }: { opened: Opened }) {
  const t = useTranslations('checkout.renewalLink');
  const currency = sold ?? 'USD';
  if (before === null || after === null) return null;
  return (
    <div className="flex w-full flex-col gap-6">
      <section className="flex flex-col gap-1">
        <h2 className="type-h3">{t('costs')}</h2>
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
          <dt className="text-ink-2">{t('now')}</dt>
          <dd className="text-right tabular-nums">{moneyText(before, currency)}</dd>
          <dt className="font-semibold">{t('next')}</dt>
          <dd className="text-right font-semibold tabular-nums">{moneyText(after, currency)}</dd>
        </dl>
      </section>
      <section className="flex flex-col gap-1">
        <h2 className="type-h3">{t('why')}</h2>
        <MovingReasons
          reasons={reasons}
          moved={after - before}
          currency={currency}
          words={{ unmoved: t('same'), same: '', together: t('together') }}
        />
      </section>
    </div>
  );
}
