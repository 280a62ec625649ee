'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { AgeChip } from '@roadworthy/ui/workbench/age-chip.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  type AbilityFragment,
  LoadReferralDocument,
  type LoadReferralQuery,
  type ReferralFactsFragment,
} from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotFound } from '../../../shell/staff/staff-not-found.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { forceBindQuote } from '../../quoting/force-bind-quote/force-bind-quote.tsx';
import { cancelReferralRequest } from '../../quoting/submit-underwriting-referral/referral-requests.ts';
import { isNeverFor } from '../../shared/actions/action.ts';
import { AbilityButton } from '../../shared/actions/ability-button.tsx';
import { useActions } from '../../shared/actions/use-actions.tsx';
import { customerOf } from '../../shared/customer-name.ts';
import { useAge } from '../../shared/use-age.ts';
import { printDay } from '../../shared/print-day.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { useNameless } from '../../shared/use-nameless.ts';
import { useReferralReasons } from '../../shared/use-referral-reasons.ts';
import { useNextRow } from '../../shared/queue/next-row.ts';
import { PresenceOf } from '../../shared/presence/presence-of.tsx';
import { acceptApplication } from '../decide-referral/accept-application.tsx';
import { AssignReferral } from '../decide-referral/assign-referral.tsx';
import { acceptReferral, rejectReferral } from '../decide-referral/decide-referral.tsx';
import { ReferredChange } from './referred-change.tsx';
import { ReferralReasons } from './referral-reasons.tsx';
import { ReferralRisk } from './referral-risk.tsx';
import { ReferralThread } from './referral-thread.tsx';
import { useBadge } from '../../shared/statuses.ts';
import { referralLooks, referralStatusOf } from './referral-statuses.ts';

type Referral = NonNullable<LoadReferralQuery['quote_referrals_by_pk']>;
type PanelProps = {
  referralId: string;
  /** Where one goes on when it is decided; to the next row of the list beside which it stands, unless given. */
  onDecided?: () => void;
  /** Without the risk, where the page around it shows that. */
  isShort?: boolean;
};

const decisions = [acceptReferral, acceptApplication, rejectReferral];
const ofQuote = [cancelReferralRequest, forceBindQuote];

/** A question to an underwriter: why it is asked, what is known, what was said, and the ways to answer. */
export function ReferralPanel({ referralId, onDecided, isShort = false }: PanelProps) {
  const next = useNextRow();
  const t = useTranslations('workbench.referrals');
  const query = useRead('agent', LoadReferralDocument, { quote_referral_id: referralId });
  return (
    <QueryView
      query={query}
      shape="detail"
      failed={t('failed')}
      find={({ quote_referrals_by_pk: referral, abilities }) => referral && { referral, abilities }}
      missing={<StaffNotFound />}
      notPermitted={<StaffNotPermitted />}
    >
      {({ referral, abilities }) => (
        <div className="flex flex-col gap-6">
          <Head referral={referral} abilities={abilities} onDecided={onDecided ?? next} isShort={isShort} />
          <Answer referral={referral} />
          {referral.quote?.status === 'proposal' && <ReferredChange quoteId={referral.quote_id} />}
          <ReferralReasons referral={referral} />
          <ReferralThread referral={referral} abilities={abilities} />
          {!isShort && (
            <>
              <ReferralRisk quoteId={referral.quote_id} />
              <Earlier referral={referral} />
            </>
          )}
        </div>
      )}
    </QueryView>
  );
}

type HeadProps = {
  referral: Referral;
  abilities: readonly AbilityFragment[];
  onDecided: () => void;
  isShort: boolean;
};

function Head({ referral, abilities, onDecided, isShort }: HeadProps) {
  const t = useTranslations('workbench.referrals');
  const words = useTranslations('actions');
  const nameless = useNameless();
  const status = useBadge(referralLooks);
  const age = useAge();
  const { quote_referral_id: id, created, requested_by_name: asker } = referral;
  const offered = abilities.filter((one) => !isNeverFor(one));
  const decide = useActions(decisions, { id, subject: { onDecided }, abilities: offered });
  const quote = useActions(ofQuote, { id: referral.quote_id, subject: null, abilities: offered });
  const requested = age.since(created);
  return (
    <div className="flex flex-col gap-3">
      <h2 className="type-h2">{isShort ? t('one') : (customerOf(referral.quote) ?? nameless(referral.quote))}</h2>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusBadge {...status(referralStatusOf(referral))} />
        <span>{asker === null ? t('askedByPlatform') : t('askedBy', { name: asker })}</span>
        <AgeChip text={requested.text} instant={requested.instant} exact={requested.exact} />
        {referral.status === 'pending' && (
          <span className="text-ink-3">{t('answerBy', { day: printDay(referral.last_day) ?? '' })}</span>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-5">
        {referral.status === 'pending' && <AssignReferral referral={referral} abilities={abilities} />}
        <PresenceOf table="quotes" id={referral.quote_id} />
      </div>
      <div className="flex flex-wrap gap-2">
        {decisions.map(({ operation }) => {
          const ability = offered.find((one) => one.operation === operation);
          if (!ability?.allowed) return null;
          const tone = operation === 'reject_referral' ? 'quiet' : 'primary';
          return (
            <AbilityButton
              key={operation}
              ability={ability}
              tone={tone}
              label={words(`${operation}.action`)}
              onPress={() => decide.allowed.find(({ id: one }) => one === operation)?.act()}
            />
          );
        })}
        {ofQuote.map(({ operation }) => {
          const ability = offered.find((one) => one.operation === operation);
          // What is not taken back any more needs no reason; the page of the quote offers the rest itself.
          if (!ability || (operation === 'force_bind_quote' ? isShort : !ability.allowed)) return null;
          return (
            <AbilityButton
              key={operation}
              ability={ability}
              label={words(`${operation}.action`)}
              onPress={() => quote.allowed.find(({ id: one }) => one === operation)?.act()}
            />
          );
        })}
      </div>
      {decide.dialogs}
      {quote.dialogs}
    </div>
  );
}

/** What was answered, by whom, and why. */
function Answer({
  referral: { decision, decided, underwriter_name, action_reason, status },
}: {
  referral: ReferralFactsFragment;
}) {
  const t = useTranslations('workbench.referrals');
  const instant = useInstant();
  if (decision === null || decided === null) return null;
  return (
    <section className="rounded-card bg-surface-2 p-3">
      <p className="font-semibold">
        {t(decision === 'accepted' ? 'acceptedBy' : 'rejectedBy', { name: underwriter_name ?? t('underwriter') })}
        <span className="font-normal text-ink-3"> {instant(decided).absolute}</span>
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{action_reason}</p>
      {status === 'expired' && <p className="mt-1 text-small text-warning">{t('voided')}</p>}
    </section>
  );
}

/** What else an underwriter was asked about the same quote. */
function Earlier({ referral }: { referral: Referral }) {
  const t = useTranslations('workbench.referrals');
  const status = useBadge(referralLooks);
  const instant = useInstant();
  const others =
    referral.quote?.quote_referrals.filter((one) => one.quote_referral_id !== referral.quote_referral_id) ?? [];
  const reasonsOf = useReferralReasons();
  if (others.length === 0) return null;
  return (
    <section>
      <h3 className="type-h3 mb-1">{t('earlier')}</h3>
      <ul>
        {others.map((one) => (
          <li key={one.quote_referral_id} className="border-b border-line py-1.5">
            <p className="flex flex-wrap items-center gap-2">
              <StatusBadge {...status(referralStatusOf(one))} />
              <AppLink
                className="link inline-flex min-h-6 items-center"
                href={`/underwriting/referrals/${one.quote_referral_id}`}
              >
                {instant(one.created).absolute}
              </AppLink>
            </p>
            <p className="text-small text-ink-2 wrap-anywhere">{one.action_reason ?? reasonsOf(one).join(' ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
