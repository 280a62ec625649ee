'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { ErrorSummary } from '@roadworthy/ui/forms/error-summary.tsx';
import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  AcceptMyPolicyProposalDocument,
  type ChangePricedFragment,
  LoadMyPaymentMethodDocument,
  LoadSigningTermsDocument,
  type MyChangeFragment,
} from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { SignatureBox } from '../sign/signature-box.tsx';
import { useSignature } from '../sign/use-signature.ts';
import type { ChangedPolicy } from './changed-policy.ts';
import { TakesAway } from './takes-away.tsx';
import { useChangeDocument } from './use-change-document.ts';

type ConfirmChangeProps = {
  policy: ChangedPolicy;
  change: MyChangeFragment;
  shown: ChangePricedFragment;
};

/** The last step of a change: how it is paid, what it takes away, the signature for that, and one press. */
export function ConfirmChange({ policy, change, shown }: ConfirmChangeProps) {
  const t = useTranslations('change');
  const takesAway = shown.takes_away ?? [];
  const isSigned = takesAway.length > 0;
  const price = `${shown.effective_date} ${shown.premium_after}`;
  const own = useSignature(!isSigned);
  const document = useChangeDocument(change, isSigned ? price : null);
  const quoteId = policy.current_quote?.quote_id ?? '';
  const terms = useRead('user', LoadSigningTermsDocument, { quote_id: quoteId }, { enabled: isSigned });
  const operation = useOperation(AcceptMyPolicyProposalDocument, undefined, { kind: 'user', rereads: ['user'] });
  const isMoved = operation.error instanceof RequestError && operation.error.code === 'amount_changed';
  const isBusy = operation.isPending || operation.isSuccess;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isBusy) return;
    own.forget();
    if (isSigned && own.isMissing) return own.show();
    if (isSigned && (!document.isReady || !terms.data)) {
      own.wait();
      return own.show();
    }
    const signature = isSigned && {
      ...own.given,
      document_id: document.id,
      e_consent_version: terms.data?.signing_terms.e_consent_version,
    };
    operation.mutate(
      { policy_proposal_id: change.policy_proposal_id, premium: shown.premium_after, ...signature },
      {
        onError(error) {
          const field = error instanceof RequestError ? error.field : undefined;
          if (field === 'signature.documents') document.retry();
          if (field?.startsWith('signature.')) own.refuse(error);
          own.show();
        },
      },
    );
  }
  const atSignature = operation.error instanceof RequestError && operation.error.field?.startsWith('signature.');
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <ErrorSummary
        title={t('problems', { count: own.problems.length })}
        problems={own.problems}
        attempt={own.attempt}
      />
      <Paid policyId={change.policy_id} shown={shown} />
      {isSigned && (
        <>
          <TakesAway sentences={takesAway} />
          <section className="flex flex-col gap-3 rounded-card border border-line p-4">
            <h2 className="type-h3">{t('read')}</h2>
            <ReadDocument document={document} />
            {terms.data && (
              <details className="group">
                <summary className="link inline-flex min-h-target cursor-pointer items-center font-medium">
                  {t('consentAbout')}
                </summary>
                <dl className="flex max-w-measure flex-col gap-3 text-small text-ink-2">
                  {terms.data.signing_terms.e_consent.map(({ title, text }) => (
                    <div key={title}>
                      <dt className="font-semibold text-ink">{title}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
                </dl>
              </details>
            )}
          </section>
          <SignatureBox signed={null} name={insuredOf(policy)} {...own.box} />
        </>
      )}
      <FormAlert
        message={
          isMoved
            ? t('moved')
            : (own.general ?? (operation.error && !atSignature ? readableMessage(operation.error) : null))
        }
      />
      <div className="flex flex-col gap-3">
        <p className="max-w-measure text-ink-2">{t(isSigned ? 'signingDoes' : 'confirmingDoes')}</p>
        <div>
          <Button type="submit" tone="money" {...(isBusy ? { busy: true, busyLabel: t('sending') } : {})}>
            {t(isSigned ? 'sign' : 'confirm')}
          </Button>
        </div>
      </div>
    </form>
  );
}

const insuredOf = ({ current_quote: quote }: ChangedPolicy): string => {
  const insured = quote?.entities.find(({ entity_relationship: of }) => of === 'named_insured');
  return [insured?.first_name, insured?.last_name].filter(Boolean).join(' ') || (insured?.business_name ?? '');
};

/** The document that is signed, to open before. */
function ReadDocument({ document }: { document: ReturnType<typeof useChangeDocument> }) {
  const t = useTranslations('change');
  const common = useTranslations('shell.common');
  if (document.isFailed) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3">
        {t('documentFailed')}
        <Button size="small" tone="quiet" onClick={document.retry}>
          {common('tryAgain')}
        </Button>
      </p>
    );
  }
  return document.isReady && document.id ? (
    <p>
      <a
        className="link inline-flex min-h-target items-center gap-2 font-medium"
        href={`/api/documents/${document.id}`}
      >
        <Icon name="file" className="size-4" />
        {t('openDocument')}
      </a>
    </p>
  ) : (
    <p role="status" className="flex min-h-target items-center gap-2 text-small font-semibold text-ink-2">
      <Icon name="clock" className="size-4" />
      {t('preparing')}
    </p>
  );
}

/** How what it costs more is paid, or where what it costs less goes: as the invoices above say it. */
function Paid({ policyId, shown }: { policyId: string; shown: ChangePricedFragment }) {
  const t = useTranslations('change');
  const { data } = useRead('user', LoadMyPaymentMethodDocument, { policy_id: policyId });
  const form = data?.policy_payment_form;
  const { premium_before: before, premium_after: after, refund } = shown;
  if (!form || before === after) return null;
  const ends = form.method_ends;
  if (after < before) {
    return <p className="max-w-measure">{t(refund > 0 ? 'goesBack' : 'credited')}</p>;
  }
  return (
    <p className="max-w-measure">
      {form.autopay && ends !== null ? t('charged', { kind: form.method_kind ?? 'card', ends }) : t('billed')}
    </p>
  );
}
