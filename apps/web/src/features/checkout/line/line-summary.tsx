'use client';
import { roundMoneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { usePricing } from '../quote-data/use-pricing.ts';
import { wayOf } from '../quote-data/way-of.ts';
import { DatesBlock, PersonBlock, PriceLines, SummaryBlock } from '../sign/summary-parts.tsx';
import { asksOf, savedAnswers } from './line-answers.ts';
import { useOwnLine } from './line-context.tsx';
import type { FieldView } from '../../shared/lines/line-view.ts';

/** Everything that will be signed of a quote, in the words of its line. */
export function LineSummary() {
  const t = useTranslations('checkout.sign');
  const line = useOwnLine();
  const { quote } = useLoadedCheckout().data;
  const pricing = usePricing().data?.quote_pricing;
  const print = useAnswerText();
  if (!pricing) return null;
  const type = quote.vehicles[0]?.type ?? '';
  const kind = line.kinds.find(({ value }) => value === type)?.label;
  const coversStep = line.steps.find(({ asks }) => asks.includes('covers'))?.id ?? '';
  const isShown = ({ id }: (typeof line.steps)[number]) =>
    asksOf(line, id, type).fields.length > 0 && id !== coversStep;
  const insuredStep = line.steps.find(({ asks }) => asks.includes('insured'))?.id ?? '';
  return (
    <div className="flex flex-col">
      {line.steps.filter(isShown).map(({ id, label, asks }) => {
        const asked = asksOf(line, id, type);
        const answers = savedAnswers(asked, quote);
        return (
          <SummaryBlock key={id} title={asks.includes('kind') ? line.what : label} step={id}>
            {asks.includes('kind') && <p className="font-semibold">{kind}</p>}
            <dl>
              {asked.fields.map((field) => (
                <div key={field.path} className="flex flex-wrap justify-between gap-x-4">
                  <dt>{field.label}</dt>
                  <dd className="text-ink">{print(field, answers[field.path], pricing.currency)}</dd>
                </div>
              ))}
            </dl>
          </SummaryBlock>
        );
      })}
      <PersonBlock step={insuredStep} />
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

/** Says an answer as its field does. */
function useAnswerText() {
  const t = useTranslations('checkout.use');
  return ({ kind, choices }: FieldView, value: unknown, currency: string): string => {
    if (kind === 'yes_no') return value === null ? '' : t(value === true ? 'yes' : 'no');
    if (kind === 'cents') return typeof value === 'number' ? roundMoneyText(value, currency) : '';
    return choices.find((choice) => choice.value === value)?.label ?? (typeof value === 'string' ? value : '');
  };
}
