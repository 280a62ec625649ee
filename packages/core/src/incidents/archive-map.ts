import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';

/** A map as far as its end asks: `paused` is the name of a layer of it that stops business now. */
export type ArchivableMap = { readonly archived: Date | null; readonly paused: string | null };

/** The refusal of what is to be done by a map that has left the list. */
export function mapArchived() {
  return refuse('map_archived', words('This map is archived already.', 'Cette carte est déjà archivée.'));
}

/** The refusal of what somebody would do by a map that the platform shows to every organization. */
export function mapNotOwn() {
  return refuse(
    'map_not_own',
    words(
      'This map is the platform’s. Send it as your own, and act by that one.',
      'Cette carte est celle de la plateforme. Envoyez-la comme la vôtre, puis agissez par celle-là.',
    ),
  );
}

/** Whether a map may leave the list: once, and not while business stands still by one of its layers. */
export function decideArchiveMap({
  archived,
  paused,
}: ArchivableMap): Decision<true, 'map_archived' | 'incident_paused'> {
  if (archived !== null) return mapArchived();
  if (paused === null) return accept(true);
  return refuse(
    'incident_paused',
    sentence(
      words(
        'Business is paused at {name}. Resume it, and then archive the map.',
        'Les affaires sont suspendues à {name}. Reprenez-les, puis archivez la carte.',
      ),
      { name: paused },
    ),
  );
}
