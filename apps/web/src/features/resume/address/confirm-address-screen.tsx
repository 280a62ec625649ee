'use client';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { FullPageState } from '@roadworthy/ui/states/full-page-state.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { request } from '../../../data/requests/request.ts';
import {
  ConfirmAddressDocument,
  LoadAddressLinkDocument,
  type LoadAddressLinkQuery,
} from '../../../generated/documents.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { useArrival } from '../../shared/links/use-arrival.ts';
import { LinkPage, tokenIn } from '../link-page.tsx';
import { linkWords, OpenedLink } from '../opened-link.tsx';

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
  return (
    <OpenedLink
      link={link}
      load={({ token }) => request(LoadAddressLinkDocument, { token })}
      stateOf={(data) => data.address_link.state}
      words={linkWords(t)}
    >
      {({ data: { address_link: opened }, link: open, reload }) =>
        opened.state === 'open' ? (
          <Question link={open} opened={opened} onDone={reload} />
        ) : (
          <Answered opened={opened} />
        )
      }
    </OpenedLink>
  );
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
