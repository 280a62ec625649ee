'use client';
import type { VehicleClass } from '@roadworthy/core/products/vocabulary.ts';
import { DataProvider } from '../../../data/requests/query-client.tsx';
import { usePageLocale } from '../../../locale/use-page-locale.ts';
import { languageTags } from '../../../locale/locales.ts';
import { AreaMessages } from '../../../shell/area-messages.tsx';
import { useAreaWords } from '../../../shell/use-area-words.ts';
import { WaitlistAsk } from '../../checkout/waitlist/waitlist-ask.tsx';

type ClosedThereProps = { reason: string; postalCode: string; vehicleClass: VehicleClass };

/** In place of a price where nothing is sold: the waiting list, and what is sold there instead. */
export function ClosedThere({ reason, postalCode, vehicleClass }: ClosedThereProps) {
  const words = useAreaWords('checkout');
  const locale = usePageLocale();
  if (words === null) return <p className="max-w-measure">{reason}</p>;
  return (
    <AreaMessages locale={languageTags[locale]} messages={words}>
      <DataProvider>
        <WaitlistAsk
          key={`${postalCode} ${vehicleClass}`}
          {...{ reason, postalCode, vehicleClass }}
          source="start"
          provider="personal"
        />
      </DataProvider>
    </AreaMessages>
  );
}
