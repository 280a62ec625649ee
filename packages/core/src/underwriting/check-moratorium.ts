import { areaOf } from '../products/live-states.ts';
import { type Provider, providers } from '../products/vocabulary.ts';
import type { MoratoriumArea } from '../quoting/subject/moratoriums.ts';
import { type MoratoriumAction, moratoriumActions } from '../quoting/vocabulary.ts';
import { findProseProblem, findTitleProblem, type TextRefusal, tidyLine } from '../shared/text/check-text.ts';
import { accept, refuse, type Decision } from '../shared/decision.ts';
import { type Bilingual, sentence } from '../shared/text/sentence.ts';
import { clockZones } from '../shared/time/clock-zones.ts';
import { frenchAreas, mostPostalEntries } from './vocabulary.ts';
import { words } from '../shared/words.ts';
import { chooseLine, writeDownWhy } from './check-restriction.ts';

/** A moratorium as somebody wrote it. */
export type TypedMoratorium = {
  readonly name: Bilingual;
  /** Why, for those who work here. */
  readonly reason: string;
  /** What who buys is told. */
  readonly notice: Bilingual;
  readonly provider: string | null;
  readonly actions: readonly string[];
  readonly states: readonly string[];
  readonly postalCodes: readonly string[];
  readonly starts: Date;
  readonly ends: Date | null;
  readonly timeZone: string;
};

/** A moratorium as it is kept. */
export type CheckedMoratorium = MoratoriumArea & {
  readonly name: Bilingual;
  readonly reason: string;
  readonly notice: Bilingual;
  readonly provider: Provider | null;
  readonly actions: readonly MoratoriumAction[];
  readonly starts: Date;
  readonly ends: Date | null;
  readonly timeZone: string;
};

type AreaRefusal = 'area_missing' | 'area_unknown' | 'area_too_long';
export type MoratoriumRefusal =
  | TextRefusal
  | AreaRefusal
  | 'name_missing'
  | 'reason_missing'
  | 'notice_missing'
  | 'notice_french_missing'
  | 'provider_unknown'
  | 'action_unknown'
  | 'zone_unknown'
  | 'time_unknown'
  | 'moratorium_over'
  | 'moratorium_changed_elsewhere'
  | 'ends_before_start'
  | 'ends_in_the_past';

// The first three or five digits of a ZIP code; the first half of a Canadian postal code, or all of it.
const entry = /^(?:\d{3}|\d{5}|[A-Z]\d[A-Z](?: \d[A-Z]\d)?)$/;

/** A postal code, the beginning of one, or a range of either, as it is compared; null for any other text. */
export function readPostalEntry(typed: string): string | null {
  const text = typed.trim().toUpperCase();
  // Both ends of a range; a ZIP code with its four further digits stands for the first five.
  const [first = '', last, ...more] = text.replace(/^(\d{5})-\d{4}$/, '$1').split(/\s*[-–]\s*/u);
  const read = (end: string) => {
    const spaced = end.replace(/^([A-Z]\d[A-Z])\s*(\d[A-Z]\d)$/, '$1 $2');
    return entry.test(spaced) ? spaced : null;
  };
  const from = read(first);
  if (from === null || more.length > 0) return null;
  if (last === undefined) return from;
  const to = read(last);
  const isRange = to !== null && to.length === from.length && to >= from && /^\d/.test(to) === /^\d/.test(from);
  return isRange ? `${from}-${to}` : null;
}

/** Where it is to hold: at least one state or postal code, each one that exists or may. */
export function checkMoratoriumArea({ states, postalCodes }: MoratoriumArea): Decision<MoratoriumArea, AreaRefusal> {
  const strange = states.find((area) => areaOf(area.slice(3)) !== area);
  if (strange !== undefined) {
    return refuse(
      'area_unknown',
      sentence(words('There is no state or province “{area}”.', 'Il n’y a pas d’État ou de province « {area} ».'), {
        area: strange,
      }),
      'states',
    );
  }
  const read = postalCodes
    .filter((each) => each.trim() !== '')
    .map((typed) => ({ typed, code: readPostalEntry(typed) }));
  const unread = read.find(({ code }) => code === null);
  if (unread) {
    const message = sentence(
      words(
        '“{code}” is no postal code. Write one, its beginning or a range, like 33139, 331, 33100-33199 or K1A.',
        '« {code} » n’est pas un code postal. Écrivez-en un, son début ou une plage, comme 33139, 331, 33100-33199 ou K1A.',
      ),
      { code: unread.typed.trim().slice(0, 40) },
    );
    return refuse('area_unknown', message, 'postal_codes');
  }
  const codes = [...new Set(read.flatMap(({ code }) => code ?? []))];
  if (codes.length > mostPostalEntries) {
    const message = sentence(
      words('Write at most {most} postal codes and ranges.', 'Écrivez au plus {most} codes postaux et plages.'),
      { most: mostPostalEntries },
    );
    return refuse('area_too_long', message, 'postal_codes');
  }
  return states.length + codes.length === 0
    ? refuse(
        'area_missing',
        words(
          'Choose a state or province, or write a postal code.',
          'Choisissez un État ou une province, ou écrivez un code postal.',
        ),
        'states',
      )
    : accept({ states: [...new Set(states)].toSorted(), postalCodes: codes });
}

type Words = Pick<CheckedMoratorium, 'name' | 'reason' | 'notice'>;

// By postal code: Quebec begins with these letters, New Brunswick with E.
const frenchLetters = ['E', 'G', 'H', 'J'];

/** Whether a moratorium there is read by people who have a right to French. */
export function isReadInFrench({ states, postalCodes }: MoratoriumArea): boolean {
  const reaches = ([first = '', last = first]: string[], letter: string) =>
    first.slice(0, 1) <= letter && letter <= last.slice(0, 1);
  return (
    frenchAreas.some((area) => states.includes(area)) ||
    postalCodes.some((code) => frenchLetters.some((letter) => reaches(code.split('-'), letter)))
  );
}

const tidied = ({ en, fr }: Bilingual): Bilingual => ({ en: tidyLine(en), fr: tidyLine(fr ?? '') || null });

function checkWords(typed: Words, area: MoratoriumArea): Decision<Words, MoratoriumRefusal> {
  const [name, reason, notice] = [tidied(typed.name), typed.reason.trim(), tidied(typed.notice)];
  if (name.en === '')
    return refuse(
      'name_missing',
      words('Give it a name that customers understand.', 'Donnez-lui un nom que les clients comprennent.'),
      'name',
    );
  if (reason === '') return refuse('reason_missing', writeDownWhy, 'reason');
  if (notice.en === '')
    return refuse(
      'notice_missing',
      words('Write what customers are told.', 'Écrivez ce qui est dit aux clients.'),
      'notice',
    );
  const problem =
    findTitleProblem(name.en, 'name') ??
    findTitleProblem(name.fr ?? '', 'name_fr') ??
    findProseProblem(reason, 'reason', 'reason') ??
    findProseProblem(notice.en, 'reason', 'notice') ??
    findProseProblem(notice.fr ?? '', 'reason', 'notice_fr');
  if (problem) return { ok: false, refusal: problem };
  if (notice.fr === null && isReadInFrench(area)) {
    return refuse(
      'notice_french_missing',
      words(
        'Write it in French, too: customers in Quebec and New Brunswick may read it.',
        'Écrivez-le aussi en français : des clients du Québec et du Nouveau-Brunswick peuvent le lire.',
      ),
      'notice_fr',
    );
  }
  return accept({ name, reason, notice });
}

/** Whether a moratorium may be kept as it is written now: `at` is the instant of writing. */
export function checkMoratorium(typed: TypedMoratorium, at: Date): Decision<CheckedMoratorium, MoratoriumRefusal> {
  const provider = providers.find((one) => one === typed.provider) ?? null;
  if (provider !== typed.provider) return refuse('provider_unknown', chooseLine, 'provider');
  const actions = moratoriumActions.filter((one) => typed.actions.includes(one));
  if (actions.length === 0 || actions.length < new Set(typed.actions).size) {
    return refuse('action_unknown', words('Choose what is stopped.', 'Choisissez ce qui est arrêté.'), 'actions');
  }
  const area = checkMoratoriumArea(typed);
  if (!area.ok) return area;
  const texts = checkWords(typed, area.event);
  if (!texts.ok) return texts;
  const { starts, ends, timeZone } = typed;
  if (!clockZones.some((zone) => zone === timeZone)) {
    return refuse(
      'zone_unknown',
      words('Choose one of the time zones shown.', 'Choisissez l’un des fuseaux horaires affichés.'),
      'time_zone',
    );
  }
  const strange = [['starts', starts] as const, ['ends', ends] as const].find(
    ([, instant]) => instant !== null && Number.isNaN(instant.getTime()),
  );
  if (strange)
    return refuse('time_unknown', words('Choose a day and a time.', 'Choisissez un jour et une heure.'), strange[0]);
  if (ends !== null && ends <= starts)
    return refuse(
      'ends_before_start',
      words('The end comes after the beginning.', 'La fin vient après le début.'),
      'ends',
    );
  if (ends !== null && ends <= at)
    return refuse(
      'ends_in_the_past',
      words('Choose an end that is still to come.', 'Choisissez une fin qui est encore à venir.'),
      'ends',
    );
  return accept({ ...texts.event, ...area.event, provider, actions, starts, ends, timeZone });
}

/** A moratorium that is kept, as far as it matters to whoever changes it. */
export type StoredMoratorium = Pick<CheckedMoratorium, 'starts' | 'ends'> & { readonly version: number };

/** Whether somebody who saw a version of a moratorium may change or end it now: one that is over is history. */
export function checkChangeable(
  { ends, version }: StoredMoratorium,
  seen: number | null,
  at: Date,
): Decision<true, MoratoriumRefusal> {
  if (ends !== null && ends <= at)
    return refuse(
      'moratorium_over',
      words('This is over. Write a new one.', 'Ceci est terminé. Écrivez-en un nouveau.'),
    );
  return seen === null || seen === version
    ? accept(true)
    : refuse(
        'moratorium_changed_elsewhere',
        words(
          'This was changed by somebody else meanwhile. Load it again to go on.',
          'Ceci a été modifié entre-temps par quelqu’un d’autre. Rechargez-le pour continuer.',
        ),
      );
}

/** The instant with which a moratorium that is ended now is over; one that has not begun never does. */
export function endOf({ starts }: Pick<CheckedMoratorium, 'starts'>, at: Date): Date {
  return starts > at ? starts : at;
}
