import { findPrintedTitleProblem, findProseProblem } from '../shared/text/check-text.ts';
import type { Day } from '../shared/time/day.ts';
import { refusal, type Refusal } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { findExternalUrlProblem } from './external-url.ts';
import type { ProductTerms, TermName } from './product-terms.ts';
import { findRaterInputsProblem, type RaterInputProblem } from './rater-inputs.ts';
import { findAreaProblem } from './sold-areas.ts';
import { paymentTerms, policyDurations, verificationKinds } from './vocabulary.ts';
import { words } from '../shared/words.ts';

/** What the rules know of a product beside its terms. */
export type ProductFacts = {
  /** The latest civil day that has begun anywhere we sell. */
  readonly today: Day;
  /** Whether a policy of the product exists: its number begins with the product's letters. */
  readonly hasPolicies: boolean;
  /** Whether a carrier sells it on its own pages. */
  readonly isExternal: boolean;
  /** The terms, in months, that the rates in force have a row for; null where nobody here rates it. */
  readonly ratedDurations: readonly number[] | null;
  /** Whether the rates of its line have a discount for loyalty. */
  readonly ratesLoyalty: boolean;
  /** What the schema has against the rater inputs as they are to be. */
  readonly raterInputProblems: readonly RaterInputProblem[];
};

type Terms = { readonly before: ProductTerms; readonly after: ProductTerms; readonly changed: readonly TermName[] };
type Rule = (terms: Terms, facts: ProductFacts) => Refusal | null;

const mostDays = 180;
const letters = /^[A-Z]{2,6}$/;

function findName({ after }: Terms): Refusal | null {
  if (after.product_name === '')
    return refusal('name_missing', words('Enter a name.', 'Entrez un nom.'), 'product_name');
  return findPrintedTitleProblem(after.product_name, 'product_name');
}

function findDays({ after }: Terms, field: 'renewal_days' | 'underwriter_cutoff_days'): Refusal | null {
  const days = after[field];
  if (Number.isInteger(days) && days >= 1 && days <= mostDays) return null;
  const message = sentence(words('Enter the days, from {least} to {most}.', 'Entrez les jours, de {least} à {most}.'), {
    least: 1,
    most: mostDays,
  });
  return refusal('days_out_of_range', message, field);
}

// A renewal that does not exist yet cannot be decided about.
function findCutoff({ after, changed }: Terms): Refusal | null {
  const { renewal_days: renewal, underwriter_cutoff_days: cutoff } = after;
  if (cutoff <= renewal) return null;
  const isCutoffChanged = changed.includes('underwriter_cutoff_days');
  const message = isCutoffChanged
    ? sentence(
        words(
          'Underwriters decide after the renewal is prepared, {days} days before the end. Choose {days} or fewer.',
          'Les souscripteurs décident après la préparation du renouvellement, {days} jours avant la fin. Choisissez {days} ou moins.',
        ),
        {
          days: renewal,
        },
      )
    : sentence(
        words(
          'Underwriters decide {days} days before the end. Prepare the renewal {days} or more days before it.',
          'Les souscripteurs décident {days} jours avant la fin. Préparez le renouvellement au moins {days} jours avant celle-ci.',
        ),
        {
          days: cutoff,
        },
      );
  return refusal('cutoff_before_renewal', message, isCutoffChanged ? 'underwriter_cutoff_days' : 'renewal_days');
}

/** The refusal of words that are none of a list, or of none at all where there has to be one. */
function findWords<Word>(
  chosen: readonly Word[],
  known: readonly Word[],
  { field, needsOne }: { readonly field: TermName; readonly needsOne: boolean },
): Refusal | null {
  if (needsOne && chosen.length === 0)
    return refusal('choice_missing', words('Choose at least one.', 'Choisissez-en au moins un.'), field);
  const unknown = chosen.find((word) => !known.includes(word));
  if (unknown === undefined) return null;
  const message = sentence(words('There is no choice “{choice}” here.', 'Il n’y a pas de choix « {choice} » ici.'), {
    choice: String(unknown),
  });
  return refusal('choice_unknown', message, field);
}

// What the rates have no row for gets no price.
function findUnratedDuration({ after }: Terms, { ratedDurations }: ProductFacts): Refusal | null {
  const months = after.available_policy_duration_months.find((one) => ratedDurations?.includes(one) === false);
  if (months === undefined) return null;
  const message = sentence(
    words(
      'No rates are in force for a term of {months} months. Take it out, or put such rates in force.',
      'Aucun tarif n’est en vigueur pour une durée de {months} mois. Retirez-la, ou mettez de tels tarifs en vigueur.',
    ),
    {
      months,
    },
  );
  return refusal('duration_not_rated', message, 'available_policy_duration_months');
}

function findDefaultDuration({ after, changed }: Terms): Refusal | null {
  const { available_policy_duration_months: offered, default_policy_duration_months: usual } = after;
  if (offered.includes(usual)) return null;
  const isDefaultChanged = changed.includes('default_policy_duration_months');
  const field = isDefaultChanged ? 'default_policy_duration_months' : 'available_policy_duration_months';
  const message = sentence(
    words(
      'A term of {months} months is the usual one. Offer it, or make another the usual one.',
      'La durée de {months} mois est la durée habituelle. Offrez-la ou choisissez-en une autre comme durée habituelle.',
    ),
    {
      months: usual,
    },
  );
  return refusal('default_duration_not_offered', message, field);
}

function findLetters({ after }: Terms, { hasPolicies }: ProductFacts): Refusal | null {
  const field = 'new_policy_number';
  if (!letters.test(after.new_policy_number)) {
    return refusal(
      'number_letters_not_valid',
      words('Use 2 to 6 capital letters, A to Z.', 'Utilisez de 2 à 6 lettres majuscules, de A à Z.'),
      field,
    );
  }
  if (!hasPolicies) return null;
  const message = words(
    'Policies bear these letters already. They stay as long as the product does.',
    'Des polices portent déjà ces lettres. Elles restent aussi longtemps que le produit.',
  );
  return refusal('number_letters_in_use', message, field);
}

// What we price is sold here: no product of ours sends anybody elsewhere.
function findLink({ after }: Terms, { isExternal }: ProductFacts): Refusal | null {
  const { external_url: url } = after;
  if (url === null) return null;
  if (!isExternal)
    return refusal(
      'sold_here',
      words(
        'We sell this ourselves. Leave the address empty.',
        'Nous vendons ceci nous-mêmes. Laissez l’adresse vide.',
      ),
      'external_url',
    );
  return findExternalUrlProblem(url, 'external_url');
}

/** The rules, in the order of the form, each with the terms that it judges. */
const rules: readonly (readonly [readonly TermName[], Rule])[] = [
  [['product_name'], findName],
  [['description'], ({ after }) => findProseProblem(after.description ?? '', 'reason', 'description')],
  [['live_in', 'not_live_in'], ({ before, after }, { today }) => findAreaProblem(before, after, today)],
  [
    ['available_policy_duration_months'],
    ({ after }) =>
      findWords<number>(after.available_policy_duration_months, policyDurations, {
        field: 'available_policy_duration_months',
        needsOne: true,
      }),
  ],
  [['available_policy_duration_months'], findUnratedDuration],
  [['available_policy_duration_months', 'default_policy_duration_months'], findDefaultDuration],
  [
    ['available_payment_terms'],
    ({ after }) =>
      findWords<string>(after.available_payment_terms, paymentTerms, {
        field: 'available_payment_terms',
        needsOne: true,
      }),
  ],
  [
    ['required_verifications'],
    ({ after }) =>
      findWords<string>(after.required_verifications, verificationKinds, {
        field: 'required_verifications',
        needsOne: false,
      }),
  ],
  [['renewal_days'], (terms) => findDays(terms, 'renewal_days')],
  [['underwriter_cutoff_days'], (terms) => findDays(terms, 'underwriter_cutoff_days')],
  [['renewal_days', 'underwriter_cutoff_days'], findCutoff],
  [['new_policy_number'], findLetters],
  [['external_url'], findLink],
  [['rater_inputs'], (_, { raterInputProblems }) => findRaterInputsProblem(raterInputProblems)],
];

/**
 * What is wrong with terms as they are to be, or null. A rule judges what is changed: what was wrong before and is left
 * alone stands in nobody's way.
 */
export function findTermProblem(terms: Terms, facts: ProductFacts): Refusal | null {
  for (const [judged, rule] of rules) {
    const problem = judged.some((name) => terms.changed.includes(name)) ? rule(terms, facts) : null;
    if (problem) return problem;
  }
  return null;
}
