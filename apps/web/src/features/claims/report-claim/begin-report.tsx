'use client';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { newId } from '../../../data/new-id.ts';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { request } from '../../../data/requests/request.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { useClaimContext } from '../../../data/session/claim-session.tsx';
import { useSession } from '../../../data/session/use-session.ts';
import { useContactPhone } from '../../../data/visit/visit.ts';
import {
  LoadPoliciesToReportDocument,
  StartClaimDocument,
  type StartClaimMutationVariables,
} from '../../../generated/documents.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { NumberAndPostalFields, useNumberAndPostal } from '../claim-status/number-and-postal.tsx';
import { vehicleNames } from '../../shared/vehicle-name.ts';

const another = 'another';

/** How a report begins: about a policy of one's own, by its number and postal code, without one, or as somebody else. */
export function BeginReport({ isOld }: { isOld: boolean }) {
  const t = useTranslations('claim.report');
  const phone = useContactPhone();
  return (
    <div className="flex flex-col gap-8">
      <div>
        <h1 className="type-h1">{t('titles.start')}</h1>
        <p className="mt-3 max-w-measure text-ink-2">{t('leads.start')}</p>
        <p className="mt-5">
          <LinkButton tone="quiet" href={phone.href}>
            <Icon name="phone" className="size-5" />
            {t('begin.call', { phone: phone.text })}
          </LinkButton>
        </p>
      </div>
      <FormAlert message={isOld ? t('begin.old') : null} />
      <Begin />
      <p className="border-t border-line pt-4">
        <a className="link inline-flex min-h-11 items-center" href="/claim/track">
          {t('begin.track')}
        </a>
      </p>
    </div>
  );
}

function Begin() {
  const session = useSession();
  return session.data ? <OwnPolicies /> : <ByNumber canSignIn={session.data === null} />;
}

/** Starts the report, and keeps its token in this browser. */
function useStart() {
  const { setClaimId, setClaimToken, clearClaim } = useClaimContext();
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ message: string; field: string | undefined } | null>(null);
  const key = useRef(newId());
  async function start(variables: StartClaimMutationVariables): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const heldRoles = session.data?.roles ?? [];
    const who = { kind: session.data ? 'user' : 'anonymous', heldRoles, idempotencyKey: key.current } as const;
    try {
      const { start_claim: started } = await request(StartClaimDocument, variables, who);
      clearClaim();
      setClaimId(started.claim_id);
      setClaimToken(started.claim_token);
    } catch (error) {
      // Other words are another call.
      key.current = newId();
      const field = error instanceof RequestError ? error.field : undefined;
      setProblem({ message: readableMessage(error) ?? '', field });
      setBusy(false);
    }
  }
  return { start, busy, problem };
}

function OwnPolicies() {
  const t = useTranslations('claim.report.begin');
  const words = useTranslations('claim.report');
  const query = useRead('user', LoadPoliciesToReportDocument, {});
  const [chosen, setChosen] = useState<string | null>(null);
  const { start, busy, problem } = useStart();
  const policies = query.data?.policies ?? [];
  if (query.isError || (query.data && policies.length === 0)) return <ByNumber canSignIn={false} />;
  if (!query.data) return <div className="min-h-64" />;
  if (chosen === another) return <ByNumber canSignIn={false} />;
  return (
    <form
      noValidate
      method="post"
      className="flex max-w-2xl flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        const policyId = chosen ?? policies[0]?.policy_id;
        if (policyId) void start({ policy_id: policyId });
      }}
    >
      <FormAlert message={problem?.message} />
      <RadioTiles
        name="claim-policy"
        label={t('policies')}
        value={chosen ?? policies[0]?.policy_id ?? null}
        onChange={setChosen}
        options={[
          ...policies.map(({ policy_id, policy_number, current_quote }) => ({
            value: policy_id,
            label: vehicleNames(current_quote?.vehicles ?? []) || policy_number,
            note: policy_number,
          })),
          { value: another, label: t('otherPolicy') },
        ]}
      />
      <Button type="submit" busy={busy} busyLabel={words('working')} className="self-start max-sm:w-full">
        {words('continue')}
        <Icon name="arrow-right" />
      </Button>
    </form>
  );
}

function ByNumber({ canSignIn }: { canSignIn: boolean }) {
  const t = useTranslations('claim.report.begin');
  const words = useTranslations('claim.report');
  const typed = useNumberAndPostal();
  const { number, postal, isShort } = typed;
  const { start, busy, problem } = useStart();
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined);
  const isElsewhere = problem !== null && problem.field !== 'policy_number' && problem.field !== 'postal_code';

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (typed.check()) void start({ policy_number: number, postal_code: postal });
  }
  return (
    <form noValidate method="post" className="flex max-w-2xl flex-col gap-6" onSubmit={submit}>
      {canSignIn && (
        <p>
          <a className="link inline-flex min-h-11 items-center" href="/customers/sign-in?returnTo=/claim/start">
            {t('signIn')}
          </a>
        </p>
      )}
      <FormAlert message={isElsewhere ? problem.message : isShort ? t('both') : null} />
      <NumberAndPostalFields
        typed={typed}
        id="claim-policy"
        numberName="policy-number"
        copy={{ number: t('number'), numberHint: t('numberHint'), postal: t('postal') }}
        errors={{ number: errorOf('policy_number'), postal: errorOf('postal_code') }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel={words('working')} className="max-sm:w-full">
          {words('continue')}
          <Icon name="arrow-right" />
        </Button>
        <Button
          tone="quiet"
          className="max-sm:w-full"
          onClick={() => void start({ ...(postal.trim() !== '' && { postal_code: postal }) })}
        >
          {t('without')}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-4">
        <p className="text-ink-2">{t('thirdLead')}</p>
        <Button tone="plain" className="-ml-3" onClick={() => void start({ third_party: true })}>
          {t('third')}
        </Button>
      </div>
    </form>
  );
}
