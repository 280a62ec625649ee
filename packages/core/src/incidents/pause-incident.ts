import { mapArchived } from './archive-map.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';
import { mostPostalEntries } from '../underwriting/vocabulary.ts';
import { moratoriumActions } from '../quoting/vocabulary.ts';
import { writeDownWhy } from '../underwriting/check-restriction.ts';
import type { TypedMoratorium } from '../underwriting/check-moratorium.ts';

/** A postal code as the post delivers to it, and whether its middle lies where business is to pause. */
export type CodeOnMap = { readonly code: string; readonly isInside: boolean };

/**
 * Postal codes in their order as a moratorium names them: those that follow each other, with none between them that lies
 * outside, are one range.
 */
export function postalEntriesOf(codes: readonly CodeOnMap[]): string[] {
  const runs: { first: string; last: string }[] = [];
  let isOpen = false;
  let length = 0;
  for (const { code, isInside } of codes) {
    const run = runs.at(-1);
    if (!isInside) isOpen = false;
    else if (isOpen && run && code.length === length) run.last = code;
    else {
      runs.push({ first: code, last: code });
      isOpen = true;
    }
    length = code.length;
  }
  return runs.map(({ first, last }) => (first === last ? first : `${first}-${last}`));
}

/** What customers are told where nobody wrote anything better. */
const notice = words(
  'A storm, a fire or the like is near. We start and raise no cover there until it has passed.',
  'Une tempête, un incendie ou un événement semblable est proche. Nous n’y commençons et n’y augmentons aucune protection tant qu’il n’est pas passé.',
);

type Paused = {
  readonly incidentName: string;
  readonly provider: string;
  readonly reason: string;
  readonly codes: readonly CodeOnMap[];
  readonly isPaused: boolean;
  /** Whether its map has left the list. */
  readonly isArchived: boolean;
  readonly timeZone: string;
  readonly at: Date;
};

export type PauseRefusal = 'map_archived' | 'incident_paused' | 'nobody_there' | 'area_too_long';

/**
 * The moratorium that a pause of an incident writes: it stops every kind of business that one can stop, from now on and
 * until it is resumed, wherever the middle of a postal code lies in the layer.
 */
export function decidePauseIncident(paused: Paused): Decision<TypedMoratorium, PauseRefusal> {
  const { incidentName: name, codes, provider, reason, timeZone, at, isPaused, isArchived } = paused;
  if (isArchived) return mapArchived();
  if (isPaused) {
    return refuse(
      'incident_paused',
      sentence(words('Business is paused there already: {name}.', 'Les affaires y sont déjà suspendues : {name}.'), {
        name,
      }),
      'incident_name',
    );
  }
  const postalCodes = postalEntriesOf(codes);
  if (postalCodes.length === 0) {
    return refuse(
      'nobody_there',
      sentence(
        words(
          'No postal code lies in {name}. Choose how far around it counts, too.',
          'Aucun code postal ne se trouve dans {name}. Choisissez aussi la distance qui compte autour.',
        ),
        { name },
      ),
      'around_km',
    );
  }
  if (postalCodes.length > mostPostalEntries) {
    return refuse(
      'area_too_long',
      sentence(
        words(
          '{name} reaches {count} ranges of postal codes, and a pause names at most {most}. Pause its states instead.',
          '{name} atteint {count} plages de codes postaux, et une suspension en nomme au plus {most}. Suspendez plutôt ses États.',
        ),
        { name, count: postalCodes.length, most: mostPostalEntries },
      ),
      'incident_name',
    );
  }
  return accept({
    name: { en: name, fr: name },
    notice: { en: notice.en, fr: notice.fr },
    reason,
    provider,
    actions: moratoriumActions,
    states: [],
    postalCodes,
    starts: at,
    ends: null,
    timeZone,
  });
}

/** The refusal of a layer that a map does not have. */
export function incidentUnknown() {
  return refuse(
    'incident_unknown',
    words(
      'There is no layer of that name in this map. Choose one of its layers.',
      'Cette carte n’a pas de couche de ce nom. Choisissez l’une de ses couches.',
    ),
    'incident_name',
  );
}

/** Whether an incident may be said to be over: business is paused by it or somebody was alerted, and it is said why. */
export function decideResumeIncident({
  paused,
  alerted,
  reason,
}: {
  readonly paused: number;
  readonly alerted: number;
  readonly reason: string;
}): Decision<{ readonly reason: string }, 'incident_not_paused' | 'reason_missing'> {
  if (paused + alerted === 0) {
    return refuse(
      'incident_not_paused',
      words('Business goes on there already.', 'Les affaires y ont déjà repris.'),
      'incident_name',
    );
  }
  const said = reason.trim();
  if (said !== '') return accept({ reason: said });
  return refuse('reason_missing', writeDownWhy, 'reason');
}
