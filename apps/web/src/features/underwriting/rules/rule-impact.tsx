'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { UnderwritingRuleImpactDocument } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';
import { useNameless } from '../../shared/use-nameless.ts';
import { seenText } from '../rule-impact/seen-text.ts';
import { TryOnBook } from '../rule-impact/try-on-book.tsx';
import type { inputOf } from './rule-draft.ts';

type RuleImpactProps = {
  productId: string;
  rule: ReturnType<typeof inputOf>;
  beside: string | null;
  /** Whether what the rule looks at is an amount. */
  isMoney: boolean;
};

/** Whom a draft would hit of the newest quotes of the product, before it is saved. */
export function RuleImpact({ productId, rule, beside, isMoney }: RuleImpactProps) {
  const t = useTranslations('workbench.rules');
  const nameless = useNameless();
  const query = useRead('underwriting', UnderwritingRuleImpactDocument, { product_id: productId, rule, beside });
  const impact = query.data?.underwriting_rule_impact;
  if (query.isError) return <p role="alert">{readableMessage(query.error) ?? t('impactFailed')}</p>;
  if (!impact) return <p role="status">{t('impactRunning')}</p>;
  const { looked_at: lookedAt, hits, new_hits: fresh, let_go: letGo } = impact;
  return (
    <section className="flex flex-col gap-2" aria-label={t('impact')}>
      <p role="status" className="font-semibold">
        {t('impactSays', { hits, lookedAt, premium: moneyText(impact.premium_hit) })}
      </p>
      {beside !== null && <p className="text-small text-ink-2">{t('impactBeside', { fresh, letGo })}</p>}
      {impact.quotes.length > 0 && (
        <div className="overflow-x-auto">
          <table className="w-full text-left text-small tabular-nums">
            <caption className="sr-only">{t('impact')}</caption>
            <thead className="text-ink-3">
              <tr>
                {(['insured', 'seen', 'cover', 'premium'] as const).map((key) => (
                  <th key={key} scope="col" className="border-b border-line-strong py-1 pr-3 font-semibold">
                    {t(key)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {impact.quotes.map((quote) => (
                <tr key={quote.quote_id} className="*:border-b *:border-line *:py-1 *:pr-3">
                  <th scope="row" className="font-medium">
                    <AppLink href={`/agents/quotes/${quote.quote_id}`} className="text-link">
                      {quote.named_insured ?? nameless(null)}
                    </AppLink>
                  </th>
                  <td>{quote.values.map((value) => seenText(value, isMoney)).join(', ')}</td>
                  <td>{printDay(quote.effective_date)}</td>
                  <td>{quote.premium === null ? '–' : moneyText(quote.premium)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <TryOnBook {...{ productId, rule, beside }} />
    </section>
  );
}
