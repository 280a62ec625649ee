'use client';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useClaimContext } from '../../../data/session/claim-session.tsx';
import type { ReportedClaimFragment } from '../../../generated/documents.ts';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { ClaimEvidence } from '../claim-evidence/claim-evidence.tsx';
import { ClaimMessages } from '../claim-messages/claim-messages.tsx';
import { ReceivedLetters } from '../claim-messages/received-letters.tsx';
import { useBearerMessages } from '../claim-messages/use-bearer-messages.ts';
import { DueInCalendar } from '../claim-status/due-in-calendar.tsx';
import { useDueText } from '../claim-status/use-due-text.ts';
import { goToStep, reportKey } from './report-context.tsx';
import { hrefOfStep } from './report-steps.ts';

/** What a report became: its number, what comes next and by when, and more evidence. */
export function ReportConfirmation({ claim }: { claim: ReportedClaimFragment }) {
  const t = useTranslations('claim.report.done');
  const title = useTranslations('claim.report.titles')('confirmation');
  const evidence = useTranslations('claim.evidence');
  const { clearClaim, claimToken } = useClaimContext();
  const client = useQueryClient();
  const reread = () => void client.invalidateQueries({ queryKey: reportKey(claim.claim_id) });
  const messages = useBearerMessages(claim.claim_id, reread);
  const dueText = useDueText();
  useDocumentTitle(title);
  // Back leads to no step of a report that is sent.
  useEffect(() => {
    const here = hrefOfStep('confirmation');
    if (window.location.pathname !== here) window.history.replaceState(null, '', here);
    window.scrollTo({ top: 0 });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
  const due = dueText(claim);
  return (
    <div className="flex flex-col gap-8">
      <div>
        <h1 className="type-h1">{title}</h1>
        <p className="mt-5 text-ink-2">{t('number')}</p>
        <p className="type-h2 tabular-nums">{claim.claim_number}</p>
        {/* Whoever is not insured knows no ZIP code of a policy. */}
        {!claim.is_third_party && <p className="mt-2 max-w-measure text-ink-2">{t('keep')}</p>}
      </div>
      <section>
        <h2 className="type-h3">{t('next')}</h2>
        <ol className="mt-3 flex max-w-measure list-decimal flex-col gap-3 pl-6">
          <li>
            {claim.handler_name ? t('handler', { name: claim.handler_name }) : t('soon')} {due}
          </li>
          <li>{t('look')}</li>
          <li>{t('decide')}</li>
        </ol>
        <div className="mt-3">
          <DueInCalendar claim={claim} />
        </div>
      </section>
      <section>
        <h2 className="type-h3">{t('safe')}</h2>
        <p className="mt-2 max-w-measure text-ink-2">{t('protect')}</p>
      </section>
      <ClaimEvidence
        claimId={claim.claim_id}
        files={claim.claim_attachments}
        who={{ kind: 'claim', claimToken }}
        onStored={reread}
        title={evidence('title')}
      />
      <ReceivedLetters letters={claim.letters} />
      <ClaimMessages claim={claim} writes={messages} />
      <div className="flex flex-wrap gap-3 border-t border-line pt-6">
        {!claim.is_third_party && (
          <LinkButton href={`/claim/track?number=${encodeURIComponent(claim.claim_number ?? '')}`} tone="quiet">
            {t('track')}
          </LinkButton>
        )}
        <Button
          tone="plain"
          onClick={() => {
            clearClaim();
            goToStep('start');
          }}
        >
          {t('another')}
        </Button>
      </div>
    </div>
  );
}
