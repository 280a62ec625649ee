'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { StripeRule } from '@roadworthy/ui/brand/stripe.tsx';
import { useTranslations } from 'next-intl';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { localStore } from '../../../data/browser-storage.ts';
import { claimRules, createBearerStore } from '../../../data/session/bearer-store.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { useContactPhone } from '../../../data/visit/visit.ts';
import {
  AppealClaimDocument,
  type LoadMyClaimQuery,
  ResumeClaimDocument,
  type TimelineRowFragment,
  WithdrawClaimDocument,
} from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { DialogButton } from '../../shared/form-dialog/dialog-button.tsx';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { proseField } from '../../shared/form-dialog/form-fields.tsx';
import { printDay } from '../../shared/print-day.ts';
import { RecordTimeline } from '../../shared/timeline/record-timeline.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { useFocusWhenLost } from '../../shared/use-focus-when-lost.ts';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { ClaimEvidence } from '../claim-evidence/claim-evidence.tsx';
import { ClaimMessages } from '../claim-messages/claim-messages.tsx';
import { ReceivedLetters } from '../claim-messages/received-letters.tsx';
import { useOwnMessages } from '../claim-messages/use-own-messages.ts';
import { ClaimStatusBadge } from '../claim-status/claim-status.tsx';
import { WhatNext } from '../claim-status/what-next.tsx';
import { useLossLabel } from '../claim-status/use-loss-label.ts';

type MyClaim = NonNullable<LoadMyClaimQuery['claims_by_pk']>;
type MyClaimPageProps = { claim: MyClaim; entries: readonly TimelineRowFragment[]; onChanged: () => void };

/** What may still be taken back. */
const withdrawable = ['filed', 'open'];
const takesEvidence = ({ status }: MyClaim): boolean => status !== 'closed' && status !== 'withdrawn';

/** A claim as its customer follows it: where it stands, what comes next and by when, and what shows the loss. */
export function MyClaimPage({ claim, entries, onChanged }: MyClaimPageProps) {
  const t = useTranslations('claim.follow');
  const evidence = useTranslations('claim.evidence');
  const lossLabel = useLossLabel();
  const messages = useOwnMessages(claim.claim_id);
  const heldRoles = useSession().data?.roles ?? [];
  const title = claim.claim_number ? t('title', { number: claim.claim_number }) : t('draftTitle');
  useDocumentTitle(title);
  useFocusWhenLost(claim.status);
  return (
    <div className="flex flex-col gap-10">
      <header>
        <AppLink href="/customers/claims" className="link inline-flex min-h-11 items-center text-small">
          {t('all')}
        </AppLink>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h1 className="type-h1">{title}</h1>
          <ClaimStatusBadge status={claim.status} />
        </div>
        <p className="mt-1 mb-4 text-ink-2">
          {[lossLabel(claim.type_of_loss), printDay(claim.incident_date), claim.incident_location, claim.policy_number]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <StripeRule thickness={3} />
      </header>
      {claim.status === 'draft' ? <GoOn claimId={claim.claim_id} /> : <Next claim={claim} />}
      <ReceivedLetters letters={claim.letters} />
      {claim.status !== 'draft' && <ClaimMessages claim={claim} writes={messages} />}
      {claim.status !== 'draft' && <Payments payments={claim.payments} />}
      {takesEvidence(claim) && claim.status !== 'draft' && (
        <ClaimEvidence
          claimId={claim.claim_id}
          files={claim.claim_attachments}
          who={{ kind: 'user', heldRoles }}
          onStored={onChanged}
          title={evidence('title')}
        />
      )}
      {entries.length > 0 && (
        <section className="flex max-w-2xl flex-col gap-3">
          <h2 className="type-h3">{t('history')}</h2>
          <RecordTimeline reader="customer" currency="USD" rows={entries} notes={[]} />
        </section>
      )}
      {claim.status === 'denied' && (
        <div className="border-t border-line pt-6">
          <DialogButton dialog={AppealDialog} id={claim.claim_id} subject={null} tone="primary">
            {t('appealing.action')}
          </DialogButton>
        </div>
      )}
      {withdrawable.includes(claim.status) && (
        <div className="border-t border-line pt-6">
          <DialogButton dialog={WithdrawDialog} id={claim.claim_id} subject={null}>
            {t('withdrawing.action')}
          </DialogButton>
        </div>
      )}
    </div>
  );
}

function Next({ claim }: { claim: MyClaim }) {
  const t = useTranslations('claim.follow');
  const phone = useContactPhone();
  return (
    <section className="flex max-w-measure flex-col gap-2">
      <h2 className="type-h3">{t('next')}</h2>
      <p>
        <WhatNext claim={claim} />
      </p>
      {claim.decision_reason && (
        <>
          <h3 className="mt-2 font-semibold">{t('reason')}</h3>
          <p className="wrap-anywhere whitespace-pre-line">{claim.decision_reason}</p>
        </>
      )}
      <p className="text-ink-2">{t('call', { phone: phone.text })}</p>
    </section>
  );
}

const methods = { transfer: 'transfer', cheque: 'cheque' } as const;
const paymentStatuses = { sending: 'sending', sent: 'sent', paid: 'paid', returned: 'returned' } as const;

function Payments({ payments }: Pick<MyClaim, 'payments'>) {
  const t = useTranslations('claim.follow');
  return (
    <section className="max-w-2xl">
      <h2 className="type-h3">{t('payments')}</h2>
      {payments.length === 0 ? (
        <p className="mt-2 text-ink-2">{t('noPayments')}</p>
      ) : (
        <ul className="mt-3 border-t border-line">
          {payments.map(({ claim_payment_id: id, amount, currency, payees, method, status, settled, sent }) => {
            const by = ownValue(methods, method);
            const stands = ownValue(paymentStatuses, status);
            return (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-3">
                <span>
                  <span className="font-semibold tabular-nums">{moneyText(amount, currency)}</span>{' '}
                  {t('paidTo', { payees })}
                </span>
                <span className="text-ink-2">
                  {[by && t(`methods.${by}`), stands && t(`paymentStatuses.${stands}`), printDay(settled ?? sent)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** Goes on with a report: this browser is given its token. */
function GoOn({ claimId }: { claimId: string }) {
  const t = useTranslations('claim.follow');
  const operation = useOperation(
    ResumeClaimDocument,
    ({ resume_claim: resumed }) => {
      const store = createBearerStore(localStore, claimRules);
      store.setId(resumed.claim_id);
      store.setToken(resumed.claim_token);
      window.location.assign('/claim/start');
    },
    { kind: 'user', rereads: [] },
  );
  return (
    <div className="flex flex-col items-start gap-3">
      <FormAlert message={operation.error ? (readableMessage(operation.error) ?? t('failed')) : null} />
      <Button busy={operation.isPending} busyLabel={t('goOn')} onClick={() => operation.mutate({ claim_id: claimId })}>
        {t('goOn')}
      </Button>
    </div>
  );
}

/** Asks, once, to look at a denial again. */
const AppealDialog = formDialog<null>()({
  words: 'claim.follow.appealing',
  document: AppealClaimDocument,
  kind: 'user',
  rereads: ['user'],
  begin: () => ({ reason: '' }),
  fields: ({ t }) => [proseField('reason', { label: t('reason'), missing: t('missing'), maxLength: 1000, rows: 4 })],
  input: ({ id, values }) => ({ claim_id: id, ...values }),
});

/** Takes the claim back. */
const WithdrawDialog = formDialog<null>()({
  words: 'claim.follow.withdrawing',
  document: WithdrawClaimDocument,
  kind: 'user',
  rereads: ['user'],
  begin: () => ({}),
  fields: () => [],
  input: ({ id }) => ({ claim_id: id }),
});
