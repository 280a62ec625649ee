'use client';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { roundMoneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import { type CheckoutQuote, useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { usePricing } from '../quote-data/use-pricing.ts';
import { wayOf } from '../../shared/pay/way-of.ts';
import { QuestionsBlock } from '../sign/questions-block.tsx';
import { DatesBlock, PersonBlock, PriceLines, SummaryBlock } from '../sign/summary-parts.tsx';
import { useVehicleWords } from '../vehicles/use-vehicle-words.ts';
import { asksOf, isOfVehicle, savedAnswers } from './line-answers.ts';
import { useOwnLine } from './line-context.tsx';
import type { FieldView, LineView } from '../../shared/lines/line-view.ts';

/** Everything that will be signed of a quote, in the words of its line. */
export function LineSummary() {
  const t = useTranslations('checkout.sign');
  const line = useOwnLine();
  const { quote, state } = useLoadedCheckout().data;
  const pricing = usePricing().data?.quote_pricing;
  if (!pricing) return null;
  const coversStep = line.steps.find(({ asks }) => asks.includes('covers'))?.id ?? '';
  const steps = line.steps.filter(({ id }) => id !== coversStep);
  const { currency } = pricing;
  const insuredStep = line.steps.find(({ asks }) => asks.includes('insured'))?.id ?? '';
  return (
    <div className="flex flex-col">
      {quote.vehicles.flatMap((vehicle) =>
        steps.map((step) => <AnswersBlock key={vehicle.vehicle_id + step.id} {...{ step, vehicle, currency }} />),
      )}
      {steps.map((step) => (
        <AnswersBlock key={step.id} {...{ step, currency }} />
      ))}
      <PersonBlock step={insuredStep} />
      {state.steps.some(({ id }) => id === 'history') && <QuestionsBlock />}
      <DatesBlock step={coversStep} />
      <SummaryBlock title={t('planTitle')} step={coversStep}>
        <PriceLines
          pricing={pricing}
          plan={line.packages.find(({ code }) => code === quote.plan)?.label ?? null}
          way={wayOf(pricing.ways_to_pay, quote.payment_term)}
        />
      </SummaryBlock>
    </div>
  );
}

type AnswersBlockProps = {
  step: LineView['steps'][number];
  /** Absent for what is asked once of the whole. */
  vehicle?: CheckoutQuote['vehicles'][number];
  currency: string;
};

/** What a step asked and what was answered, of one vehicle or of the whole; nothing where it asks of the other. */
function AnswersBlock({ step, vehicle, currency }: AnswersBlockProps) {
  const line = useOwnLine();
  const { quote } = useLoadedCheckout().data;
  const { nameOf, kindOf } = useVehicleWords();
  const print = useAnswerText();
  const type = (vehicle ?? quote.vehicles[0])?.type ?? '';
  const requested = asksOf(line, step.id, type);
  if (requested.fields.length === 0 || isOfVehicle(requested) !== (vehicle !== undefined)) return null;
  const answers = savedAnswers(requested, quote, vehicle);
  const title = requested.kind ? line.what : step.label;
  const isOneOfSeveral = vehicle !== undefined && quote.vehicles.length > 1;
  return (
    <SummaryBlock
      title={isOneOfSeveral && !requested.kind ? `${title} · ${nameOf(vehicle)}` : title}
      step={step.id}
      {...(vehicle && { vehicleId: vehicle.vehicle_id })}
    >
      {requested.kind && <p className="font-semibold">{kindOf(type)}</p>}
      <dl>
        {requested.fields.map((field) => (
          <div key={field.path} className="flex flex-wrap justify-between gap-x-4">
            <dt>{field.label}</dt>
            <dd className="text-ink">{print(field, ownValue(answers, field.path), currency)}</dd>
          </div>
        ))}
      </dl>
    </SummaryBlock>
  );
}

/** Says an answer as its field does. */
function useAnswerText() {
  const t = useTranslations('checkout.use');
  return ({ kind, choices }: FieldView, value: unknown, currency: string): string => {
    if (kind === 'yes_no') return value === null ? '' : t(value === true ? 'yes' : 'no');
    if (kind === 'cents') return typeof value === 'number' ? roundMoneyText(value, currency) : '';
    return choices.find((choice) => choice.value === value)?.label ?? (typeof value === 'string' ? value : '');
  };
}
