'use client';
import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { ErrorSummary, type Problem } from '@roadworthy/ui/forms/error-summary.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { NearDate } from '@roadworthy/ui/forms/near-date.tsx';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { StalePart } from '@roadworthy/ui/states/stale-part.tsx';
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
import { ChangeEffect } from '../../policies/endorse-policy/change-effect.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import type { LineView } from '../../shared/lines/line-view.ts';
import { useLineViews } from '../../shared/lines/lines-context.tsx';
import { ToldWhenFree } from '../../shared/told-when-free/told-when-free.tsx';
import { phoneHref } from '../../shared/phone-href.ts';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { AsksUnderwriter } from './asks-underwriter.tsx';
import { ChangeFrame, useChangePath } from './change-frame.tsx';
import type { ChangeKind } from './change-kind.ts';
import { ChangeSummary } from './change-summary.tsx';
import { ChangedThings } from '../../shared/changed-things.tsx';
import type { ChangedPolicy } from './changed-policy.ts';
import { CountsAsNow } from './counts-as-now.tsx';
import { PriceMoves } from './price-moves.tsx';
import { TakesAway } from './takes-away.tsx';
import type { KindCode } from './kind-codes.ts';
import { useChangeDraft } from './use-change-draft.ts';

type KindProps<Draft extends object> = { policy: ChangedPolicy; kind: ChangeKind<Draft> & { code: KindCode } };

/** The screens of a kind of change before it is asked for: its form, then the price and the day. */
export function changeSteps<Draft extends object>(kind: KindProps<Draft>['kind']) {
  return function ChangeOfKind({ policy }: { policy: ChangedPolicy }) {
    return <ChangeSteps policy={policy} kind={kind} />;
  };
}

function ChangeSteps<Draft extends object>({ policy, kind }: KindProps<Draft>) {
  const t = useTranslations('change');
  const line = ownValue(useLineViews(), policy.current_quote?.provider ?? '');
  const common = useTranslations('shell.common');
  const { data, error } = useRead('user', LoadMyPolicyAbilitiesDocument, { policy_id: policy.policy_id });
  const may = data?.abilities.find(({ operation }) => operation === 'create_my_policy_proposal');
  if (!policy.current_quote || !line || may?.allowed === false) {
    return <MayNot policy={policy} because={may?.message ?? t('notHere')} />;
  }
  if (error) return <MayNot policy={policy} because={readableMessage(error) ?? t('failed')} />;
  if (!data) return <PageSkeleton shape="form" label={common('loading')} />;
  return <Changing policy={policy} quoteId={policy.current_quote.quote_id} line={line} kind={kind} />;
}

/** Why nothing is changed here, and who does it. */
function MayNot({ policy, because }: { policy: ChangedPolicy; because: string }) {
  const t = useTranslations('change');
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

type ChangingProps<Draft extends object> = KindProps<Draft> & { quoteId: string; line: LineView };

function Changing<Draft extends object>({ policy, quoteId, line, kind }: ChangingProps<Draft>) {
  const { policy_id } = policy;
  const errors = useTranslations('checkout.errors');
  const [attempt, setAttempt] = useState(0);
  const { begun, change, forget } = useChangeDraft(policy_id, quoteId, kind.code, kind.begin(policy));
  const [asNow, setAsNow] = useState<readonly string[]>([]);
  const chosen = kind.changes(begun.draft, policy, line);
  const changes = asNow.length === 0 ? chosen : { ...chosen, as_now: asNow };
  const problems = attempt > 0 ? (kind.problems?.(begun.draft, line, errors) ?? []) : [];
  const requested = { policy_id, effective_date: begun.day || null, changes: changes ?? {} };
  const path = useChangePath(policy_id, kind.code);
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
    enabled: changes !== null && isOpen,
    showsRefusals: true,
  });
  const search = useSearchParams();
  // What changed already may be asked for from an earlier day, with nothing new.
  const isEarlier = search.get('earlier') !== null;
  const isPricing = search.get('step') === 'price' && (changes !== null || isEarlier || !isOpen);
  const shown = changes !== null && !preview.error ? preview.data?.preview_policy_change : undefined;
  const failure = operation.error ?? (changes !== null ? preview.error : null);
  const field = failure instanceof RequestError ? failure.field : undefined;
  const step = {
    policy,
    code: kind.code,
    path,
    isChanged: changes !== null,
    shown,
    failure,
    field,
    isAtField: field !== undefined && kind.fields(begun.draft, policy).test(field),
    // Another choice is priced while the last price still stands there.
    isStale: preview.isPlaceholderData || preview.isFetching,
  };
  if (isPricing) {
    return (
      <PriceStep
        {...step}
        provider={policy.current_quote?.provider ?? ''}
        day={begun.day || (shown?.effective_date ?? '')}
        onDay={(day) => {
          change({ ...begun, day });
          setAsNow([]);
        }}
        counts={<CountsAsNow kind="user" policyId={policy_id} day={begun.day} chosen={asNow} onChoose={setAsNow} />}
        isSending={operation.isPending || operation.isSuccess}
        onSend={() => operation.mutate(requested)}
      />
    );
  }
  return (
    <EditStep
      {...step}
      problems={problems}
      attempt={attempt}
      onAttempt={() => setAttempt(attempt + 1)}
      onGoOn={() => router.push(`${path}?step=price`)}
    >
      <kind.Form
        policy={policy}
        draft={begun.draft}
        problems={problems}
        errorOf={(of) => (field !== undefined && of.test(field) ? (readableMessage(failure) ?? null) : null)}
        onChange={(draft) => change({ ...begun, draft })}
      />
    </EditStep>
  );
}

type StepProps = {
  policy: ChangedPolicy;
  code: KindCode;
  path: string;
  isChanged: boolean;
  shown: ChangePricedFragment | undefined;
  failure: unknown;
  field: string | undefined;
  isAtField: boolean;
  isStale: boolean;
};

type EditStepProps = StepProps & {
  problems: readonly Problem[];
  attempt: number;
  onAttempt: () => void;
  onGoOn: () => void;
  children: ReactNode;
};

/** What stands there today, each with the choices beside it, and what the change comes to. */
function EditStep(props: EditStepProps) {
  const { policy, code, path, isChanged, shown, failure, field, isAtField, isStale, onGoOn, children } = props;
  const { problems, attempt, onAttempt } = props;
  const t = useTranslations('change');
  useDocumentTitle(`${t(`kinds.${code}.title`)} · ${policy.policy_number}`);
  const refusedNow = failure !== null && field !== 'effective_date';
  const missing = attempt > 0 && !isChanged && problems.length === 0 ? t(`kinds.${code}.nothing`) : null;
  return (
    <ChangeFrame policy={policy} title={t(`kinds.${code}.title`)} step={1} lead={t(`kinds.${code}.lead`)}>
      <form
        noValidate
        className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]"
        onSubmit={(event) => {
          event.preventDefault();
          onAttempt();
          if (refusedNow) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
          else if (isChanged) onGoOn();
        }}
      >
        <div className="flex min-w-0 flex-col gap-6">
          <ErrorSummary title={t('problems', { count: problems.length })} problems={problems} attempt={attempt} />
          {children}
          {!isChanged && (
            <AppLink
              className="link inline-flex min-h-target items-center self-start text-small"
              href={`${path}?step=price&earlier=1`}
            >
              {t('asNow.open')}
            </AppLink>
          )}
        </div>
        <ChangeSummary shown={shown} isStale={isStale}>
          <FormAlert message={missing ?? (failure && refusedNow && !isAtField ? readableMessage(failure) : null)} />
          <ToldWhenFree error={failure} policyId={policy.policy_id} kind="user" source={code} />
          <Button type="submit" wide>
            {t('goOn')}
          </Button>
          <LinkButton href={`/customers/policies/${policy.policy_id}`} tone="plain" wide className="max-lg:hidden">
            {t('leave')}
          </LinkButton>
        </ChangeSummary>
      </form>
    </ChangeFrame>
  );
}

type PriceStepProps = StepProps & {
  /** What of later changes counts from the day already. */
  counts: ReactNode;
  provider: string;
  day: string;
  onDay: (day: string) => void;
  isSending: boolean;
  onSend: () => void;
};

/** What the change costs from which day, cover by cover, before it is asked for. */
function PriceStep(props: PriceStepProps) {
  const {
    policy,
    code,
    path,
    isChanged,
    shown,
    failure,
    field,
    isStale,
    provider,
    day,
    onDay,
    counts,
    isSending,
    onSend,
  } = props;
  const t = useTranslations('change');
  const isOfDay = field === 'effective_date';
  // Nothing is asked for at a price that nobody has read: a press waits until it stands there.
  const isPricing = isChanged && failure === null && (isStale || !shown);
  const busyLabel = isSending ? t('sending') : t('pricing');
  const known = useLastDays(shown);
  const asks = known?.needs_underwriter ?? null;
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
        {shown && (
          <section className="flex flex-col gap-2">
            <h2 className="type-h3">{t('changes')}</h2>
            <ChangedThings things={shown.changes ?? []} />
          </section>
        )}
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
        {counts}
        {shown && <AsksUnderwriter because={shown.needs_underwriter} />}
        {shown && (
          <StalePart isStale={isStale} label={t('pricing')}>
            <ChangeEffect shown={shown} provider={provider} />
          </StalePart>
        )}
        {shown && <PriceMoves shown={shown} provider={provider} />}
        {shown && <TakesAway sentences={shown.takes_away ?? []} />}
        <FormAlert message={failure && !isOfDay ? readableMessage(failure) : null} />
        <ToldWhenFree error={failure} policyId={policy.policy_id} kind="user" source={code} />
        {!isChanged && <p className="text-ink-2">{t('asNow.none')}</p>}
        <div className="flex flex-col gap-3">
          <p className="max-w-measure text-ink-2">{t(asks === null ? 'confirmNext' : 'afterwards')}</p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" {...(isSending || isPricing ? { busy: true, busyLabel } : {})}>
              {t(asks === null ? 'toConfirm' : 'send')}
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
