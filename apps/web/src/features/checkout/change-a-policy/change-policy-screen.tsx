'use client';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { ErrorSummary } from '@roadworthy/ui/forms/error-summary.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { NearDate } from '@roadworthy/ui/forms/near-date.tsx';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { usePathId } from '../../../data/path-id.ts';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadChangedPolicyDocument, PreviewPolicyChangeDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import type { LineView } from '../../shared/lines/line-view.ts';
import { useLineViews } from '../../shared/lines/lines-context.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { AddressTogether } from '../change-address/address-together.tsx';
import type { ChangedPolicy } from '../change-my-policy/changed-policy.ts';
import { CountsAsNow } from '../change-my-policy/counts-as-now.tsx';
import { chosenOf, noVehicle, vehiclesOf } from '../change-my-policy/kinds/vehicle-answers.ts';
import { type ChangePart, changeParts } from './change-parts.tsx';
import { allOf } from './several-changes.ts';
import { type Variant, VariantColumn } from './variant-column.tsx';

/** As many variants as stand beside each other. */
const mostVariants = 3;

/** What an agent changes of the policy of the address, several things at once and in variants to choose from. */
export function ChangePolicyScreen() {
  const common = useTranslations('shell.common');
  const id = usePathId();
  if (!id) return <PageSkeleton shape="form" label={common('loading')} />;
  return <LoadedPolicy policyId={id} />;
}

function LoadedPolicy({ policyId }: { policyId: string }) {
  const t = useTranslations('change');
  const query = useRead('agent', LoadChangedPolicyDocument, { policy_id: policyId });
  const lines = useLineViews();
  const isTogether = useSearchParams().get('together') !== null;
  const notHere = <p>{t('notHere')}</p>;
  return (
    <QueryView
      query={query}
      heading={t('agent.title')}
      shape="form"
      failed={t('failed')}
      find={(data) => data.policies_by_pk}
      missing={notHere}
      notPermitted={notHere}
    >
      {(policy) => {
        if (isTogether) return <ChangeAddresses policy={policy} />;
        const line = ownValue(lines, policy.current_quote?.provider ?? '');
        return line ? <ChangePolicy key={policy.current_quote?.quote_id} policy={policy} line={line} /> : notHere;
      }}
    </QueryView>
  );
}

/** The head of what an agent changes of a policy, and the way back to it. */
function ChangeHead({
  policy,
  title,
  lead,
  children,
}: {
  policy: ChangedPolicy;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  useDocumentTitle(`${title} · ${policy.policy_number}`);
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-1 border-b border-line pb-3">
        <AppLink
          className="link inline-flex min-h-target-small items-center self-start font-mono"
          href={`/agents/policies/${policy.policy_id}?tab=changes`}
        >
          {policy.policy_number}
        </AppLink>
        <h1 className="type-h1">{title}</h1>
        <p className="max-w-measure text-ink-2">{lead}</p>
      </header>
      {children}
    </div>
  );
}

function ChangeAddresses({ policy }: { policy: ChangedPolicy }) {
  const t = useTranslations('change.addresses');
  return (
    <ChangeHead policy={policy} title={t('title')} lead={t('lead')}>
      <AddressTogether policy={policy} kind="agent" />
    </ChangeHead>
  );
}

type ChangePolicyProps = { policy: ChangedPolicy; line: LineView };

function ChangePolicy({ policy, line }: ChangePolicyProps) {
  const t = useTranslations('change.agent');
  const own = useTranslations('change');
  const errors = useTranslations('checkout.errors');
  // A total loss says which vehicle comes off, and from when on.
  const search = useSearchParams();
  const removed = vehiclesOf(policy).length > 1 ? (search.get('remove') ?? '') : '';
  const isRemoved = chosenOf(policy, { which: removed }) !== undefined;
  const [day, setDay] = useState(search.get('from') ?? '');
  const [asNow, setAsNow] = useState<readonly string[]>([]);
  const [variants, setVariants] = useState<readonly Variant[]>([
    { drafts: isRemoved ? { vehicle: { ...noVehicle, which: removed, deed: 'remove' } } : {} },
  ]);
  const [at, setAt] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const variant = variants[at] ?? { drafts: {} };
  const draftOf = ({ drafts }: Variant, part: ChangePart): object => ownValue(drafts, part.code) ?? part.begin(policy);
  const changesOf = (one: Variant) => {
    const chosen = allOf(changeParts.map((part) => part.changes(draftOf(one, part), policy, line)));
    return asNow.length === 0 ? chosen : { ...chosen, as_now: asNow };
  };
  const requestedOf = (one: Variant) => ({
    policy_id: policy.policy_id,
    effective_date: day || null,
    changes: changesOf(one) ?? {},
  });
  const isChanged = changesOf(variant) !== null;
  const { error } = useRead('agent', PreviewPolicyChangeDocument, requestedOf(variant), {
    keepsLast: true,
    enabled: isChanged,
    showsRefusals: true,
  });
  const field = isChanged && error instanceof RequestError ? error.field : undefined;
  const message = isChanged && error ? (readableMessage(error) ?? null) : null;
  const problems =
    attempt > 0 ? changeParts.flatMap((part) => part.problems(draftOf(variant, part), line, errors)) : [];
  const isAtField = (part: ChangePart) =>
    field !== undefined && part.fields(draftOf(variant, part), policy).test(field);
  const put = (part: ChangePart) => (draft: object) =>
    setVariants(variants.map((one, index) => (index === at ? { drafts: { ...one.drafts, [part.code]: draft } } : one)));
  return (
    <ChangeHead policy={policy} title={t('title')} lead={t('lead')}>
      <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <ErrorSummary title={own('problems', { count: problems.length })} problems={problems} attempt={attempt} />
          <Field
            id="change-day"
            label={own('from')}
            hint={t('dayHint')}
            error={field === 'effective_date' ? message : null}
          >
            {(control) => (
              <NearDate
                {...control}
                value={day}
                onChange={({ currentTarget: { value } }) => {
                  setDay(value);
                  // What was otherwise is of its day.
                  setAsNow([]);
                }}
              />
            )}
          </Field>
          <CountsAsNow kind="agent" policyId={policy.policy_id} day={day} chosen={asNow} onChoose={setAsNow} />
          {changeParts.map((part) => (
            <details
              key={`${at} ${part.code}`}
              className="border-t border-line pt-2"
              open={ownValue(variant.drafts, part.code) !== undefined || part.code === 'coverage'}
            >
              <summary className="inline-flex min-h-target-small cursor-pointer items-center type-h3">
                {t(`parts.${part.code}`)}
              </summary>
              <div className="py-3">
                {part.draw({
                  policy,
                  draft: draftOf(variant, part),
                  problems,
                  isDense: true,
                  errorOf: (of) => (isAtField(part) && field !== undefined && of.test(field) ? message : null),
                  onChange: put(part),
                })}
              </div>
            </details>
          ))}
        </div>
        <section aria-label={t('variants')} className="flex min-w-0 flex-col gap-4 xl:sticky xl:top-4">
          <div className="flex flex-wrap gap-2">
            {variants.map((_, index) => (
              <Button
                key={index}
                size="small"
                tone={index === at ? 'primary' : 'quiet'}
                aria-pressed={index === at}
                onClick={() => setAt(index)}
              >
                {t('variant', { number: index + 1 })}
              </Button>
            ))}
            {variants.length < mostVariants && (
              <Button
                size="small"
                tone="quiet"
                onClick={() => {
                  setVariants([...variants, variant]);
                  setAt(variants.length);
                }}
              >
                {t('another')}
              </Button>
            )}
          </div>
          <div className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
            {variants.map((one, index) => (
              <VariantColumn
                key={index}
                title={t('variant', { number: index + 1 })}
                provider={line.provider}
                requested={changesOf(one) === null ? null : requestedOf(one)}
                isCurrent={index === at}
                isOpen={changeParts.some((part) => part.problems(draftOf(one, part), line, errors).length > 0)}
                onOpen={() => {
                  setAt(index);
                  setAttempt(attempt + 1);
                }}
              />
            ))}
          </div>
        </section>
      </div>
    </ChangeHead>
  );
}
