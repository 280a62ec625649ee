import { accept, type Decision, refusal, type Refusal, refuse } from '../shared/decision.ts';
import { isDay } from '../shared/time/day.ts';
import { words } from '../shared/words.ts';

/** How somebody takes turns, as it is asked for; what is left out stays, or is as usual for who is new. */
export type RequestedMember = {
  readonly user_id: string;
  readonly weight?: number | null | undefined;
  readonly paused?: boolean | null | undefined;
  readonly licensed_in?: readonly string[] | null | undefined;
  /** An empty text takes it away. */
  readonly licensed_until?: string | null | undefined;
  readonly lines?: readonly string[] | null | undefined;
  readonly languages?: readonly string[] | null | undefined;
  readonly working_days?: readonly number[] | null | undefined;
  readonly works_from?: string | null | undefined;
  readonly works_until?: string | null | undefined;
  /** 0: as much as comes. */
  readonly cap?: number | null | undefined;
};

/** How somebody takes turns, as it is stored. */
export type TurnSettings = {
  readonly weight: number;
  readonly paused: boolean;
  readonly licensed_in: readonly string[];
  readonly licensed_until: string | null;
  readonly lines: readonly string[];
  readonly languages: readonly string[];
  readonly working_days: readonly number[];
  readonly works_from: string;
  readonly works_until: string;
  readonly cap: number | null;
};

export const usualTurns: TurnSettings = {
  weight: 1,
  paused: false,
  licensed_in: [],
  licensed_until: null,
  lines: [],
  languages: [],
  working_days: [1, 2, 3, 4, 5],
  works_from: '08:00',
  works_until: '18:00',
  cap: null,
};

/** Most people who take turns in one organization. */
export const mostInPool = 200;

const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const outOfRange = words('Use a whole number from 1 to 100.', 'Entrez un nombre entier de 1 à 100.');

function findProblem(settings: TurnSettings): Refusal | null {
  const { weight, working_days: days, works_from: from, works_until: until, cap } = settings;
  if (!Number.isInteger(weight) || weight < 1 || weight > 100)
    return refusal('weight_out_of_range', outOfRange, 'weight');
  if (days.some((day) => !Number.isInteger(day) || day < 1 || day > 7)) {
    return refusal(
      'days_not_valid',
      words('Use the days of the week, 1 to 7.', 'Utilisez les jours de la semaine, 1 à 7.'),
      'working_days',
    );
  }
  if (!time.test(from) || !time.test(until) || from >= until) {
    return refusal(
      'hours_not_valid',
      words(
        'Use hours like 08:00 and 18:00, the earlier first.',
        'Entrez des heures comme 08:00 et 18:00, la première avant.',
      ),
      'works_from',
    );
  }
  if (settings.languages.some((language) => language !== 'en' && language !== 'fr')) {
    return refusal('language_unknown', words('Choose en or fr.', 'Choisissez en ou fr.'), 'languages');
  }
  if (settings.licensed_in.some((area) => !/^(?:US|CA)-[A-Z]{2}$/.test(area))) {
    return refusal(
      'area_unknown',
      words('Write areas like US-OH.', 'Écrivez les territoires comme US-OH.'),
      'licensed_in',
    );
  }
  if (settings.licensed_until !== null && !isDay(settings.licensed_until)) {
    return refusal(
      'day_not_valid',
      words('Choose a day of the calendar.', 'Choisissez un jour du calendrier.'),
      'licensed_until',
    );
  }
  return cap !== null && (!Number.isInteger(cap) || cap < 1 || cap > 1_000)
    ? refusal(
        'cap_out_of_range',
        words('Use a whole number from 1 to 1,000.', 'Entrez un nombre entier de 1 à 1 000.'),
        'cap',
      )
    : null;
}

const once = <Value>(values: readonly Value[]): Value[] => [...new Set(values)].toSorted();

/** How somebody takes turns from now on. `sells` says whether they sell for the organization. */
export function decideTurnSettings(
  requested: RequestedMember,
  { stored, sells }: { readonly stored: TurnSettings | null; readonly sells: boolean },
): Decision<TurnSettings> {
  if (stored === null && !sells) {
    return refuse(
      'agent_not_in_organization',
      words(
        'Only who sells for the organization takes turns. Choose one of its agents.',
        'Seuls les agents de l’organisation prennent leur tour. Choisissez l’un d’eux.',
      ),
      'user_id',
    );
  }
  const former = stored ?? usualTurns;
  const settings: TurnSettings = {
    weight: requested.weight ?? former.weight,
    paused: requested.paused ?? former.paused,
    licensed_in: once(requested.licensed_in ?? former.licensed_in),
    licensed_until: requested.licensed_until == null ? former.licensed_until : requested.licensed_until || null,
    lines: once(requested.lines ?? former.lines),
    languages: once(requested.languages ?? former.languages),
    working_days: once(requested.working_days ?? former.working_days),
    works_from: requested.works_from ?? former.works_from,
    works_until: requested.works_until ?? former.works_until,
    cap: requested.cap == null ? former.cap : requested.cap === 0 ? null : requested.cap,
  };
  const problem = findProblem(settings);
  return problem ? { ok: false, refusal: problem } : accept(settings);
}
