'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { FullPageState } from '@roadworthy/ui/states/full-page-state.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { request } from '../../../data/requests/request.ts';
import { LoadPayLinkDocument, type LoadPayLinkQuery, PayByLinkDocument } from '../../../generated/documents.ts';
import { PayFrame } from '../../shared/pay/pay-frame.tsx';
import { phoneHref } from '../../shared/phone-href.ts';
import { printDay } from '../../shared/print-day.ts';
import { useArrival } from '../../shared/links/use-arrival.ts';
import { LinkPage, tokenIn } from '../link-page.tsx';
import { linkWords, OpenedLink } from '../opened-link.tsx';

type Link = { readonly token: string };
type Opened = LoadPayLinkQuery['pay_link'];

/** The page that the link of a letter about money opens: what is due, and the button that pays it. */
export function PayLinkScreen() {
  const link = useArrival(tokenIn);
  return (
    <LinkPage link={link}>
      <Paying link={link} />
    </LinkPage>
  );
}

function Paying({ link }: { link: Link | null | undefined }) {
  const t = useTranslations('checkout.payLink');
  return (
    <OpenedLink
      link={link}
      load={({ token }) => request(LoadPayLinkDocument, { token })}
      stateOf={(data) => data.pay_link.state}
      words={linkWords(t)}
      otherwise={<SignIn path="/customers" />}
    >
      {({ data: { pay_link: opened }, link: open, reload }) =>
        opened.amount === null ? (
          <NothingToPay opened={opened} />
        ) : (
          <Due link={open} opened={opened} amount={opened.amount} onChanged={reload} />
        )
      }
    </OpenedLink>
  );
}

function SignIn({ path }: { path: string }) {
  const t = useTranslations('checkout.payLink');
  return (
    <LinkButton tone="quiet" href={path}>
      {t('signIn')}
    </LinkButton>
  );
}

type DueProps = { link: Link; opened: Opened; amount: number; onChanged: () => void };

/** What is due, and the one button: the second click since the letter. */
function Due({ link, opened, amount, onChanged }: DueProps) {
  const t = useTranslations('checkout.payLink');
  const pay = useMutation({
    mutationFn: () => request(PayByLinkDocument, { token: link.token, amount }),
    onSuccess: ({ pay_by_link: { status } }) => {
      if (status !== 'declined') onChanged();
    },
    onError: onChanged,
  });
  const money = moneyText(amount, opened.currency ?? 'USD');
  const declined = pay.data?.pay_by_link.status === 'declined' ? (pay.data.pay_by_link.message ?? t('declined')) : null;
  const text = pay.error ? (readableMessage(pay.error) ?? t('failed')) : declined;
  const lead = t('lead', {
    number: opened.policy_number ?? '',
    seller: opened.seller,
    day: printDay(opened.due) ?? '',
  });
  const { method_kind: kind, method_ends: ends, pay_path: path } = opened;
  if (ends === null) {
    return (
      <section className="flex flex-col items-start gap-6">
        <header className="flex flex-col gap-1">
          <h1 className="type-h1 tabular-nums">{t('title', { amount: money })}</h1>
          <p className="text-ink-2">{lead}</p>
        </header>
        <p>{t('noMethod')}</p>
        {path && <SignIn path={path} />}
      </section>
    );
  }
  return (
    <PayFrame
      title={t('title', { amount: money })}
      lead={lead}
      problem={text}
      submit={{ label: t(kind === 'bank' ? 'payBank' : 'payCard', { amount: money, ends }), busyLabel: t('paying') }}
      busy={pay.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        if (!pay.isPending) pay.mutate();
      }}
      beside={path && <SignIn path={path} />}
    >
      {kind === 'bank' && <p>{t('debit')}</p>}
      <p className="text-small text-ink-2">
        {t('other')} {opened.simulated && t('simulated')}
      </p>
    </PayFrame>
  );
}

const states = ['paid', 'under_way', 'over'] as const;

/** Why there is nothing to pay by this link, and whom to call. */
function NothingToPay({ opened: { state, seller, seller_phone: phone } }: { opened: Opened }) {
  const t = useTranslations('checkout.payLink');
  const call = useTranslations('checkout.state');
  const known = states.find((one) => one === state) ?? 'over';
  return (
    <FullPageState
      title={t(`${known}.title`)}
      actions={
        <>
          <SignIn path="/customers" />
          {phone && (
            <LinkButton tone="quiet" href={phoneHref(phone)}>
              {call('call', { number: phone })}
            </LinkButton>
          )}
        </>
      }
    >
      <p role="status">{t(`${known}.body`, { seller })}</p>
    </FullPageState>
  );
}
