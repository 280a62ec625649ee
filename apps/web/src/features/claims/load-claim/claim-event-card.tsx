'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useMay } from '../../../data/session/use-may.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadClaimEventsDocument, LoadEventLayersDocument } from '../../../generated/documents.ts';
import { boxOf, incidentFeatures } from '../../incidents/map/map-features.ts';

const canvas = fetchedComponent(
  async () => (await import('../../incidents/map/map-canvas.tsx')).MapCanvas,
  <div aria-hidden="true" className="h-96 w-full rounded-card border border-line bg-surface-3" />,
);
const nothing: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] };

/** The incidents and moratoriums at the place and time of a loss; nothing where there are none. */
export function ClaimEventCard({ claimId }: { claimId: string }) {
  const t = useTranslations('workbench.claim.event');
  const acts = useMay('incident:act');
  const [isShown, setShown] = useState(false);
  const { data } = useRead('agent', LoadClaimEventsDocument, { claim_id: claimId });
  const found = data?.claim_events;
  if (!found || found.layers.length + found.moratoriums.length === 0) return null;
  return (
    <section aria-labelledby="claim-event" className="flex flex-col gap-2">
      <h2 id="claim-event" className="type-h2">
        {t('title')}
      </h2>
      <ul>
        {found.layers.map(({ incident_layer_id: id, kml_file_id: map, name }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2">
            <span className="font-medium wrap-anywhere">{name}</span>
            {acts && (
              <AppLink
                className="link inline-flex min-h-target-small items-center"
                href={`/underwriting/map?id=${map}`}
              >
                {t('open')}
              </AppLink>
            )}
          </li>
        ))}
        {found.moratoriums.map(({ moratorium_id: id, name }) => (
          <li key={id} className="border-b border-line py-2 wrap-anywhere">
            {t('moratorium', { name })}
          </li>
        ))}
      </ul>
      <p className="text-small text-ink-2">{t(found.is_exact ? 'exact' : 'postal')}</p>
      {found.layers.length > 0 && (
        <div className="flex flex-col items-start gap-3">
          <Button tone="quiet" size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {t(isShown ? 'hide' : 'show')}
          </Button>
          {isShown && (
            <EventMap
              layers={found.layers.map(({ incident_layer_id: id }) => id)}
              at={found.lat === null || found.lng === null ? null : { lat: found.lat, lng: found.lng }}
            />
          )}
        </div>
      )}
    </section>
  );
}

type EventMapProps = { layers: readonly string[]; at: { readonly lat: number; readonly lng: number } | null };

/** What the incidents draw, and where the loss happened. */
function EventMap({ layers: ids, at }: EventMapProps) {
  const t = useTranslations('workbench.claim.event');
  const [fails, setFails] = useState(false);
  const { data } = useRead('agent', LoadEventLayersDocument, { ids: [...ids] });
  const layers = data?.incident_layers;
  const incidents = useMemo(() => incidentFeatures(layers ?? [], null), [layers]);
  const box = useMemo(() => boxOf(layers ?? []), [layers]);
  const places = useMemo<GeoJSON.FeatureCollection>(() => (at ? pointOf(at) : nothing), [at]);
  if (fails) return <p>{t('cannotDraw')}</p>;
  if (!layers) return null;
  return (
    <div className="w-full">
      <canvas.Component
        words={{
          name: t('map'),
          zoomIn: t('zoomIn'),
          zoomOut: t('zoomOut'),
          scroll: t('scroll'),
          scrollMac: t('scrollMac'),
          fingers: t('fingers'),
        }}
        incidents={incidents}
        places={places}
        devices={nothing}
        box={box}
        onFail={() => setFails(true)}
        onChoose={() => undefined}
      />
    </div>
  );
}

const pointOf = ({ lat, lng }: { readonly lat: number; readonly lng: number }): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features: [
    { type: 'Feature', properties: { number: 1, inside: 1 }, geometry: { type: 'Point', coordinates: [lng, lat] } },
  ],
});
