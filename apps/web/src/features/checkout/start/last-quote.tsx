'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useQuoteContext } from '../../../data/quote-session.tsx';
import { request } from '../../../data/request.ts';
import { ResumeQuoteDocument } from '../../../generated/documents.ts';

/** Offers a fresh link to the quote that this browser remembers but may no longer open. */
export function LastQuote() {
  const t = useTranslations('checkout.start');
  const { restored, quoteToken, lastQuoteId } = useQuoteContext();
  const quoteId = restored && quoteToken === null ? lastQuoteId() : null;
  const ask = useMutation({
    mutationFn: (quote_id: string) => request(ResumeQuoteDocument, { quote_id, token: '' }),
  });
  if (!quoteId) return null;
  return (
    <section className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-surface-2 p-4">
      <div>
        <h2 className="font-semibold">{t('resumeTitle')}</h2>
        <p className="text-small text-ink-2">{ask.isSuccess ? t('resumeSent') : t('resumeBody')}</p>
      </div>
      {!ask.isSuccess && (
        <Button size="small" tone="quiet" busy={ask.isPending} onClick={() => ask.mutate(quoteId)}>
          {t('resumeAction')}
        </Button>
      )}
    </section>
  );
}
