'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import type { LoadMyPoliciesQuery } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { VehiclePicture } from '../../shared/vehicle-picture.tsx';
import { WireStatus } from '../../shared/wire-status.tsx';

type Quote = LoadMyPoliciesQuery['quotes'][number];

/** Quotes that can still become a policy. */
export function MyQuotes({ quotes }: { quotes: readonly Quote[] }) {
  const t = useTranslations('account.home');
  const label = useLabels();
  return (
    <section className="flex flex-col gap-3">
      <h2 className="type-h2">{t('quotes')}</h2>
      <ul className="flex flex-col border-t-2 border-ink">
        {quotes.map((quote) => {
          const [vehicle] = quote.vehicles;
          const date = printDay(quote.created.slice(0, 10)) ?? '';
          const name = vehicleName(vehicle) ?? label('vehicleClass', vehicle?.type) ?? t('quoteUntitled', { date });
          return (
            <li key={quote.quote_id} className="flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-line py-4">
              <VehiclePicture vehicle={vehicle} className="block h-14 w-24" />
              <div className="min-w-40 flex-1">
                <p className="font-semibold">{name}</p>
                <p className="text-small text-ink-2">
                  {t('quoteLine', { date: printDay(quote.expiration_date) ?? '' })}
                </p>
              </div>
              <WireStatus group="quoteStatus" status={quote.status} />
              <LinkButton
                href={`/resume?quote=${quote.quote_id}`}
                tone="quiet"
                size="small"
                aria-label={`${t('continue')}: ${name}`}
              >
                {t('continue')}
              </LinkButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
