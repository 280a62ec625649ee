'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef } from 'react';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { request } from '../../../data/requests/request.ts';
import { TrackClaimDocument, type TrackClaimQuery } from '../../../generated/documents.ts';
import { usePageLocale } from '../../../locale/use-page-locale.ts';
import { languageTags } from '../../../locale/locales.ts';
import { AreaMessages } from '../../../shell/area-messages.tsx';
import { useAreaWords } from '../../../shell/use-area-words.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { printDay } from '../../shared/print-day.ts';
import { RecordTimeline } from '../../shared/timeline/record-timeline.tsx';
import { useDayOfInstant } from '../../shared/use-instant.ts';
import { NumberAndPostalFields, useNumberAndPostal } from '../claim-status/number-and-postal.tsx';
import { ClaimStatusBadge } from '../claim-status/claim-status.tsx';
import { WhatNext } from '../claim-status/what-next.tsx';
import { useLossLabel } from '../claim-status/use-loss-label.ts';

/** How a claim stands, for who knows its number and postal code; whoever guesses learns nothing. */
export function TrackClaimScreen() {
  const t = useTranslations('claim.track');
  const typed = useNumberAndPostal();
  const { number, postal, isShort, setNumber } = typed;
  const tracking = useMutation({
    mutationFn: () => request(TrackClaimDocument, { claim_number: number, postal_code: postal }),
  });
  useEffect(() => setNumber(new URLSearchParams(window.location.search).get('number') ?? ''), [setNumber]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (typed.check() && !tracking.isPending) tracking.mutate();
  }
  if (tracking.data) return <Tracked claim={tracking.data.track_claim} onAnother={tracking.reset} />;
  const { error } = tracking;
  const isUnknown = error instanceof RequestError && error.code === 'not_found';
  const problem = isUnknown ? t('unknown') : error && (readableMessage(error) ?? t('failed'));
  return (
    <>
      <h1 className="type-h1">{t('title')}</h1>
      <p className="mt-2 max-w-measure text-ink-2">{t('lead')}</p>
      <form noValidate method="post" className="mt-7 flex max-w-xl flex-col gap-6" onSubmit={submit}>
        <FormAlert message={isShort ? t('both') : problem} />
        <NumberAndPostalFields
          typed={typed}
          id="track"
          numberName="claim-number"
          copy={{ number: t('number'), numberHint: t('numberHint'), postal: t('postal') }}
        />
        <Button type="submit" busy={tracking.isPending} busyLabel={t('show')} className="self-start max-sm:w-full">
          {t('show')}
        </Button>
      </form>
    </>
  );
}

type TrackedProps = { claim: TrackClaimQuery['track_claim']; onAnother: () => void };

function Tracked({ claim, onAnother }: TrackedProps) {
  const t = useTranslations('claim.track');
  const follow = useTranslations('claim.follow');
  const lossLabel = useLossLabel();
  const dayOf = useDayOfInstant();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-8">
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h1 ref={heading} tabIndex={-1} className="type-h1 outline-none">
            {follow('title', { number: claim.claim_number })}
          </h1>
          <ClaimStatusBadge status={claim.status} />
        </div>
        <p className="mt-2 text-ink-2">
          {[lossLabel(claim.type_of_loss), printDay(claim.incident_date), t('reported', { day: dayOf(claim.filed) })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="mt-3">
          <WhatNext claim={claim} />
        </p>
      </div>
      <History claim={claim} />
      <Button tone="quiet" className="self-start" onClick={onAnother}>
        {t('another')}
      </Button>
    </div>
  );
}

/** What happened so far; its words come with it. */
function History({ claim: { entries } }: Pick<TrackedProps, 'claim'>) {
  const follow = useTranslations('claim.follow');
  const locale = usePageLocale();
  const words = useAreaWords('claimHistory');
  if (words === null || entries.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="type-h3">{follow('history')}</h2>
      <AreaMessages locale={languageTags[locale]} messages={words}>
        <RecordTimeline
          reader="customer"
          currency="USD"
          notes={[]}
          rows={entries.map(({ at, kind, facts }) => ({
            timeline_entry_id: `${at} ${kind}`,
            at,
            kind,
            facts,
            actor_name: null,
            actor_role: null,
            premium_before: null,
            premium_after: null,
          }))}
        />
      </AreaMessages>
    </section>
  );
}
