import { addDays, type Day, isDay } from '../shared/time/day.ts';
import { accept, type Decision, type Refusal, refusal, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { parametersOn, type ParametersFrom } from './product-parameters.ts';
import { mostRetries, type ParameterRule, parameterRules } from './parameter-vocabulary.ts';
import { words } from '../shared/words.ts';

export const amountUpTo = words('Enter an amount from 0 to {most}.', 'Entrez un montant de 0 à {most}.');

type Field = (typeof parameterRules)[number]['field'];
type FieldOfDays = Extract<(typeof parameterRules)[number], { readonly unit: 'several_days' }>['field'];
type FieldOfFigure = Exclude<Field, FieldOfDays>;

/** What a product is to say from a day on; what is null or absent stays as it is on that day. */
export type RequestedParameters = {
  readonly effective_date: string;
} & { readonly [Name in FieldOfDays]?: readonly number[] | null | undefined } & {
  readonly [Name in FieldOfFigure]?: number | null | undefined;
};

export type ParametersRefusal = 'parameters_day_not_ahead' | 'parameters_day_too_far' | `${Field}_out_of_range`;

const furthestDays = 2 * 365;

const isWithin = (value: number, { least, most }: ParameterRule): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

function isFit(value: number | readonly number[], rule: ParameterRule): boolean {
  if (typeof value === 'number') return isWithin(value, rule);
  const rises = value.every((one, index) => index === 0 || one > (value[index - 1] ?? one));
  return rises && value.length <= mostRetries && value.every((one) => isWithin(one, rule));
}

function whatFits({ unit, least, most }: ParameterRule) {
  if (unit === 'cents') return sentence(amountUpTo, { most: { cents: most } });
  if (unit === 'percent')
    return sentence(words('Enter whole per cents, from 0 to {most}.', 'Entrez des pour cent entiers, de 0 à {most}.'), {
      most,
    });
  if (unit === 'days')
    return sentence(
      words('Enter whole days, from {least} to {most}.', 'Entrez des jours entiers, de {least} à {most}.'),
      { least, most },
    );
  if (unit === 'years')
    return sentence(
      words('Enter whole years, from {least} to {most}.', 'Entrez des années entières, de {least} à {most}.'),
      { least, most },
    );
  if (unit === 'times')
    return sentence(
      words('Enter a whole number, from {least} to {most}.', 'Entrez un nombre entier, de {least} à {most}.'),
      { least, most },
    );
  const form = words(
    'Enter up to {count} whole days in ascending order, each from {least} to {most}.',
    'Entrez au plus {count} jours entiers en ordre croissant, chacun de {least} à {most}.',
  );
  return sentence(form, { count: mostRetries, least, most });
}

/** What is wrong with a figure, at its field; null where it fits. */
function findMisfit(request: RequestedParameters): Refusal<ParametersRefusal> | null {
  for (const rule of parameterRules) {
    const value = request[rule.field] ?? null;
    if (value !== null && !isFit(value, rule)) {
      return refusal(`${rule.field}_out_of_range`, whatFits(rule), `parameters.${rule.field}`);
    }
  }
  return null;
}

/**
 * The day from which a product may say something new. A day that has begun anywhere we sell keeps its own, so that the
 * first free one is the day after `today`, the latest that has begun there.
 */
export function checkDayAhead(
  from: string,
  today: Day,
  field: string,
): Decision<Day, 'parameters_day_not_ahead' | 'parameters_day_too_far'> {
  const earliest = addDays(today, 1);
  if (!isDay(from) || from < earliest) {
    const message = sentence(
      words(
        'What counts today stays. Choose {day} or a later day.',
        'Ce qui compte aujourd’hui demeure. Choisissez le {day} ou un jour ultérieur.',
      ),
      { day: earliest },
    );
    return refuse('parameters_day_not_ahead', message, field);
  }
  if (from > addDays(today, furthestDays)) {
    const message = sentence(words('Choose a day up to {day}.', 'Choisissez un jour jusqu’au {day}.'), {
      day: addDays(today, furthestDays),
    });
    return refuse('parameters_day_too_far', message, field);
  }
  return accept(from);
}

/** What a product says from a day on. What is asked for a day ahead takes the place of what was. */
export function decideNewParameters(
  stored: readonly ParametersFrom[],
  request: RequestedParameters,
  today: Day,
): Decision<ParametersFrom, ParametersRefusal> {
  const day = checkDayAhead(request.effective_date, today, 'parameters.effective_date');
  if (!day.ok) return day;
  const { event: from } = day;
  const misfit = findMisfit(request);
  if (misfit) return { ok: false, refusal: misfit };
  const changes = parameterRules.flatMap(({ name, field }) => {
    const value = request[field] ?? null;
    return value === null ? [] : [[name, value] as const];
  });
  return accept({ from, ...parametersOn(stored, from), ...Object.fromEntries(changes) });
}
