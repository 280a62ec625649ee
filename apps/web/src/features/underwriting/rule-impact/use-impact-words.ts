import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import type { BookImpact } from './impact-sums.ts';

/** What a rule would do to a book, in a sentence. */
export function useImpactWords() {
  const t = useTranslations('workbench.rules.book');
  return {
    said: ({ quotes, policies }: BookImpact) =>
      t('says', {
        quotes: quotes.hits,
        ofQuotes: quotes.lookedAt,
        quotePremium: moneyText(quotes.premiumHit),
        policies: policies.hits,
        ofPolicies: policies.lookedAt,
        policyPremium: moneyText(policies.premiumHit),
      }),
  };
}
