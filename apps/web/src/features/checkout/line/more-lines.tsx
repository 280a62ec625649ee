'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { tabStore } from '../../../data/browser-storage.ts';
import { useQuoteContext } from '../../../data/quote-session.tsx';
import { LoadCheckoutDocument } from '../../../generated/documents.ts';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { useSoldLines } from '../waitlist/use-sold-lines.ts';
import { takeOver } from './taken-over.ts';

/** Begins a quote of another line beside a bought one, with the people, places and vehicle that are known. */
export function MoreLines({ quoteId, beside, postalCode }: { quoteId: string; beside: string; postalCode: string }) {
  const t = useTranslations('checkout.line');
  const router = usePageRouter();
  const { askForQuote, clearQuote } = useQuoteContext();
  const begin = useMutation({
    mutationFn: async (line: string) => {
      // Without what is known the quote is begun all the same.
      const read = await askForQuote(LoadCheckoutDocument, { quote_id: quoteId }).catch(() => null);
      return { line, known: read?.quotes_by_pk };
    },
    onSuccess({ line, known }) {
      if (known) takeOver(tabStore, known);
      const vehicle = known?.vehicles[0];
      const brought = {
        ...{ line, anew: '1' },
        ...(known && { postal_code: vehicle?.location?.postal_code ?? known.postal_code }),
        ...(vehicle && { vehicle_class: vehicle.type }),
      };
      clearQuote();
      router.push(`/checkout/start?${new URLSearchParams(brought).toString()}`);
    },
  });
  // What a person, a place and a vehicle are taken over to is drawn from its data.
  const offered = useSoldLines(postalCode, beside).filter(
    ({ provider, way }) => way === 'checkout' && provider !== 'personal',
  );
  if (offered.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="type-h2">{t('more')}</h2>
      <p className="text-ink-2">{t('moreBody')}</p>
      <ul className="flex flex-wrap gap-3">
        {offered.map(({ provider, name }) => (
          <li key={provider}>
            <Button
              tone="quiet"
              onClick={() => {
                if (!begin.isPending) begin.mutate(provider);
              }}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
