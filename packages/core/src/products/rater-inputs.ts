import { refusal, type Refusal } from '../shared/decision.ts';
import { ownValue } from '../shared/text/own-value.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { atMostCharacters } from '../shared/text/check-text.ts';
import { words } from '../shared/words.ts';

const atMostOfThem = words('Use at most {most} of them.', 'Utilisez-en au plus {most}.');

const code = { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$' } as const;
const whole = (maximum: number) => ({ type: 'integer', minimum: 0, maximum }) as const;
const word = { type: 'string', minLength: 1, maxLength: 200 } as const;

/**
 * What may stand in a product's rater inputs, as a JSON schema (draft-07): under which codes an outside rater knows us,
 * what it is to assume of what nobody was asked, and options by name. The rate book of the platform reads none of them.
 */
export const raterInputsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    program_code: code,
    producer_code: code,
    assumed: {
      type: 'object',
      additionalProperties: false,
      properties: {
        annual_mileage: whole(100_000),
        nights_per_year: whole(366),
        years_of_experience: whole(80),
        points: whole(40),
      },
    },
    options: {
      type: 'object',
      maxProperties: 50,
      propertyNames: { pattern: '^[a-z][a-z0-9_]{0,63}$' },
      additionalProperties: {
        anyOf: [
          { type: 'boolean' },
          { type: 'number' },
          word,
          { type: 'array', maxItems: 50, items: { anyOf: [{ type: 'number' }, word] } },
        ],
      },
    },
  },
} as const;

/** Most characters that rater inputs have as JSON. */
const mostRaterInputs = 8_000;

/** What a validator of JSON schemas found: which keyword failed, where, and what the schema asks there. */
export type SchemaFinding = {
  readonly keyword: string;
  /** The keys that lead there from the top. */
  readonly path: readonly string[];
  readonly params: Readonly<Record<string, unknown>>;
};

/** A finding in words, at its place: `assumed.points`, or an empty text for the whole. */
export type RaterInputProblem = Sentence & { readonly path: string };

const kinds: Readonly<Record<string, Sentence>> = {
  object: sentence(words('an object in braces', 'un objet entre accolades')),
  string: sentence(words('a text in quotation marks', 'un texte entre guillemets')),
  integer: sentence(words('a whole number', 'un nombre entier')),
  number: sentence(words('a number', 'un nombre')),
  boolean: sentence(words('true or false', 'true ou false')),
  array: sentence(words('a list in brackets', 'une liste entre crochets')),
};

/** A number or a word of a finding as it stands in a sentence. */
function factOf(value: unknown): number | string {
  return typeof value === 'number' ? value : String(value);
}

type SentenceFor = (params: Readonly<Record<string, unknown>>) => Sentence;

const sentences: Readonly<Record<string, SentenceFor>> = {
  type: ({ type }) =>
    sentence(words('This has to be {kind}.', 'Ceci doit être {kind}.'), {
      kind: ownValue(kinds, String(type)) ?? { message: String(type) },
    }),
  additionalProperties: ({ additionalProperty }) =>
    sentence(words('Nothing is called “{name}” here. Take it out.', 'Rien ne s’appelle « {name} » ici. Retirez-le.'), {
      name: factOf(additionalProperty),
    }),
  minimum: ({ limit }) =>
    sentence(words('Use {least} or more.', 'Utilisez {least} ou plus.'), { least: factOf(limit) }),
  maximum: ({ limit }) => sentence(words('Use {most} or less.', 'Utilisez {most} ou moins.'), { most: factOf(limit) }),
  minLength: () => sentence(words('Write something here, or take it out.', 'Écrivez quelque chose ici ou retirez-le.')),
  maxLength: ({ limit }) => sentence(atMostCharacters, { max: factOf(limit) }),
  maxItems: ({ limit }) => sentence(atMostOfThem, { most: factOf(limit) }),
  maxProperties: ({ limit }) => sentence(atMostOfThem, { most: factOf(limit) }),
  pattern: () =>
    sentence(
      words(
        'Use letters, digits, hyphens and underscores, at most 32.',
        'Utilisez des lettres, des chiffres, des traits d’union et des traits de soulignement, au plus 32.',
      ),
    ),
  propertyNames: ({ propertyName }) =>
    sentence(
      words(
        '“{name}” is no name of an option. Use small letters, digits and underscores.',
        '« {name} » n’est pas un nom d’option. Utilisez des minuscules, des chiffres et des traits de soulignement.',
      ),
      {
        name: factOf(propertyName),
      },
    ),
  anyOf: () =>
    sentence(
      words(
        'This has to be a number, a text, true or false, or a list of numbers and texts.',
        'Ceci doit être un nombre, un texte, true ou false, ou une liste de nombres et de textes.',
      ),
    ),
};

/** What is said where a schema asks something that has no words of its own. */
const otherwise: Sentence = sentence(words('This does not fit here.', 'Ceci ne convient pas ici.'));

/**
 * Findings in words, each place once, in the order in which they were found; of what is too long, that alone. What is found of each way to be something
 * is said once, by the place that has the ways; so is what is found of a name, by its owner.
 */
export function raterInputProblems(value: unknown, findings: readonly SchemaFinding[]): RaterInputProblem[] {
  const longest = sentence(
    words('This is too long. Use at most {max} characters.', 'C’est trop long. Utilisez au plus {max} caractères.'),
    { max: mostRaterInputs },
  );
  if (JSON.stringify(value).length > mostRaterInputs) return [{ path: '', ...longest }];
  const ways = findings.filter(({ keyword }) => keyword === 'anyOf').map(({ path }) => path.join('.'));
  const isOfWay = ({ keyword, path }: SchemaFinding) =>
    keyword !== 'anyOf' && ways.some((way) => path.join('.') === way || path.join('.').startsWith(`${way}.`));
  const names = findings.filter(({ keyword }) => keyword === 'propertyNames').map(({ path }) => path.join('.'));
  const isOfName = ({ keyword, path }: SchemaFinding) => keyword === 'pattern' && names.includes(path.join('.'));
  const input = new Map<string, RaterInputProblem>();
  for (const finding of findings.filter((one) => !isOfWay(one) && !isOfName(one))) {
    const path = finding.path.join('.');
    const found = ownValue(sentences, finding.keyword)?.(finding.params) ?? otherwise;
    if (!input.has(path)) input.set(path, { path, ...found });
  }
  return [...input.values()];
}

/** The refusal of rater inputs with problems, at the place of the first; null where there are none. */
export function findRaterInputsProblem(
  problems: readonly RaterInputProblem[],
): Refusal<'rater_inputs_not_valid'> | null {
  const [first] = problems;
  if (first === undefined) return null;
  const { path, ...message } = first;
  return refusal('rater_inputs_not_valid', message, path === '' ? 'rater_inputs' : `rater_inputs.${path}`);
}
