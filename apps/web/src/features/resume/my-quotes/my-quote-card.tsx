'use client';
import { currencyOf } from '@roadworthy/core/shared/money/currency.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import type { Tone } from '@roadworthy/ui/base/tone.ts';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadMyQuoteDocument, type LoadMyQuoteQuery, type MyQuoteCardFragment } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { useKindLabel } from '../../shared/use-labels.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { VehiclePicture } from '../../shared/vehicle-picture.tsx';
import { MyQuoteActions } from './my-quote-actions.tsx';

const standings = {
  asking: 'info',
  ready: 'success',
  signed: 'success',
  'agent-required': 'warning',
  'review-needed': 'violet',
  ineligible: 'danger',
  expired: 'neutral',
  'pending-bind': 'warning',
} as const satisfies Readonly<Record<string, Tone>>;
type Status = keyof typeof standings;

const isStanding = (text: string): text is Status => Object.hasOwn(standings, text);

/** How a quote stands, as the server says where checkout would go on. */
function statusOf({ screen, next, missing_fields: missing }: LoadMyQuoteQuery['checkout_state']): Status {
  if (screen && isStanding(screen)) return screen;
  if (next === 'payment') return 'signed';
  return missing.every(({ path }) => path === 'signature' || path === 'payment') ? 'ready' : 'asking';
}

type MyQuoteCardProps = { quote: MyQuoteCardFragment; onHide: (isHidden: boolean) => void };

/** One quote: what it insures, how it stands, what it costs, until when it is good, and what is still missing. */
export function MyQuoteCard({ quote, onHide }: MyQuoteCardProps) {
  const t = useTranslations('account.quotes');
  const kindLabel = useKindLabel();
  const instant = useInstant();
  const { data } = useRead('user', LoadMyQuoteDocument, { id: quote.quote_id });
  const status = data && statusOf(data.checkout_state);
  const names = quote.vehicles.map((vehicle) => vehicleName(vehicle) ?? kindLabel(quote.provider, vehicle.type));
  const more = (quote.vehicles_aggregate.aggregate?.count ?? 0) - quote.vehicles.length;
  const name = names.join(', ') || t('unnamed');
  const until = printDay(quote.expiration_date) ?? '';
  return (
    <article className="overflow-hidden rounded-sheet border border-line bg-canvas sm:grid sm:grid-cols-[11rem_minmax(0,1fr)]">
      <div className="flex items-end gap-2 bg-surface-2 px-4 pt-4">
        {quote.vehicles.slice(0, 1).map((vehicle) => (
          <VehiclePicture
            key={vehicle.vehicle_id}
            vehicle={vehicle}
            provider={quote.provider}
            className="block h-24 min-w-0 flex-1"
          />
        ))}
      </div>
      <div className="flex flex-col gap-3 p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
          <div>
            <h2 className="type-h3">{name}</h2>
            <p className="text-small text-ink-2">
              {quote.product?.product_name}
              {more > 0 && ` · ${t('moreVehicles', { count: more })}`}
            </p>
          </div>
          <span className="min-h-6">
            {status && <StatusBadge tone={standings[status]} label={t(`standings.${status}`)} />}
          </span>
        </div>
        <dl className="flex flex-wrap gap-x-8 gap-y-1">
          <Fact label={t('price')}>
            {quote.total === null
              ? t('noPrice')
              : t('priceFor', {
                  amount: moneyText(quote.total, currencyOf(quote.country)),
                  months: quote.policy_duration_months,
                })}
          </Fact>
          <Fact label={t(status === 'expired' ? 'ended' : 'goodUntil')}>{until}</Fact>
          <Fact label={t('begun')}>{instant(quote.created).absolute}</Fact>
        </dl>
        {data && status === 'asking' && <Missing fields={data.checkout_state.missing_fields} />}
        <Proposal proposals={quote.proposals} documents={data?.quote_documents} />
        <MyQuoteActions id={quote.quote_id} name={name} status={status} abilities={data?.abilities} onHide={onHide} />
      </div>
    </article>
  );
}

type ProposalProps = {
  proposals: MyQuoteCardFragment['proposals'];
  documents: LoadMyQuoteQuery['quote_documents'] | undefined;
};

/** The newest proposal that an agent had made. */
function Proposal({ proposals: [proposal], documents }: ProposalProps) {
  const t = useTranslations('account.quotes');
  if (!proposal) return null;
  const { document_id: id } = proposal;
  const isOutdated = documents?.some((one) => one.document_id === id && one.outdated) ?? false;
  return (
    <a href={`/api/documents/${id}`} className="link inline-flex items-center gap-2 self-start font-semibold">
      <Icon name="file" className="size-4" />
      {t(isOutdated ? 'proposalOutdated' : 'proposal')}
    </a>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-small text-ink-3">{label}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

const named = 3;

function Missing({ fields }: { fields: LoadMyQuoteQuery['checkout_state']['missing_fields'] }) {
  const t = useTranslations('account.quotes');
  // The end of every quote is no news.
  const open = fields.filter(({ path }) => path !== 'signature' && path !== 'payment');
  return (
    <div className="text-small text-ink-2">
      <p>{t('missing', { count: open.length })}</p>
      <ul className="ml-4 list-disc">
        {open.slice(0, named).map(({ path, message }) => (
          <li key={path}>{message}</li>
        ))}
        {open.length > named && <li>{t('missingMore', { count: open.length - named })}</li>}
      </ul>
    </div>
  );
}
