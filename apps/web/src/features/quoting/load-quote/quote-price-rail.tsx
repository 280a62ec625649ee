'use client';
import { Icon, type IconName } from '@roadworthy/ui/base/icon.tsx';
import { StripeRule } from '@roadworthy/ui/brand/stripe.tsx';
import { PriceRange } from '@roadworthy/ui/price/price-range.tsx';
import { checkoutSteps } from '@roadworthy/core/quoting/vocabulary.ts';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { inputOf } from './field-address.ts';
import { usePaymentWords } from '../../shared/pay/use-payment-words.ts';
import { wayOf } from '../../shared/pay/way-of.ts';
import { usePerTerm } from '../../shared/use-per-term.ts';
import { VehiclePicture } from '../../shared/vehicle-picture.tsx';
import { mayEdit, type QuoteRecord } from './quote-record.ts';

// Whoever only reads a quote asks for no moves.
const moves = fetchedComponent(async () => (await import('../edit-quote/last-moves.tsx')).LastMoves);

/** The price beside a quote, and what stands between it and a policy. */
export function QuotePriceRail({ record }: { record: QuoteRecord }) {
  const t = useTranslations('staff.quote');
  const perTerm = usePerTerm();
  const { quote, quote_pricing: pricing } = record;
  const { total, currency } = pricing;
  const describeWay = usePaymentWords();
  const way = wayOf(pricing.ways_to_pay, quote.payment_term);
  // What became a policy or gave way to another quote is judged no more.
  const isOffer = quote.policy_id === null && quote.replaced_by_quote_id === null;
  return (
    <aside aria-label={t('priceTitle')} className="overflow-hidden rounded-card border border-line bg-canvas">
      <div className="bg-surface-2 px-4 pt-3 max-lg:hidden">
        <VehiclePicture vehicle={quote.vehicles[0]} provider={quote.provider} className="block h-20 w-full" />
      </div>
      <StripeRule thickness={2} />
      <div className="flex flex-col gap-4 p-4">
        {total === null ? (
          <div>
            <p className="type-h3">{t('noPrice')}</p>
            {pricing.missing_fields.length > 0 && <p className="text-ink-2">{t('noPriceBody')}</p>}
          </div>
        ) : (
          <PriceRange
            label={t('total')}
            low={total}
            per={perTerm(quote.policy_duration_months)}
            currency={currency}
            also={way ? describeWay(way).lines.join(' · ') : undefined}
          />
        )}
        {isOffer && <Findings record={record} />}
        {mayEdit(record) && <moves.Component quoteId={quote.quote_id} />}
        <p className="border-t border-line pt-3 text-small text-ink-3">
          {t('rateBook', { version: pricing.provider_version })}
        </p>
      </div>
    </aside>
  );
}

function Findings({ record }: { record: QuoteRecord }) {
  const t = useTranslations('staff.quote');
  const { missing_fields, obstacles, referral_violations, rejection_violations, bindable } = record.quote_pricing;
  const placeOf = (id: string | null) => {
    const step = checkoutSteps.find((one) => one === id);
    return step && t('mendedAt', { step });
  };
  /** Leads to the input of the answer, or says where it is given. */
  const mendedAt = (field: string | null, step: string | null) => {
    const input = field !== null && mayEdit(record) ? inputOf(field, record.quote) : null;
    return input ? { input } : { place: placeOf(step) };
  };
  const missing = missing_fields.map(({ path, message, step }) => ({ key: path, message, ...mendedAt(path, step) }));
  const coded = (list: typeof obstacles) =>
    list.map(({ code, field, message, step }) => ({
      key: `${code} ${field || message}`,
      message,
      ...mendedAt(field, step),
    }));
  // The list above says which answers are missing; the obstacle only repeats that some are.
  const others = missing.length > 0 ? obstacles.filter(({ code }) => code !== 'fields_missing') : obstacles;
  const path = `/agents/quotes/${record.quote.quote_id}`;
  return (
    <>
      <p className={`flex items-center gap-1.5 font-semibold ${bindable ? 'text-success' : 'text-warning'}`}>
        <Icon name={bindable ? 'check' : 'clock'} className="size-4" />
        {t(bindable ? 'bindable' : 'notBindable')}
      </p>
      <Checklist title={t('missing')} icon="question" lines={missing} path={path} />
      <Checklist title={t('rejections')} icon="stop" lines={coded(rejection_violations)} path={path} />
      {record.quote.refused_for !== null && <p className="text-small text-ink-3">{t('refusedByRules')}</p>}
      <Checklist title={t('referrals')} icon="eye" lines={coded(referral_violations)} path={path} />
      <Checklist title={t('obstacles')} icon="alert" lines={coded(others)} path={path} />
    </>
  );
}

type Line = {
  readonly key: string;
  readonly message: string;
  readonly place?: string | undefined;
  /** The input of the quote's form that it is typed in. */
  readonly input?: string;
};

type ChecklistProps = { title: string; icon: IconName; lines: readonly Line[]; path: string };

/** Leads to the input, on this tab or on the one with the whole form. */
function focusInput(event: MouseEvent, id: string): void {
  const input = document.getElementById(id);
  if (!input) return;
  event.preventDefault();
  input.focus();
}

function Checklist({ title, icon, lines, path }: ChecklistProps) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 className="type-h3 mb-1">{title}</h2>
      <ul className="flex flex-col gap-1.5">
        {lines.map(({ key, message, place, input }) => (
          <li key={key} className="flex items-start gap-2 text-ink-2">
            <Icon name={icon} className="mt-0.5 size-4 text-ink-3" />
            <span>
              {input === undefined ? (
                message
              ) : (
                <AppLink href={`${path}#${input}`} onClick={(event) => focusInput(event, input)} className="link">
                  {message}
                </AppLink>
              )}
              {place && <span className="block text-small text-ink-3">{place}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
