'use client';
import { useTranslations } from 'next-intl';
import { usePathId } from '../../../data/path-id.ts';
import { PrintQuoteDocument, type PrintQuoteQuery } from '../../../generated/documents.ts';
import { usePaymentWords } from '../../shared/pay/use-payment-words.ts';
import { wayOf } from '../../shared/pay/way-of.ts';
import { VehicleCoverages } from '../../shared/insured/vehicle-coverages.tsx';
import { addressLine } from '../../shared/address-line.ts';
import { customerOf } from '../../shared/customer-name.ts';
import { printDay } from '../../shared/print-day.ts';
import { useErasedWord } from '../../shared/use-erased-word.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { PrintGone } from '../print-page/print-gone.tsx';
import { PrintPage } from '../print-page/print-page.tsx';
import { PrintRead } from '../print-page/print-read.tsx';
import { PrintFacts, PrintSection } from '../print-page/print-section.tsx';
import { PrintVehicles } from '../print-page/print-vehicles.tsx';

/** A quote on paper. */
export function PrintQuote() {
  const quoteId = usePathId();
  if (quoteId === undefined) return null;
  if (quoteId === null) return <PrintGone />;
  return (
    <PrintRead document={PrintQuoteDocument} variables={{ quote_id: quoteId }} quoteId={quoteId}>
      {({ quotes_by_pk: quote, quote_pricing: pricing }) =>
        quote ? <QuotePaper quote={quote} pricing={pricing} /> : null
      }
    </PrintRead>
  );
}

type QuotePaperProps = {
  quote: NonNullable<PrintQuoteQuery['quotes_by_pk']>;
  pricing: PrintQuoteQuery['quote_pricing'];
};

function QuotePaper({ quote, pricing }: QuotePaperProps) {
  const t = useTranslations('print.quote');
  const page = useTranslations('print.page');
  const label = useLabels();
  const erased = useErasedWord();
  const describeWay = usePaymentWords();
  const way = wayOf(pricing.ways_to_pay, quote.payment_term);
  const words = way && describeWay(way);
  return (
    <PrintPage
      title={t('title')}
      from={quote.organization?.name}
      number={{ label: t('number'), value: quote.quote_id.slice(-12) }}
      record={`/resume?quote=${quote.quote_id}`}
    >
      <PrintFacts
        facts={[
          { key: 'for', label: t('for'), value: customerOf(quote) ?? erased(quote) },
          { key: 'by', label: t('by'), value: quote.organization?.name },
          { key: 'address', label: page('address'), value: addressLine(quote.mailing_location) },
          { key: 'plan', label: t('plan'), value: label('plan', quote.plan) },
          { key: 'begins', label: t('begins'), value: printDay(quote.effective_date) },
          { key: 'length', label: t('length'), value: t('months', { count: quote.policy_duration_months }) },
          { key: 'valid', label: t('valid'), value: printDay(quote.expiration_date) },
        ]}
      />
      <PrintSection title={t('vehicles')}>
        <PrintVehicles provider={quote.provider} vehicles={quote.vehicles} currency={pricing.currency} />
      </PrintSection>
      <PrintSection title={t('price')}>
        {pricing.total === null ? (
          <p>{t('notPriced')}</p>
        ) : (
          <VehicleCoverages pricing={pricing} vehicles={quote.vehicles} />
        )}
        <div className="mt-6">
          <PrintFacts
            facts={[
              { key: 'paid', label: t('paid'), value: words?.lines[0] },
              { key: 'all', label: t('all'), value: words && way && way.total !== words.term ? words.lines[1] : null },
            ]}
          />
        </div>
      </PrintSection>
      <p className="mt-8 font-semibold">{t('notCover')}</p>
    </PrintPage>
  );
}
