import { accept, type Decision, refuse, type Refused } from '../shared/decision.ts';
import { findLineProblem, type TextRefusal, tidyLine } from '../shared/text/check-text.ts';
import { sentence } from '../shared/text/sentence.ts';
import { type Words, words } from '../shared/words.ts';
import {
  type MapLayer,
  type MapNote,
  type MapReading,
  mostDepth,
  mostMapBytes,
  type UnreadableReason,
} from './map-file.ts';
import { type BufferKm, buffersKm } from './vocabulary.ts';

const megabyte = 1024 * 1024;

export type MapNameRefusal = TextRefusal | 'map_kind_not_taken' | 'file_empty' | 'map_too_large' | 'buffer_unknown';

function kindNotTaken() {
  return refuse(
    'map_kind_not_taken',
    words(
      'We take maps as KML, KMZ or GeoJSON. Send one of these.',
      'Nous acceptons les cartes en KML, KMZ ou GeoJSON. Envoyez l’une de celles-ci.',
    ),
    'name',
  );
}

type Announced = { readonly name: string; readonly byteSize: number };

/** Whether a map may be sent, as far as its name and size (bytes) tell. */
export function decideAnnounceMap({ name: typed, byteSize }: Announced): Decision<Announced, MapNameRefusal> {
  const problem = findLineProblem(typed, 'title', 'name');
  if (problem) return { ok: false, refusal: problem };
  const name = tidyLine(typed);
  if (!/[^. ].*\.(?:kml|kmz|geojson|json)$/iu.test(name)) return kindNotTaken();
  if (!Number.isSafeInteger(byteSize) || byteSize < 1) {
    return refuse(
      'file_empty',
      words('There is nothing in this file. Choose another.', 'Ce fichier est vide. Choisissez-en un autre.'),
      'byte_size',
    );
  }
  if (byteSize <= mostMapBytes) return accept({ name, byteSize });
  const message = sentence(
    words(
      'A map has at most {most} MB. Send it in parts, or with fewer corners.',
      'Une carte compte au plus {most} Mo. Envoyez-la en parties ou avec moins de sommets.',
    ),
    { most: mostMapBytes / megabyte },
  );
  return refuse('map_too_large', message, 'byte_size');
}

/** How many kilometres around lines and points count as area; null leaves them out. */
export function checkAround(km: number | null): Decision<BufferKm | null, 'buffer_unknown'> {
  if (km === null || km === 0) return accept(null);
  const known = buffersKm.find((one) => one === km);
  return known === undefined
    ? refuse(
        'buffer_unknown',
        sentence(words('Choose one of {choices} km.', 'Choisissez l’une de ces distances : {choices} km.'), {
          choices: buffersKm.slice(1).join(', '),
        }),
        'around_km',
      )
    : accept(known);
}

const unreadable: { readonly [Reason in UnreadableReason]: Words } = {
  not_a_map: words(
    'This is no KML, KMZ or GeoJSON. Send the map in one of these.',
    'Ce n’est ni un KML, ni un KMZ, ni un GeoJSON. Envoyez la carte dans l’un de ces formats.',
  ),
  empty: words('There is nothing in this file. Choose another.', 'Ce fichier est vide. Choisissez-en un autre.'),
  not_well_formed: words(
    'This file is damaged. Save the map again, and send what you saved.',
    'Ce fichier est endommagé. Enregistrez de nouveau la carte et envoyez le résultat.',
  ),
  doctype: words(
    'This file has a DOCTYPE, which we never open. Save the map without it.',
    'Ce fichier contient un DOCTYPE, que nous n’ouvrons jamais. Enregistrez la carte sans lui.',
  ),
  too_deep: words(
    'Folders lie more than {depth} deep in each other. Save the map with fewer folders.',
    'Les dossiers sont imbriqués sur plus de {depth} niveaux. Enregistrez la carte avec moins de dossiers.',
  ),
  too_many_elements: words(
    'This map has more in it than we take. Send it in parts.',
    'Cette carte contient plus que ce que nous acceptons. Envoyez-la en parties.',
  ),
  too_many_positions: words(
    'This map has more corners than we take. Simplify it, or send it in parts.',
    'Cette carte a plus de sommets que nous n’en acceptons. Simplifiez-la ou envoyez-la en parties.',
  ),
  coordinates: words(
    'A place in this map is none: longitude goes from -180 to 180, latitude from -90 to 90. Mend it and send it again.',
    'Un lieu de cette carte n’existe pas : la longitude va de -180 à 180, la latitude de -90 à 90. Corrigez-le et renvoyez la carte.',
  ),
  archive_broken: words(
    'This KMZ is damaged. Save the map again, and send what you saved.',
    'Ce KMZ est endommagé. Enregistrez de nouveau la carte et envoyez le résultat.',
  ),
  archive_too_large: words(
    'This KMZ unpacks to more than we take. Send the KML, or the map in parts.',
    'Ce KMZ contient plus de données que nous n’en acceptons une fois décompressé. Envoyez le KML ou la carte en parties.',
  ),
  archive_without_map: words(
    'There is no KML in this KMZ. Send the map that belongs in it.',
    'Il n’y a pas de KML dans ce KMZ. Envoyez la carte qui devrait s’y trouver.',
  ),
};

type Unread = Extract<MapReading, { readonly ok: false }>;

/** The refusal of a map that cannot be read: what is wrong, at which line, and what stands there. */
export function mapUnreadable({ reason, line, detail }: Unread): Refused<'map_unreadable'> {
  const said = tidyLine(detail);
  const what = sentence(unreadable[reason], { depth: mostDepth });
  const facts = { what, line: String(line ?? ''), detail: said };
  if (line === null && said === '') return refuse('map_unreadable', what, 'file');
  const where =
    line === null
      ? words('{what} ({detail})', '{what} ({detail})')
      : said === ''
        ? words('{what} (line {line})', '{what} (ligne {line})')
        : words('{what} (line {line}: {detail})', '{what} (ligne {line} : {detail})');
  return refuse('map_unreadable', sentence(where, facts), 'file');
}

/** A map that may be kept. */
export type KeptMap = { readonly layers: readonly MapLayer[]; readonly notes: readonly MapNote[] };
export type MapRefusal = 'map_unreadable' | 'map_known' | 'map_has_no_area';

/**
 * Whether a map is kept: one that can be read, that encloses something, and whose bytes are not here already. Where it has
 * only lines and points, the refusal says that they can be taken with something around them.
 */
export function decideKeepMap(
  reading: MapReading,
  { known }: { readonly known: { readonly filename: string } | null },
): Decision<KeptMap, MapRefusal> {
  if (known !== null) {
    return refuse(
      'map_known',
      sentence(
        words(
          'This map is here already: {filename}. Look at it there.',
          'Cette carte est déjà ici : {filename}. Consultez-la là.',
        ),
        { filename: known.filename },
      ),
      'file',
    );
  }
  if (!reading.ok) return mapUnreadable(reading);
  const { layers, notes } = reading;
  if (layers.length > 0) return accept({ layers, notes });
  const isBare = notes.some(({ kind }) => kind === 'line_skipped' || kind === 'point_skipped');
  return isBare
    ? refuse(
        'map_has_no_area',
        words(
          'This map has only lines and points. Choose how far around them counts, and send it again.',
          'Cette carte ne contient que des lignes et des points. Choisissez la distance qui compte autour et renvoyez-la.',
        ),
        'around_km',
      )
    : refuse(
        'map_has_no_area',
        words(
          'There is no area in this map. Choose one that draws where it holds.',
          'Il n’y a aucune zone dans cette carte. Choisissez-en une qui dessine où elle s’applique.',
        ),
        'file',
      );
}
