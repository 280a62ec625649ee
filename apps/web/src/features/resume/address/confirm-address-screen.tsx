'use client';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { StripeLoading } from '@roadworthy/ui/brand/stripe.tsx';
import { FullPageState } from '@roadworthy/ui/states/full-page-state.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { queryKeys } from '../../../data/query-keys.ts';
import { readableMessage, RequestError } from '../../../data/request-error.ts';
import { request } from '../../../data/request.ts';
import {
  ConfirmAddressDocument,
  LoadAddressLinkDocument,
  type LoadAddressLinkQuery,
} from '../../../generated/documents.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { useFocusWhenLost } from '../../shared/use-focus-when-lost.ts';
import { useArrival } from '../arrived-link.ts';
import { LinkPage, tokenIn } from '../link-page.tsx';

type Link = { readonly token: string };
type Opened = LoadAddressLinkQuery['address_link'];

/** The page that a letter about another address opens: what is asked for, and the button that confirms it. */
export function ConfirmAddressScreen() {
  const link = useArrival(tokenIn);
  return (
    <LinkPage link={link}>
      <Confirming link={link} />
    </LinkPage>
  );
}

function Confirming({ link }: { link: Link | null | undefined }) {
  const t = useTranslations('links.address');
  const common = useTranslations('shell.common');
  const query = useQuery({
    queryKey: queryKeys.resume(link),
    queryFn: () => request(LoadAddressLinkDocument, { token: link?.token ?? '' }),
    enabled: Boolean(link),
    refetchOnWindowFocus: false,
  });
  useFocusWhenLost(query.data?.address_link.state);
  if (link === null || (query.error instanceof RequestError && query.error.code === 'not_found')) {
    return (
      <FullPageState title={t('unknown.title')}>
        <p>{t('unknown.body')}</p>
      </FullPageState>
    );
  }
  if (query.isError) {
    return (
      <FullPageState
        title={t('failed')}
        actions={<Button onClick={() => void query.refetch()}>{common('tryAgain')}</Button>}
      />
    );
  }
  if (!link || !query.data) {
    return (
      <FullPageState title={t('opening')}>
        <StripeLoading active label={t('opening')} />
      </FullPageState>
    );
  }
  const { address_link: opened } = query.data;
  if (opened.state === 'open') return <Question link={link} opened={opened} onDone={() => void query.refetch()} />;
  return <Answered opened={opened} />;
}

function Question({ link, opened, onDone }: { link: Link; opened: Opened; onDone: () => void }) {
  const t = useTranslations('links.address');
  const confirming = useMutation({
    mutationFn: () => request(ConfirmAddressDocument, { token: link.token }),
    onSuccess: onDone,
  });
  const address = opened.new_email ?? '';
  const which = opened.inbox === 'former' ? 'sign_in.former' : 'sign_in.new';
  const words = opened.purpose === 'agent_letters' ? 'agent_letters' : which;
  return (
    <section className="flex flex-col items-start gap-6">
      <div>
        <h1 className="type-h1">{t(`${words}.title`)}</h1>
        <p className="mt-2 text-ink-2 wrap-anywhere">{t(`${words}.body`, { address })}</p>
      </div>
      <FormAlert message={confirming.isError ? (readableMessage(confirming.error) ?? t('failed')) : null} />
      <Button busy={confirming.isPending} busyLabel={t('confirm')} onClick={() => confirming.mutate()}>
        {t('confirm')}
      </Button>
    </section>
  );
}

function Answered({ opened }: { opened: Opened }) {
  const t = useTranslations('links.address');
  const isForLetters = opened.purpose === 'agent_letters';
  if (opened.state === 'done') {
    const words = isForLetters ? 'done.agent_letters' : 'done.sign_in';
    return (
      <FullPageState
        title={t(`${words}.title`)}
        actions={isForLetters ? undefined : <LinkButton href="/customers/sign-in">{t('signIn')}</LinkButton>}
      >
        <p className="wrap-anywhere">{t(`${words}.body`, { address: opened.new_email ?? '' })}</p>
      </FullPageState>
    );
  }
  const words = opened.state === 'confirmed' ? 'confirmed' : 'over';
  return (
    <FullPageState title={t(`${words}.title`)}>
      <p>{t(`${words}.body`)}</p>
    </FullPageState>
  );
}
