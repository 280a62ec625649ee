import { buffersKm } from '@roadworthy/core/incidents/vocabulary.ts';
import { providers } from '@roadworthy/core/products/vocabulary.ts';
import type { LoadKmlFileQuery } from '../../../generated/documents.ts';
import { selectField } from '../../shared/form-dialog/form-fields.tsx';

export type LoadedMap = NonNullable<LoadKmlFileQuery['kml_files_by_pk']>;
export type MapLayer = LoadedMap['incident_layers'][number];

export type Acted = { readonly provider: string; readonly incident_name: string };

/** Which line and which layer is meant. */
export function whereFields(
  layers: readonly MapLayer[],
  {
    t,
    messages,
  }: {
    readonly t: (key: 'line' | 'layer' | 'everyLayer') => string;
    readonly messages: { readonly queue: { readonly providers: Readonly<Record<string, string>> } };
  },
) {
  return [
    selectField('provider', {
      label: t('line'),
      options: providers.map((one) => ({ value: one, label: messages.queue.providers[one] ?? one })),
    }),
    selectField('incident_name', {
      label: t('layer'),
      options: [
        { value: '', label: t('everyLayer') },
        ...layers.map(({ incident_name }) => ({ value: incident_name, label: incident_name })),
      ],
    }),
  ] as const;
}

/** How far around the layers counts. */
export function aroundField(label: string, nameOf: (km: number) => string) {
  return selectField('around_km', {
    label,
    options: buffersKm.map((km) => ({ value: String(km), label: nameOf(km) })),
  });
}
