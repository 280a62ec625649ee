import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { forPrograms, words } from '../shared/words.ts';
import { reportDays } from './vocabulary.ts';

/** Marks closer to each other than so many pixels are drawn together. */
const markPixels = 40;
/** Of the whole world at zoom 0, as MapLibre draws it. */
const worldPixels = 512;
const mostZoom = 22;
const mostHours = reportDays * 24;

type View = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly zoom: number;
  readonly ageHours: number;
};

/** How wide a cell of a map is within which marks are drawn together, and how old what is marked may be. */
export function checkMapView({
  west,
  south,
  east,
  north,
  zoom,
  ageHours,
}: View): Decision<{ readonly cellDegrees: number; readonly ageHours: number }, 'view_malformed' | 'age_out_of_range'> {
  if (!(zoom >= 0 && zoom <= mostZoom)) return refuse('view_malformed', forPrograms('A zoom is from 0 to 22.'), 'zoom');
  if (!(west < east && south < north)) {
    return refuse('view_malformed', forPrograms('West lies before east, and south before north.'), 'west');
  }
  if (!(Number.isInteger(ageHours) && ageHours >= 1 && ageHours <= mostHours)) {
    return refuse(
      'age_out_of_range',
      sentence(words('Choose 1 to {most} hours.', 'Choisissez de 1 à {most} heures.'), { most: mostHours }),
      'age_hours',
    );
  }
  return accept({ cellDegrees: (markPixels * 360) / (worldPixels * 2 ** zoom), ageHours });
}
