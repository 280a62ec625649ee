'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { Menu } from '@roadworthy/ui/workbench/menu.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { type Messages, useFormatter, useMessages, useTranslations } from 'next-intl';
import { defaultLocale, readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  type AbilityFragment,
  GetRenewalPaymentHistoryDocument,
  type LateNoticeFragment,
  LoadRenewalChangesDocument,
  LoadRenewalDocument,
  LoadRenewalTimelineDocument,
  type RenewalRecordFragment,
} from '../../../generated/documents.ts';
import { localePath } from '../../../locale/locale-path.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotFound } from '../../../shell/staff/staff-not-found.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { PaymentTable } from '../../billing/payment-history/payment-schedule.tsx';
import { RecordDiary } from '../../diary/diary.tsx';
import { AbilityButton } from '../../shared/actions/ability-button.tsx';
import { abilityOf, isNeverFor } from '../../shared/actions/action.ts';
import { useAbilities } from '../../shared/actions/use-abilities.ts';
import { useActions } from '../../shared/actions/use-actions.tsx';
import { customerOf } from '../../shared/customer-name.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { personName } from '../../shared/person-name.ts';
import { printDay } from '../../shared/print-day.ts';
import { useNextRow } from '../../shared/queue/next-row.ts';
import { useRecordActions } from '../../shared/record-actions.ts';
import { useBadge } from '../../shared/statuses.ts';
import { RecordTimeline } from '../../shared/timeline/record-timeline.tsx';
import { labelOf, useKindLabel } from '../../shared/use-labels.ts';
import { useNameless } from '../../shared/use-nameless.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { renewalDecisions } from '../decide-renewal/decide-renewal.tsx';
import { saleStatusOf } from '../renewal-parts/sale-status-of.ts';
import { PriceHeat } from '../renewal-parts/price-heat.tsx';
import { TermCover, TermEdits, TermPrices, TermReasons } from '../renewal-parts/renewal-changes.tsx';
import { renewalLooks } from '../renewal-parts/renewal-statuses.ts';
import { TermChart } from '../renewal-parts/term-chart.tsx';
import { SaleStatus } from '../settle-renewal/sale-status.tsx';
import { renewalQuoteActions, renewalSettlements } from '../settle-renewal/settle-renewal.tsx';
import { OutreachScript } from './outreach-script.tsx';
import { RenewalLosses } from './renewal-losses.tsx';

export type RenewalArea = '/agents' | '/underwriting';

type PanelProps = {
  renewalId: string;
  area: RenewalArea;
  /** Where one goes on when it is decided; to the next row of the list beside which it stands, unless given. */
  onDecided?: () => void;
  /** On a page of its own or in a tab there is room for what happened, and the head names the page. */
  isPage?: boolean;
  /** Within the page of its policy, which is named there already. */
  isWithinPolicy?: boolean;
};

/** The offer of a next term: what it costs and why, what stands in its way, and what may be done. */
export function RenewalPanel({ renewalId, ...rest }: PanelProps) {
  const t = useTranslations('workbench.renewal');
  const query = useRead('agent', LoadRenewalDocument, { policy_renewal_id: renewalId });
  return (
    <QueryView
      query={query}
      shape="detail"
      failed={t('failed')}
      find={({ policy_renewals_by_pk: renewal, abilities }) => renewal && { renewal, abilities }}
      missing={<StaffNotFound />}
      notPermitted={<StaffNotPermitted {...(rest.area === '/underwriting' && { area: 'underwriting' })} />}
    >
      {(found) => <OneRenewal {...found} {...rest} />}
    </QueryView>
  );
}

type OneRenewalProps = Omit<PanelProps, 'renewalId'> & {
  renewal: RenewalRecordFragment;
  abilities: readonly AbilityFragment[];
};

function OneRenewal({ renewal, abilities, area, onDecided, isPage = false, isWithinPolicy = false }: OneRenewalProps) {
  const t = useTranslations('workbench.renewal');
  const currency = renewal.source_policy?.currency ?? '';
  const from = renewal.renewal_date;
  const changes = useRead('agent', LoadRenewalChangesDocument, { policy_renewal_id: renewal.policy_renewal_id });
  const comparison = changes.data?.policy_renewal_changes;
  const level = isPage ? 2 : 3;
  const parts = comparison && (
    <>
      <TermPrices comparison={comparison} currency={currency} from={from} />
      <TermEdits level={level} comparison={comparison} />
      <TermReasons level={level} comparison={comparison} currency={currency} />
      <TermChart level={level} comparison={comparison} currency={currency} from={from} />
      <TermCover level={level} comparison={comparison} />
      <RenewalLosses level={level} found={comparison} currency={currency} />
    </>
  );
  return (
    <div className="flex flex-col gap-6">
      <Head
        renewal={renewal}
        abilities={abilities}
        area={area}
        onDecided={onDecided}
        isPage={isPage}
        isWithinPolicy={isWithinPolicy}
      />
      <InTheWay renewal={renewal} reason={comparison?.issue_reason ?? null} />
      {area === '/underwriting' && comparison?.late_notice && (
        <LateNotice late={comparison.late_notice} currency={currency} level={level} />
      )}
      <div className={isPage ? 'grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start' : 'contents'}>
        <div className="flex min-w-0 flex-col gap-6">
          {changes.isPending && <PageSkeleton shape="table" label={t('loading')} />}
          <FormAlert message={changes.error ? (readableMessage(changes.error) ?? t('changesFailed')) : null} />
          {parts}
          {isPage && <Payments renewal={renewal} currency={currency} />}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Days
            renewal={renewal}
            area={area}
            comparison={comparison}
            isWithinPolicy={isWithinPolicy}
            level={level}
            isSettable={
              area === '/agents' && abilityOf(abilities, 'update_renewal_sale_status_agent')?.allowed === true
            }
          />
          {comparison && area === '/agents' && (
            <OutreachScript renewal={renewal} comparison={comparison} level={level} />
          )}
          {isPage && (
            <RecordDiary
              record={{ policy_renewal_id: renewal.policy_renewal_id }}
              organizationId={renewal.organization_id}
              level={2}
            />
          )}
          {isPage && <Happened renewal={renewal} currency={currency} />}
        </div>
      </div>
    </div>
  );
}

type HeadProps = Required<Pick<OneRenewalProps, 'renewal' | 'abilities' | 'area' | 'isPage' | 'isWithinPolicy'>> & {
  onDecided: (() => void) | undefined;
};

const nothing: readonly AbilityFragment[] = [];

function Head({ renewal, abilities, area, onDecided, isPage, isWithinPolicy }: HeadProps) {
  const t = useTranslations('workbench.renewal');
  const format = useFormatter();
  const nameless = useNameless();
  const kindLabel = useKindLabel();
  const status = useBadge(renewalLooks);
  const next = useNextRow();
  const { policy_renewal_id: id, renewal_quote_id: quoteId, source_policy: policy } = renewal;
  const subject = {
    onDecided: onDecided ?? next,
    status: renewal.status,
    option: renewal.customer_renewal_option,
    saleStatus: saleStatusOf(renewal),
  };
  const ofQuote =
    useAbilities('agent', 'quotes', quoteId === null ? [] : [quoteId], area === '/agents')?.[0] ?? nothing;
  const own = area === '/underwriting' ? renewalDecisions : renewalSettlements;
  const decide = useActions<typeof subject>(own, { id, subject, abilities });
  const lock = useActions(area === '/agents' ? renewalQuoteActions : noActions, {
    id: quoteId ?? '',
    subject: null,
    abilities: ofQuote.filter(({ allowed }) => allowed),
  });
  useRecordActions([...decide.allowed, ...lock.allowed]);
  const vehicle = policy?.current_quote?.vehicles[0];
  const called = customerOf(policy?.current_quote ?? null) ?? nameless(policy?.current_quote ?? null);
  const Heading = isPage && !isWithinPolicy ? 'h1' : 'h2';
  const rejection = abilities.find((one) => one.operation === 'reject_renewal' && !isNeverFor(one));
  const rest = [...decide.items.filter(({ key }) => key !== 'reject_renewal'), ...lock.items];
  const tools = (
    <div className="flex flex-wrap items-center gap-2">
      {decide.primary}
      {lock.primary}
      {rejection && decide.items.some(({ key }) => key === 'reject_renewal') && (
        <AbilityButton
          ability={rejection}
          label={t('reject')}
          onPress={() => decide.allowed.find((one) => one.id === 'reject_renewal')?.act()}
        />
      )}
      {rest.length > 0 && (
        <Menu
          items={rest}
          trigger={
            <button
              type="button"
              aria-label={t('more')}
              className="grid size-8 place-items-center rounded-card border border-line-strong hover:bg-surface-2"
            >
              <Icon name="dots" className="size-4" />
            </button>
          }
        />
      )}
    </div>
  );
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <Heading className={Heading === 'h1' ? 'type-h1' : 'type-h2'}>
            {isWithinPolicy ? t('from', { day: printDay(renewal.renewal_date) ?? '' }) : called}
          </Heading>
          <StatusBadge {...status(renewal.status)} />
          <PriceHeat priced={renewal} format={format} />
        </div>
        {tools}
      </div>
      {!isWithinPolicy && (
        <p className="flex flex-wrap gap-x-4 text-ink-2">
          <span>{vehicleName(vehicle) ?? kindLabel(policy?.provider ?? '', vehicle?.type)}</span>
          <span className="font-mono text-mono">{policy?.policy_number}</span>
          <span>{t('from', { day: printDay(renewal.renewal_date) ?? '' })}</span>
        </p>
      )}
      {decide.dialogs}
      {lock.dialogs}
    </div>
  );
}

type LateNoticeProps = {
  late: NonNullable<LateNoticeFragment['late_notice']>;
  currency: string;
  level: 2 | 3;
};

/** What the law would make of a refusal that comes too late, with its arithmetic. */
function LateNotice({ late, currency, level }: LateNoticeProps) {
  const t = useTranslations('workbench.renewal.late');
  const Heading = level === 2 ? 'h2' : 'h3';
  const money = (cents: number) => moneyText(cents, currency);
  return (
    <section className="flex max-w-measure flex-col gap-1">
      <Heading className="type-h3">{t('title')}</Heading>
      <p className="text-ink-2">
        {t('counted', {
          sent: printDay(late.sent) ?? '',
          noticeDays: late.notice_days,
          postDays: late.post_days,
          source: late.source,
          endsOn: printDay(late.ends_on) ?? '',
          days: late.days,
        })}
      </p>
      <p className="text-ink-2 tabular-nums">
        {t('costs', {
          premium: money(late.premium),
          days: late.days,
          termDays: late.term_days,
          amount: money(late.amount),
          source: late.late_source,
        })}
      </p>
      <p className="text-ink-2">{t('instead')}</p>
    </section>
  );
}

const noActions: typeof renewalQuoteActions = [];

/** What has to be settled, or what went wrong, in words. */
function InTheWay({ renewal, reason }: { renewal: RenewalRecordFragment; reason: string | null }) {
  const t = useTranslations('workbench.renewal');
  const { workbench } = useMessages();
  const { status, issue_type: issue, last_error: error, ended_because: ended, attempts } = renewal;
  const decided = renewal.underwriting_renewal_notes;
  const hasIssue = issue !== 'none' && status !== 'completed' && status !== 'expired';
  if (!hasIssue && error === null && ended === null && decided === null) return null;
  return (
    <section
      aria-label={t('inTheWay')}
      className={`flex items-start gap-3 rounded-card p-4 ${hasIssue || error ? 'bg-warning-tint' : 'bg-surface-2'}`}
    >
      <Icon name={hasIssue || error ? 'alert' : 'info'} className="mt-0.5 size-5 shrink-0" />
      <div className="flex min-w-0 flex-col gap-1">
        {hasIssue && <p className="font-semibold">{issueText(workbench, issue)}</p>}
        {hasIssue && reason !== null && <p className="wrap-anywhere">{reason}</p>}
        {ended !== null && <p className="font-semibold">{ownValue(workbench.renewals.ended, ended) ?? ended}</p>}
        {error !== null && (
          <p className="text-small wrap-anywhere text-ink-2">
            {t('lastError', { error })} {attempts > 0 && t('attempts', { count: attempts })}
          </p>
        )}
        {decided !== null && (
          <p className="text-small wrap-anywhere">
            {t('noted', { name: personName(renewal.actor) ?? t('underwriter') })} {decided}
          </p>
        )}
      </div>
    </section>
  );
}

const issueText = ({ renewals }: Messages['workbench'], issue: string) => labelOf(renewals.issue, issue) ?? issue;

type DaysProps = Pick<OneRenewalProps, 'renewal' | 'area'> & {
  comparison: Parameters<typeof TermPrices>[0]['comparison'] | undefined;
  isWithinPolicy: boolean;
  /** Whether how far one is with the insured is set here. */
  isSettable: boolean;
  level: 2 | 3;
};

/** The days that count, how the contract goes on, and the way to what it is made of. */
function Days({ renewal, area, comparison, isWithinPolicy, isSettable, level }: DaysProps) {
  const t = useTranslations('workbench.renewal');
  const { workbench, policyParts } = useMessages();
  const { renewals } = workbench;
  const language = readLocale(renewal.source_policy?.current_quote?.language ?? '') ?? defaultLocale;
  const link = (href: string, label: string) => (
    <AppLink className="link" href={href}>
      {label}
    </AppLink>
  );
  return (
    <div className="flex flex-col gap-3">
      <FactList
        title={t('days')}
        level={level}
        facts={[
          {
            key: 'cutoff',
            label: renewals.columns.underwriter_cutoff_date,
            value: printDay(renewal.underwriter_cutoff_date),
          },
          { key: 'notice', label: t('latestNotice'), value: printDay(comparison?.latest_notice ?? null) },
          { key: 'renews', label: renewals.columns.renewal_date, value: printDay(renewal.renewal_date) },
          { key: 'pay', label: t('payBy'), value: printDay(comparison?.pay_by ?? null) },
          {
            key: 'charged',
            label: t('charged'),
            value: comparison && (comparison.charged_by_itself ? t('byItself') : t('byHand')),
          },
          {
            key: 'option',
            label: renewals.columns.customer_renewal_option,
            value: labelOf(policyParts.renewal.option, renewal.customer_renewal_option),
          },
          ...(renewal.decline_reason === null
            ? []
            : [
                {
                  key: 'declined',
                  label: t('declined'),
                  value: [labelOf(policyParts.renewal.declined, renewal.decline_reason), renewal.decline_comment]
                    .filter(Boolean)
                    .join(' – '),
                },
              ]),
          {
            key: 'decision',
            label: renewals.columns.underwriting_renewal_status,
            value: labelOf(renewals.decision, renewal.underwriting_renewal_status),
          },
          {
            key: 'sale',
            label: renewals.columns.sale_status,
            value: isSettable ? <SaleStatus renewal={renewal} /> : renewals.sale[saleStatusOf(renewal)],
          },
        ]}
      />
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        {!isWithinPolicy && link(`${area}/policies/${renewal.source_policy_id}`, t('openPolicy'))}
        {isWithinPolicy && link(`${area}/renewals/${renewal.policy_renewal_id}`, t('openRenewal'))}
        {renewal.renewal_quote_id && link(`${area}/quotes/${renewal.renewal_quote_id}`, t('openQuote'))}
        {/* On paper it is said in the language of the risk, whichever the reader's is. */}
        <a className="link" href={localePath(language, `/print/renewal/${renewal.policy_renewal_id}`)}>
          {t('print')}
        </a>
        {renewal.renewed_policy_id && link(`${area}/policies/${renewal.renewed_policy_id}`, t('openNext'))}
      </p>
    </div>
  );
}

/** What was paid, or not, for the next term once it is written; for the one that ends until then. */
function Payments({ renewal, currency }: { renewal: RenewalRecordFragment; currency: string }) {
  const t = useTranslations('workbench.renewal');
  const next = renewal.renewed_policy_id;
  const policyId = next ?? renewal.source_policy_id;
  const query = useRead('agent', GetRenewalPaymentHistoryDocument, { policy_id: policyId });
  return (
    <section className="flex flex-col gap-2">
      <h2 className="type-h3">{t(next === null ? 'paidBefore' : 'paidNext')}</h2>
      <FormAlert message={query.error ? (readableMessage(query.error) ?? t('failed')) : null} />
      {query.data && <PaymentTable payments={query.data.transactions} currency={currency} />}
    </section>
  );
}

/** What happened to the offers of the policy's next term. */
function Happened({ renewal, currency }: { renewal: RenewalRecordFragment; currency: string }) {
  const t = useTranslations('workbench.renewal');
  const words = useTranslations('queue.record');
  const query = useRead('agent', LoadRenewalTimelineDocument, { policy_id: renewal.source_policy_id });
  return (
    <section className="flex flex-col gap-2">
      <h2 className="type-h3">{words('timeline')}</h2>
      <FormAlert message={query.error ? (readableMessage(query.error) ?? t('failed')) : null} />
      {query.data && (
        <RecordTimeline reader="staff" rows={query.data.timeline_entries} notes={[]} currency={currency} />
      )}
    </section>
  );
}
