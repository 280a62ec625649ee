'use client';
import type { ReportStep } from '@roadworthy/core/claims/vocabulary.ts';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { FullPageState } from '@roadworthy/ui/states/full-page-state.tsx';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ComponentType, useEffect } from 'react';
import { RequestError } from '../../../data/requests/request-error.ts';
import { useClaimContext } from '../../../data/session/claim-session.tsx';
import { LoadClaimReportDocument } from '../../../generated/documents.ts';
import { usePath } from '../../../locale/use-path.ts';
import { placeOf } from '../../../shell/layout-of.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { BeginReport } from './begin-report.tsx';
import { DamageStep } from './damage-step.tsx';
import { DrivingStep } from './driving-step.tsx';
import { OthersStep } from './others-step.tsx';
import { PhotosStep } from './photos-step.tsx';
import { PoliceStep } from './police-step.tsx';
import { ReportProvider, reportKey } from './report-context.tsx';
import { stepOfPath } from './report-steps.ts';
import { ReviewStep } from './review-step.tsx';
import { WhatStep } from './what-step.tsx';
import { WhenWhereStep } from './when-where-step.tsx';
import { WhoStep } from './who-step.tsx';

const confirmation = fetchedComponent(async () => (await import('./report-confirmation.tsx')).ReportConfirmation);

// All of them come with the first: there may be no connection by the time that the last one is wanted.
const screens: Readonly<Record<ReportStep, ComponentType>> = {
  start: WhoStep,
  what: WhatStep,
  'when-where': WhenWhereStep,
  driving: DrivingStep,
  damage: DamageStep,
  others: OthersStep,
  police: PoliceStep,
  photos: PhotosStep,
  review: ReviewStep,
};

/** A report of a loss, whichever of its steps the address names. */
export function ReportScreen() {
  const common = useTranslations('shell.common');
  const { claimId, claimToken, restored } = useClaimContext();
  if (!restored) return <PageSkeleton shape="form" label={common('loading')} />;
  if (claimId === null || claimToken === null) return <NoReport />;
  return <OpenReport key={claimId} claimId={claimId} />;
}

function NoReport({ isOld = false }: { isOld?: boolean }) {
  const t = useTranslations('claim.report.none');
  const { step } = placeOf(usePath());
  if (step === null || step === 'start') return <BeginReport isOld={isOld} />;
  return (
    <FullPageState title={t('title')} actions={<LinkButton href="/claim/start">{t('begin')}</LinkButton>}>
      <p>{t('body')}</p>
    </FullPageState>
  );
}

function OpenReport({ claimId }: { claimId: string }) {
  const t = useTranslations('claim.report');
  const { askForClaim, clearClaim } = useClaimContext();
  const { step } = placeOf(usePath());
  const query = useQuery({
    queryKey: reportKey(claimId),
    queryFn: ({ signal }) => askForClaim(LoadClaimReportDocument, { claim_id: claimId }, { signal }),
  });
  // A token that opens nothing any more is of no use here.
  const isDead = query.error instanceof RequestError && query.error.code === 'token_not_valid';
  useEffect(() => {
    if (isDead) clearClaim();
  }, [isDead, clearClaim]);
  if (isDead) return <NoReport isOld />;
  const Step = screens[stepOfPath(step)];
  return (
    <QueryView
      query={query}
      heading={t('title')}
      shape="form"
      failed={t('failed')}
      find={(data) => (data.claims_by_pk ? { claim: data.claims_by_pk, report: data.claim_report } : null)}
      missing={<NoReport isOld />}
      notPermitted={<NoReport isOld />}
    >
      {({ claim, report }) =>
        claim.status === 'draft' ? (
          <ReportProvider query={query} claim={claim} report={report}>
            <Step key={stepOfPath(step)} />
          </ReportProvider>
        ) : (
          <confirmation.Component claim={claim} />
        )
      }
    </QueryView>
  );
}
