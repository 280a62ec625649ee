'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { StripeLoading } from '@roadworthy/ui/brand/stripe.tsx';
import { FullPageState } from '@roadworthy/ui/states/full-page-state.tsx';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { RequestError } from '../../../data/requests/request-error.ts';
import { request } from '../../../data/requests/request.ts';
import { ClaimProvider, useClaimContext } from '../../../data/session/claim-session.tsx';
import { LoadClaimReportDocument, type LoadClaimReportQuery } from '../../../generated/documents.ts';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { nextStepOf } from '../../claims/report-claim/next-step-of.ts';
import { useArrival } from '../../shared/links/use-arrival.ts';
import { LinkPage } from '../link-page.tsx';
import { linkWords, OpenedLink } from '../opened-link.tsx';

type ClaimLink = { readonly claim: string; readonly token: string };

function linkIn(query: URLSearchParams): ClaimLink | null {
  const [claim, token] = [query.get('claim') ?? '', query.get('token') ?? ''];
  return claim !== '' && token !== '' ? { claim, token } : null;
}

/** Null for what the link does not open, however it is wrong. */
async function open({ claim, token }: ClaimLink): Promise<LoadClaimReportQuery | null> {
  try {
    return await request(LoadClaimReportDocument, { claim_id: claim }, { kind: 'claim', claimToken: token });
  } catch (error) {
    if (error instanceof RequestError && error.status === 200) return null;
    throw error;
  }
}

/** The page that the link to a report opens on another device: goes on where it was left. */
export function ResumeClaimScreen() {
  const t = useTranslations('checkout.resumeClaim');
  const link = useArrival(linkIn);
  const words = linkWords(t);
  const anew = <LinkButton href="/claim/start">{t('begin')}</LinkButton>;
  return (
    <ClaimProvider>
      <LinkPage link={link}>
        <OpenedLink<ClaimLink, { found: LoadClaimReportQuery | null }>
          link={link}
          load={async (arrived) => ({ found: await open(arrived) })}
          stateOf={({ found }) => (found ? 'open' : 'nothing')}
          words={words}
          otherwise={anew}
        >
          {({ data: { found }, link: opened }) =>
            found?.claims_by_pk ? (
              <GoOn link={opened} found={found} />
            ) : (
              <FullPageState title={words.unknown.title} actions={anew}>
                <p>{words.unknown.body}</p>
              </FullPageState>
            )
          }
        </OpenedLink>
      </LinkPage>
    </ClaimProvider>
  );
}

function GoOn({ link: { claim, token }, found }: { link: ClaimLink; found: LoadClaimReportQuery }) {
  const t = useTranslations('checkout.resumeClaim');
  const router = usePageRouter();
  const { clearClaim, setClaimId, setClaimToken, restored } = useClaimContext();
  useEffect(() => {
    if (!restored) return;
    clearClaim();
    setClaimId(claim);
    setClaimToken(token);
    router.replace(nextStepOf(found));
  }, [restored, claim, token, found, router, clearClaim, setClaimId, setClaimToken]);
  return (
    <FullPageState title={t('opening')}>
      <StripeLoading active label={t('opening')} />
    </FullPageState>
  );
}
