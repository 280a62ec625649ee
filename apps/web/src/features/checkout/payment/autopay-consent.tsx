'use client';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { quoteKeys } from '../../../data/quote-keys.ts';
import { useQuoteContext } from '../../../data/quote-session.tsx';
import { LoadAutopayTermsDocument } from '../../../generated/documents.ts';

/** Whether later payments are charged to the card by themselves: the wording, and the version that was agreed to. */
export function useAutopayConsent(isOffered: boolean) {
  const t = useTranslations('checkout.payment.autopay');
  const { quoteId, askForQuote } = useQuoteContext();
  const [agreed, setAgreed] = useState<string | null>(null);
  const help = useId();
  const { data } = useQuery({
    queryKey: [...quoteKeys.all(quoteId), 'autopay terms'],
    queryFn: ({ signal }) => askForQuote(LoadAutopayTermsDocument, { quote_id: quoteId ?? '' }, { signal }),
    select: (answer) => answer.autopay_terms,
    enabled: isOffered,
  });
  const given = isOffered && data?.version === agreed ? agreed : null;
  // Nobody agrees to what is not there to be read; who does not is sent each payment to pay.
  const part = isOffered && data && (
    <section className="flex flex-col gap-3 border-t border-line pt-4" aria-labelledby={help}>
      <h3 id={help} className="type-h3">
        {t('title')}
      </h3>
      <p className="text-ink-2">{t('lead')}</p>
      <Checkbox
        id="payment-autopay"
        label={t('agree')}
        checked={given !== null}
        onChange={(event) => setAgreed(event.currentTarget.checked ? data.version : null)}
      />
      <dl className="flex flex-col gap-3 text-small">
        {data.parts.map((one) => (
          <div key={one.title}>
            <dt className="font-semibold">{one.title}</dt>
            <dd className="text-ink-2">{one.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
  return { part, given };
}
