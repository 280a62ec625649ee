'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { QuoteProvider, useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { keepQuoteSource } from '../../../data/quote/quote-source.ts';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { useAsk } from '../../../data/session/use-session.ts';
import { LoadMyVehiclesDocument, RequoteDocument } from '../../../generated/documents.ts';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { useKindLabel } from '../../shared/use-labels.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { VehiclePicture } from '../../shared/vehicle-picture.tsx';
import { knownVehicles, type Known, knownOf } from './known-vehicles.ts';
import { useOpenQuote } from './use-open-quote.ts';
import { startHref } from '../../shared/start-href.ts';

/** Another quote for somebody who is known: one of their vehicles again, or something else. */
export function MyNewQuoteScreen() {
  const t = useTranslations('account.quotes');
  const query = useRead('user', LoadMyVehiclesDocument, {});
  const first = <Choices known={{ quotes: [], source: null }} />;
  return (
    <QuoteProvider>
      <div className="flex flex-col gap-6">
        <div>
          <h1 className="type-h1">{t('new')}</h1>
          <p className="text-ink-2">{t('newLead')}</p>
        </div>
        <QueryView
          query={query}
          shape="cards"
          failed={t('failed')}
          find={(data) => knownOf(data)}
          missing={first}
          notPermitted={first}
        >
          {(known) => <Choices known={known} />}
        </QueryView>
      </div>
    </QuoteProvider>
  );
}

function Choices({ known }: { known: Known }) {
  const t = useTranslations('account.quotes');
  const ask = useAsk('user');
  const show = useToast();
  const router = usePageRouter();
  const kindLabel = useKindLabel();
  const { clearQuote } = useQuoteContext();
  const open = useOpenQuote();
  const again = useMutation({
    mutationFn: async ({ quoteId, vehicleId }: { quoteId: string; vehicleId: string }) => {
      const wanted = { quote_id: quoteId, vehicle_ids: [vehicleId] };
      const { requote } = await ask(RequoteDocument, wanted, { showsRefusals: true });
      await open(requote.quote_id, true);
    },
    onError: (error) => show({ message: readableMessage(error) ?? t('notDone') }),
  });

  function beginOther() {
    keepQuoteSource({ quoteId: known.source?.quote_id ?? null, token: null });
    clearQuote();
    const postal_code = known.source?.postal_code ?? '';
    router.push(startHref('customers', { anew: '1', postal_code }));
  }

  const vehicles = knownVehicles(known.quotes);
  return (
    <div className="flex flex-col gap-5">
      {vehicles.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2">
          {vehicles.map(({ quote, vehicle }) => (
            <li
              key={vehicle.root_vehicle_id}
              className="flex flex-col overflow-hidden rounded-sheet border border-line"
            >
              <div className="bg-surface-2 px-4 pt-4">
                <VehiclePicture vehicle={vehicle} provider={quote.provider} className="block h-24 w-full" />
              </div>
              <div className="flex flex-1 flex-col items-start gap-3 p-4">
                <h2 className="type-h3">{vehicleName(vehicle) ?? kindLabel(quote.provider, vehicle.type)}</h2>
                <Button
                  tone="quiet"
                  busy={again.isPending && again.variables.vehicleId === vehicle.vehicle_id}
                  busyLabel={t('opening')}
                  onClick={() => {
                    if (!again.isPending) again.mutate({ quoteId: quote.quote_id, vehicleId: vehicle.vehicle_id });
                  }}
                >
                  {t('again')}
                  <span className="sr-only">: {vehicleName(vehicle)}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-col items-start gap-2">
        {vehicles.length > 0 && <p className="text-ink-2">{t('otherBody')}</p>}
        <Button tone={vehicles.length > 0 ? 'quiet' : 'primary'} onClick={beginOther}>
          {t(vehicles.length > 0 ? 'other' : 'begin')}
        </Button>
      </div>
    </div>
  );
}
