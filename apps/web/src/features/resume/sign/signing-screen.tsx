'use client';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { StripeLoading } from '@roadworthy/ui/brand/stripe.tsx';
import { BareFrame } from '@roadworthy/ui/shell/bare-frame.tsx';
import { FullPageState } from '@roadworthy/ui/states/full-page-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { queryKeys } from '../../../data/query-keys.ts';
import { QuoteProvider } from '../../../data/quote-session.tsx';
import { RequestError } from '../../../data/request-error.ts';
import { request } from '../../../data/request.ts';
import { LoadSigningLinkDocument, type LoadSigningLinkQuery } from '../../../generated/documents.ts';
import { BrandLogo } from '../../../shell/brand-logo.tsx';
import { OfflineNotice } from '../../../shell/offline-notice.tsx';
import { phoneHref } from '../../shared/phone-href.ts';
import { useFocusWhenLost } from '../../shared/use-focus-when-lost.ts';
import { type ArrivedLink, useArrivedLink } from '../arrived-link.ts';
import { LinkLanguages } from '../link-languages.tsx';
import { DeclineSigning } from './decline-signing.tsx';
import { SigningForm } from './signing-form.tsx';
import { useInstant } from '../../shared/use-instant.ts';

/** The page that the second named insured's link opens: what there is to sign, and nothing else of the quote. */
export function SigningScreen() {
  const link = useArrivedLink();
  return (
    <QuoteProvider>
      <BareFrame width="reading" notices={<OfflineNotice />}>
        <BrandLogo />
        <Signing link={link} />
        <LinkLanguages link={link} />
      </BareFrame>
    </QuoteProvider>
  );
}

type SigningLink = LoadSigningLinkQuery['signing_link'];

function Signing({ link }: { link: ArrivedLink | null | undefined }) {
  const t = useTranslations('checkout.signing');
  const common = useTranslations('shell.common');
  const query = useQuery({
    queryKey: queryKeys.resume(link),
    queryFn: () => request(LoadSigningLinkDocument, { quote_id: link?.quote ?? '', token: link?.token ?? '' }),
    enabled: Boolean(link),
    refetchOnWindowFocus: false,
  });
  useFocusWhenLost(query.data?.signing_link.state);
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
  const { signing_link: opened } = query.data;
  return opened.to_sign && opened.signer ? (
    <>
      <SigningForm link={link} signer={opened.signer} toSign={opened.to_sign} onChanged={() => void query.refetch()} />
      <DeclineSigning link={link} insured={opened.to_sign.insured} onChanged={() => void query.refetch()} />
    </>
  ) : (
    <NothingToSign opened={opened} />
  );
}

const states = ['signed', 'declined', 'withdrawn', 'changed', 'replaced', 'expired', 'closed'] as const;

/** Why the link opens nothing to sign any more, and whom to call. */
function NothingToSign({
  opened: { state, seller, seller_phone: phone, signed_at: signedAt, declined_at: declinedAt },
}: {
  opened: SigningLink;
}) {
  const t = useTranslations('checkout.signing');
  const instant = useInstant();
  const known = states.find((one) => one === state) ?? 'closed';
  const at = signedAt ?? declinedAt;
  const when = at ? instant(at).absolute : '';
  return (
    <FullPageState title={t(`${known}.title`)} actions={phone && <Call phone={phone} />}>
      <p role="status">{t(`${known}.body`, { when })}</p>
      <p>{t('ask', { seller })}</p>
    </FullPageState>
  );
}

function Call({ phone }: { phone: string }) {
  const t = useTranslations('checkout.state');
  return (
    <LinkButton tone="quiet" href={phoneHref(phone)}>
      {t('call', { number: phone })}
    </LinkButton>
  );
}
