'use client';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { NearDate } from '@roadworthy/ui/forms/near-date.tsx';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { StalePart } from '@roadworthy/ui/states/stale-part.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  ChangeAddressDocument,
  type ChangeAddressMutation,
  PreviewAddressChangeDocument,
  type PreviewAddressChangeQuery,
  type TogetherPolicyFragment,
} from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { addressLine } from '../../shared/address-line.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { printDay } from '../../shared/print-day.ts';
import { useKindLabel } from '../../shared/use-labels.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { ChangeEffect } from '../../policies/endorse-policy/change-effect.tsx';
import type { ChangedPolicy } from '../change-my-policy/changed-policy.ts';
import { type AddressDraft, AddressFields, noAddress, sentAddress } from '../change-my-policy/kinds/address-fields.tsx';
import { usePoliciesTogether } from './other-policies.tsx';

type Kind = 'user' | 'agent';
type AddressTogetherProps = { policy: ChangedPolicy; kind: Kind };
type Shown = PreviewAddressChangeQuery['preview_address_change'][number];

/** One address for several policies of a customer: what each costs, and one press that changes all of them or none. */
export function AddressTogether({ policy, kind }: AddressTogetherProps) {
  const common = useTranslations('shell.common');
  const { data } = usePoliciesTogether(kind, policy);
  if (!data) return <PageSkeleton shape="form" label={common('loading')} />;
  return <Together first={policy.policy_id} policies={data.policies} kind={kind} />;
}

const isWhole = ({ line_1, locality, postal_code }: AddressDraft): boolean =>
  [line_1, locality, postal_code].every((one) => one.trim() !== '');

const pathOf = (kind: Kind, policyId: string): string =>
  kind === 'user' ? `/customers/policies/${policyId}` : `/agents/policies/${policyId}?tab=changes`;

type TogetherProps = { first: string; policies: readonly TogetherPolicyFragment[]; kind: Kind };

function Together({ first, policies, kind }: TogetherProps) {
  const t = useTranslations('change.addresses');
  const own = useTranslations('change');
  const [address, setAddress] = useState(noAddress);
  const [day, setDay] = useState('');
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [moved, setMoved] = useState<readonly string[]>([]);
  const [hint, setHint] = useState<string | null>(null);
  const chosen = policies.filter(({ policy_id }) => !leftOut.includes(policy_id));
  // The policy of the address leads, as long as it is one of them.
  const [lead, ...others] = chosen.toSorted(
    (one, other) => Number(other.policy_id === first) - Number(one.policy_id === first),
  );
  const movable = new Set(chosen.flatMap((one) => one.current_quote?.vehicles.map((it) => it.root_vehicle_id) ?? []));
  const requested = {
    policy_id: lead?.policy_id ?? first,
    effective_date: day || null,
    mailing_address: sentAddress(address),
    moved_vehicles: moved.filter((root) => movable.has(root)),
  };
  const operation = useOperation(ChangeAddressDocument, undefined, { kind, rereads: [kind] });
  const enabled = lead !== undefined && isWhole(address) && !operation.isSuccess;
  const preview = useRead(
    kind,
    PreviewAddressChangeDocument,
    { ...requested, also: others.map(({ policy_id }) => policy_id) },
    { keepsLast: true, enabled, showsRefusals: true },
  );
  const isStale = preview.isFetching || preview.isPlaceholderData;
  const shown = enabled && !preview.error ? (preview.data?.preview_address_change ?? []) : [];
  const failure = operation.error ?? (enabled ? preview.error : null);
  const field = failure instanceof RequestError ? failure.field : undefined;
  const errorOf = (name: string) => (field === name ? (readableMessage(failure) ?? null) : null);
  const isAtField = field?.startsWith('mailing_address.') === true || field === 'vehicle.garaging_postal_code';

  if (operation.data) return <Done made={operation.data.change_address} policies={policies} kind={kind} />;

  function submit(): void {
    if (operation.isPending || isStale) return;
    if (!lead) return setHint(t('chooseOne'));
    if (!isWhole(address)) return setHint(t('typeFirst'));
    const agreed = new Map(shown.flatMap(({ policy_id, preview: of }) => (of ? [[policy_id, of.premium_after]] : [])));
    const blocked = shown.some(({ preview: of }) => !of || of.needs_underwriter !== null);
    if (blocked || agreed.size < chosen.length) return setHint(t('leaveOut'));
    setHint(null);
    operation.mutate({
      ...requested,
      premium: agreed.get(lead.policy_id) ?? 0,
      also: others.map(({ policy_id }) => ({ policy_id, premium: agreed.get(policy_id) ?? 0 })),
    });
  }

  return (
    <form
      noValidate
      className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="flex min-w-0 flex-col gap-8">
        <fieldset>
          <legend className="mb-3 type-h3">{own('mailing')}</legend>
          <AddressFields
            id="together"
            value={address}
            onChange={setAddress}
            errorOf={(name) => errorOf(`mailing_address.${name}`)}
          />
        </fieldset>
        <Field label={own('from')} hint={own('fromHint')} error={errorOf('effective_date')}>
          {(control) => (
            <NearDate {...control} value={day} onChange={({ currentTarget: { value } }) => setDay(value)} />
          )}
        </Field>
        <fieldset className="flex flex-col gap-4">
          <legend className="mb-2 type-h3">{t('policies')}</legend>
          {policies.map((one) => (
            <ChosenPolicy
              key={one.policy_id}
              policy={one}
              isChosen={!leftOut.includes(one.policy_id)}
              onChoose={(isChosen) =>
                setLeftOut(isChosen ? leftOut.filter((id) => id !== one.policy_id) : [...leftOut, one.policy_id])
              }
              moved={moved}
              onMove={setMoved}
            />
          ))}
        </fieldset>
      </div>
      <section aria-labelledby="together-costs" className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-6">
        <h2 id="together-costs" className="type-h3">
          {t('costs')}
        </h2>
        {shown.length === 0 ? (
          <p className="text-ink-2">{t('nothingYet')}</p>
        ) : (
          <StalePart isStale={isStale} label={own('pricing')} className="flex flex-col gap-6">
            {shown.map((one) => (
              <PricedPolicy key={one.policy_id} shown={one} policies={policies} />
            ))}
            <Sum shown={shown} />
          </StalePart>
        )}
        <FormAlert message={hint ?? (failure && !isAtField ? readableMessage(failure) : null)} />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            {...(operation.isPending || (enabled && isStale)
              ? { busy: true, busyLabel: own(operation.isPending ? 'sending' : 'pricing') }
              : {})}
          >
            {t('confirm', { count: chosen.length })}
          </Button>
          <LinkButton href={pathOf(kind, first)} tone="quiet">
            {own('leave')}
          </LinkButton>
        </div>
      </section>
    </form>
  );
}

type ChosenPolicyProps = {
  policy: TogetherPolicyFragment;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  moved: readonly string[];
  onMove: (moved: readonly string[]) => void;
};

/** A policy that takes the address or not, and which of its vehicles are moved along. */
function ChosenPolicy({ policy, isChosen, onChoose, moved, onMove }: ChosenPolicyProps) {
  const t = useTranslations('change.addresses');
  const own = useTranslations('change');
  const kindLabel = useKindLabel();
  const { provider, vehicles = [], mailing_location: mailing } = policy.current_quote ?? {};
  const nameOf = (one: (typeof vehicles)[number]) => vehicleName(one) ?? kindLabel(provider, one.type);
  const names = vehicles.map((one) => nameOf(one) ?? own('vehicle')).join(', ');
  return (
    <div className="border-t border-line pt-2">
      <Checkbox
        label={<span className="font-semibold">{t('takes', { number: policy.policy_number, vehicles: names })}</span>}
        note={mailing ? t('goesNow', { address: addressLine(mailing) ?? '' }) : null}
        checked={isChosen}
        onChange={({ currentTarget: { checked } }) => onChoose(checked)}
      />
      {isChosen && (
        <div className="ml-9">
          {vehicles.map((vehicle) => (
            <Checkbox
              key={vehicle.root_vehicle_id}
              label={own('movesAlong', { vehicle: nameOf(vehicle) ?? own('vehicle') })}
              note={own('keptNow', { place: vehicle.location?.postal_code ?? '–' })}
              checked={moved.includes(vehicle.root_vehicle_id)}
              onChange={({ currentTarget: { checked } }) =>
                onMove(
                  checked
                    ? [...moved, vehicle.root_vehicle_id]
                    : moved.filter((root) => root !== vehicle.root_vehicle_id),
                )
              }
            />
          ))}
        </div>
      )}
    </div>
  );
}

type PricedPolicyProps = { shown: Shown; policies: readonly TogetherPolicyFragment[] };

/** What the address does to the money of one of the policies, or why that one does not take it. */
function PricedPolicy({ shown, policies }: PricedPolicyProps) {
  const { policy_id, policy_number: number, message, preview } = shown;
  const provider = policies.find((one) => one.policy_id === policy_id)?.current_quote?.provider ?? '';
  const because = message ?? preview?.needs_underwriter;
  return (
    <section aria-label={number} className="flex flex-col gap-2">
      <h3 className="font-mono font-semibold">{number}</h3>
      {because && <p className="rounded-card bg-warning-tint p-3 wrap-anywhere text-warning">{because}</p>}
      {preview && <ChangeEffect shown={preview} provider={provider} />}
    </section>
  );
}

/** What all of them cost more or less together; each currency for itself. */
function Sum({ shown }: { shown: readonly Shown[] }) {
  const t = useTranslations('change.addresses');
  const effect = useTranslations('policyParts.change');
  const priced = shown.flatMap(({ preview }) => (preview ? [preview] : []));
  if (priced.length < 2) return null;
  const byCurrency = [...Map.groupBy(priced, ({ currency }) => currency)];
  return (
    <section className="border-t-2 border-ink pt-3">
      <h3 className="font-semibold">{t('all')}</h3>
      {byCurrency.map(([currency, of]) => {
        const change = of.reduce((sum, one) => sum + one.premium_after - one.premium_before, 0);
        const amount = moneyText(Math.abs(change), currency);
        return (
          <p key={currency} className="type-h3 tabular-nums">
            {change === 0 ? effect('even') : change < 0 ? effect('less', { amount }) : effect('more', { amount })}
          </p>
        );
      })}
    </section>
  );
}

type DoneProps = {
  made: ChangeAddressMutation['change_address'];
  policies: readonly TogetherPolicyFragment[];
  kind: Kind;
};

/** What was changed: each of the policies, and from when on. */
function Done({ made, policies, kind }: DoneProps) {
  const t = useTranslations('change.addresses');
  const own = useTranslations('change');
  const [lead] = made;
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <p role="status" className="type-h3">
        {t('done', { count: made.length })}
      </p>
      <ul className="flex flex-col gap-1">
        {made.map(({ policy_proposal_id: id, policy_id, status, effective }) => {
          const number = policies.find((one) => one.policy_id === policy_id)?.policy_number ?? '';
          const facts = { number, date: printDay(effective) ?? '' };
          return <li key={id}>{status === 'applied' ? t('since', facts) : t('later', facts)}</li>;
        })}
      </ul>
      <div>
        <LinkButton href={pathOf(kind, lead?.policy_id ?? '')}>
          {kind === 'user' ? own('toPolicy') : t('toPolicy')}
        </LinkButton>
      </div>
    </div>
  );
}
