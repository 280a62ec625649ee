'use client';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { NearDate } from '@roadworthy/ui/forms/near-date.tsx';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  type ChangePricedFragment,
  CreateMyPolicyProposalDocument,
  LoadMyPolicyAbilitiesDocument,
  PreviewPolicyChangeDocument,
} from '../../../generated/documents.ts';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { CoverSettings } from '../../shared/lines/cover-settings.tsx';
import { boughtOf, coversFor } from '../../shared/lines/line-covers.ts';
import type { LineView } from '../../shared/lines/line-view.ts';
import { useLineViews } from '../../shared/lines/lines-context.tsx';
import { phoneHref } from '../../shared/phone-href.ts';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { ChangeEffect } from '../endorse-policy/change-effect.tsx';
import { ChangeFrame, useChangePath } from './change-frame.tsx';
import type { ChangedPolicy } from './changed-policy.ts';
import { changedCovers } from './changed-covers.ts';
import { ChangedCoverList } from './changed-cover-list.tsx';
import { PriceMoves } from './price-moves.tsx';
import { AsksUnderwriter } from './asks-underwriter.tsx';
import { ChangeSummary } from './change-summary.tsx';
import { useCoverDraft } from './use-cover-draft.ts';

const coverPath = /^coverages\.(.+)$/;

/** A customer chooses other covers, reads what they cost from which day, and asks for them. */
export function ChangeCovers({ policy }: { policy: ChangedPolicy }) {
  const t = useTranslations('account.change');
  const line = ownValue(useLineViews(), policy.current_quote?.provider ?? '');
  const { data, error } = useRead('user', LoadMyPolicyAbilitiesDocument, { policy_id: policy.policy_id });
  const may = data?.abilities.find(({ operation }) => operation === 'create_my_policy_proposal');
  const quote = policy.current_quote;
  if (!line || !quote || may?.allowed === false) {
    return <MayNot policy={policy} because={may?.message ?? t('notHere')} />;
  }
  if (error) return <MayNot policy={policy} because={readableMessage(error) ?? t('failed')} />;
  return <Changing policy={policy} quote={quote} line={line} />;
}

/** Why nothing is changed here, and who does it. */
function MayNot({ policy, because }: { policy: ChangedPolicy; because: string }) {
  const t = useTranslations('account.change');
  const phone = policy.organization?.service_phone ?? brand.phone.text;
  return (
    <ChangeFrame policy={policy} title={t('title')}>
      <p className="max-w-measure">{because}</p>
      <p>
        {t('call', { name: policy.organization?.name ?? brand.name })}{' '}
        <a className="link whitespace-nowrap" href={phoneHref(phone)}>
          {phone}
        </a>
      </p>
    </ChangeFrame>
  );
}

type ChangingProps = {
  policy: ChangedPolicy;
  quote: NonNullable<ChangedPolicy['current_quote']>;
  line: LineView;
};

function Changing({ policy, quote, line }: ChangingProps) {
  const { policy_id } = policy;
  const today = boughtOf(quote.coverages);
  const covers = coversFor(
    line,
    quote.vehicles.map(({ type }) => type),
  );
  const { draft, change, forget } = useCoverDraft(policy_id, quote.quote_id, today);
  const changed = changedCovers(covers, today, draft.bought);
  const requested = { policy_id, effective_date: draft.day || null, changes: { coverages: draft.bought } };
  const path = useChangePath(policy_id, 'coverage');
  const router = usePageRouter();
  const operation = useOperation(
    CreateMyPolicyProposalDocument,
    ({ create_my_policy_proposal: made }) => {
      forget();
      // The way back does not lead to what is asked for already.
      router.replace(made ? `${path}?change=${made.policy_proposal_id}` : `/customers/policies/${policy_id}`);
    },
    { kind: 'user', rereads: ['user'] },
  );
  const isOpen = operation.isIdle || operation.isError;
  const preview = useRead('user', PreviewPolicyChangeDocument, requested, {
    keepsLast: true,
    enabled: changed.length > 0 && isOpen,
    showsRefusals: true,
  });
  const isPricing = useSearchParams().get('step') === 'price' && (changed.length > 0 || !isOpen);
  const shown = changed.length > 0 && !preview.error ? preview.data?.preview_policy_change : undefined;
  const failure = operation.error ?? (changed.length > 0 ? preview.error : null);
  const field = failure instanceof RequestError ? failure.field : undefined;
  const step = {
    policy,
    path,
    changed,
    shown,
    failure,
    field,
    // Another choice is priced while the last price still stands there.
    isStale: preview.isPlaceholderData || preview.isFetching,
  };
  return isPricing ? (
    <PriceStep
      {...step}
      provider={line.provider}
      day={draft.day || (shown?.effective_date ?? '')}
      onDay={(day) => change({ ...draft, day })}
      isSending={operation.isPending || operation.isSuccess}
      onSend={() => operation.mutate(requested)}
    />
  ) : (
    <EditStep {...step} onGoOn={() => router.push(`${path}?step=price`)}>
      <CoverChoice
        line={line}
        covers={covers}
        today={today}
        bought={draft.bought}
        error={field && coverPath.test(field) ? { field, message: readableMessage(failure) ?? null } : null}
        onChange={(bought) => change({ ...draft, bought })}
      />
    </EditStep>
  );
}

type CoverChoiceProps = {
  line: LineView;
  covers: LineView['covers'];
  today: ReturnType<typeof boughtOf>;
  bought: ReturnType<typeof boughtOf>;
  error: { readonly field: string; readonly message: string | null } | null;
  onChange: (bought: ReturnType<typeof boughtOf>) => void;
};

function CoverChoice({ line, covers, today, bought, error, onChange }: CoverChoiceProps) {
  const t = useTranslations('account.change');
  return (
    <CoverSettings
      line={line}
      legend={t('choices')}
      covers={covers}
      bought={bought}
      pricing={undefined}
      alternatives={[]}
      compared={{
        bought: today,
        now: (value) => t('isNow', { value }),
        added: t('added'),
        removed: t('removed'),
      }}
      errorOf={(of) => (error?.field === `coverages.${of}` ? error.message : null)}
      onChange={onChange}
    />
  );
}

type StepProps = {
  policy: ChangedPolicy;
  path: string;
  changed: ReturnType<typeof changedCovers>;
  shown: ChangePricedFragment | undefined;
  failure: unknown;
  field: string | undefined;
  isStale: boolean;
};

type EditStepProps = StepProps & { onGoOn: () => void; children: ReactNode };

/** The covers of today, each with the choices beside it, and what the change comes to. */
function EditStep({ policy, changed, shown, failure, field, isStale, onGoOn, children }: EditStepProps) {
  const t = useTranslations('account.change');
  const [isRequested, setRequested] = useState(false);
  const isAtField = field !== undefined && coverPath.test(field);
  useDocumentTitle(`${t('editTitle')} · ${policy.policy_number}`);
  const refusedNow = failure !== null && field !== 'effective_date';
  const missing = isRequested && changed.length === 0 ? t('nothing') : null;
  return (
    <ChangeFrame policy={policy} title={t('editTitle')} step={1} lead={t('editLead')}>
      <form
        noValidate
        className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]"
        onSubmit={(event) => {
          event.preventDefault();
          setRequested(true);
          if (refusedNow) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
          else if (changed.length > 0) onGoOn();
        }}
      >
        <div className="min-w-0">{children}</div>
        <ChangeSummary changed={changed} shown={shown} isStale={isStale}>
          <FormAlert message={missing ?? (failure && refusedNow && !isAtField ? readableMessage(failure) : null)} />
          <Button type="submit" wide>
            {t('goOn')}
          </Button>
          <LinkButton href={`/customers/policies/${policy.policy_id}/coverages`} tone="plain" wide>
            {t('leave')}
          </LinkButton>
        </ChangeSummary>
      </form>
    </ChangeFrame>
  );
}

type PriceStepProps = StepProps & {
  provider: string;
  day: string;
  onDay: (day: string) => void;
  isSending: boolean;
  onSend: () => void;
};

/** What the change costs from which day, cover by cover, before it is asked for. */
function PriceStep(props: PriceStepProps) {
  const { policy, path, changed, shown, failure, field, isStale, provider, day, onDay, isSending, onSend } = props;
  const t = useTranslations('account.change');
  const isOfDay = field === 'effective_date';
  // Nothing is asked for at a price that nobody has read: a press waits until it stands there.
  const isPricing = failure === null && (isStale || !shown);
  const busyLabel = isSending ? t('sending') : t('pricing');
  const known = useLastDays(shown);
  useDocumentTitle(`${t('priceTitle')} · ${policy.policy_number}`);
  return (
    <ChangeFrame policy={policy} title={t('priceTitle')} step={2} lead={t('priceLead')}>
      <form
        noValidate
        className="flex max-w-2xl flex-col gap-8"
        onSubmit={(event) => {
          event.preventDefault();
          if (isOfDay) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
          else if (shown && !isStale && !isSending) onSend();
        }}
      >
        <section className="flex flex-col gap-2">
          <h2 className="type-h3">{t('changes')}</h2>
          <ChangedCoverList changed={changed} />
        </section>
        <Field label={t('from')} hint={t('fromHint')} error={isOfDay ? readableMessage(failure) : null}>
          {(control) => (
            <NearDate
              {...control}
              value={day}
              min={known?.earliest_date}
              max={known?.latest_date}
              onChange={({ currentTarget: { value } }) => onDay(value)}
            />
          )}
        </Field>
        {shown && <AsksUnderwriter because={shown.needs_underwriter} />}
        {shown && (
          <div className={isStale ? 'opacity-60' : undefined} aria-busy={isStale}>
            <ChangeEffect shown={shown} provider={provider} />
          </div>
        )}
        {shown && <PriceMoves shown={shown} provider={provider} />}
        <FormAlert message={failure && !isOfDay ? readableMessage(failure) : null} />
        <div className="flex flex-col gap-3">
          <p className="max-w-measure text-ink-2">{t('afterwards')}</p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" tone="money" {...(isSending || isPricing ? { busy: true, busyLabel } : {})}>
              {t('send')}
            </Button>
            <LinkButton href={path} tone="quiet">
              {t('back')}
            </LinkButton>
          </div>
        </div>
      </form>
    </ChangeFrame>
  );
}

/** The days that may be chosen, as they were last told: a refused day is corrected within them. */
function useLastDays(shown: ChangePricedFragment | undefined) {
  const [last, setLast] = useState(shown);
  if (shown && shown !== last) setLast(shown);
  return shown ?? last;
}
