'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { BareFrame } from '@roadworthy/ui/shell/bare-frame.tsx';
import { FullPageState } from '@roadworthy/ui/states/full-page-state.tsx';
import { useTranslations } from 'next-intl';
import { QuoteProvider } from '../../../data/quote/quote-session.tsx';
import { request } from '../../../data/requests/request.ts';
import { LoadSigningLinkDocument, type LoadSigningLinkQuery } from '../../../generated/documents.ts';
import { BrandLogo } from '../../../shell/brand-logo.tsx';
import { OfflineNotice } from '../../../shell/offline-notice.tsx';
import { phoneHref } from '../../shared/phone-href.ts';
import { type ArrivedLink, useArrivedLink } from '../arrived-link.ts';
import { LinkLanguages } from '../link-languages.tsx';
import { linkWords, OpenedLink } from '../opened-link.tsx';
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
  return (
    <OpenedLink
      link={link}
      load={({ quote, token }) => request(LoadSigningLinkDocument, { quote_id: quote, token })}
      stateOf={(data) => data.signing_link.state}
      words={linkWords(t)}
    >
      {({ data: { signing_link: opened }, link: open, reload }) =>
        opened.to_sign && opened.signer ? (
          <>
            <SigningForm link={open} signer={opened.signer} toSign={opened.to_sign} onChanged={reload} />
            <DeclineSigning link={open} insured={opened.to_sign.insured} onChanged={reload} />
          </>
        ) : (
          <NothingToSign opened={opened} />
        )
      }
    </OpenedLink>
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
