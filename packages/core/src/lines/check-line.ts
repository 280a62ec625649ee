import type { Provider } from '../products/vocabulary.ts';
import type { FactorShape } from '../rating/rate-structure.ts';
import { ownValue } from '../shared/text/own-value.ts';
import { type Cover, type Field, flowParts, furtherParts, type Line, type Rule } from './line.ts';
import { fieldPath, fieldsOf } from './line-parts.ts';
import { wordsIn } from './words.ts';

type Check = (line: Line) => string[];

const duplicates = (names: readonly string[]): string[] =>
  [...new Set(names)].filter((name) => names.filter((other) => other === name).length > 1);
const without = (names: readonly string[], known: readonly string[]): string[] =>
  names.filter((name) => !known.includes(name));
const codesOf = (things: readonly { readonly code: string }[]) => things.map(({ code }) => code);
const placesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();

function groupsOfLine({ objects }: Line): string[] {
  return [...new Set(objects.kinds.map(({ group }) => group))];
}

const checkWords: Check = (line) => {
  const french = new Map<string, string>();
  return wordsIn(line).flatMap(({ en, fr }) => {
    const before = french.get(en);
    french.set(en, fr);
    if (en.trim() === '' || fr.trim() === '') return [`“${en || fr}” stands in one language only`];
    if (before !== undefined && before !== fr) return [`“${en}” has two French forms`];
    return placesIn(en).join() === placesIn(fr).join() ? [] : [`“${en}” and its French name different facts`];
  });
};

function checkField({ name, kind, choices, least = -Infinity, most = Infinity, groups }: Field, line: Line): string[] {
  return [
    ...((kind === 'choice') === (choices !== undefined && choices.length > 1)
      ? []
      : [`${name} is a choice without choices, or has some and is none`]),
    ...duplicates((choices ?? []).map(({ value }) => value)).map((one) => `${name} offers ${one} twice`),
    ...(least > most ? [`the least of ${name} is above its most`] : []),
    // Its own pages ask for them and its own rules judge them; a field of data would take anything for an answer.
    ...(kind === 'incidents' && line.pages !== 'own'
      ? [`${name} counts incidents, which no step of a line of data asks for`]
      : []),
    ...without(groups ?? [], groupsOfLine(line)).map((group) => `${name} names a group ${group} that there is not`),
  ];
}

const checkFields: Check = (line) =>
  (['object', 'person', 'quote'] as const).flatMap((of) => {
    const fields = fieldsOf(line, of);
    return [
      ...duplicates(fields.map(({ name }) => name)).map((name) => `${name} is asked twice`),
      ...fields.flatMap((field) => checkField(field, line)),
    ];
  });

/** A field that a price is said to need is asked by the rates: nobody else asks for it. */
const checkNeeds: Check = (line) =>
  (['object', 'person', 'quote'] as const).flatMap((of) => {
    const read = Object.values(line.structure.factors).flatMap((shape) => (shape.of === of ? [shape.answer] : []));
    const needed = fieldsOf(line, of).filter(({ needed: what }) => what === 'price');
    return without(
      needed.map(({ name }) => name),
      read,
    ).map((name) => `${name} is needed for a price, and no rate reads it`);
  });

/** What is wrong with a factor: that nobody is asked for its answer, or that it is asked in other words. */
function checkFactor(name: string, shape: FactorShape, line: Line): string[] {
  const { of, answer } = shape;
  if (of === 'place') return [];
  if (of === 'cover') {
    const touched = line.covers.filter(({ code }) => shape.coverages.includes(code));
    const lacking = touched.filter(({ settings }) => !settings.some((setting) => setting.name === answer));
    return lacking.map(({ code }) => `factor ${name} asks ${code} for a setting ${answer} that it lacks`);
  }
  if (of === 'object' && answer === line.structure.objects.answer) return [];
  const field = fieldsOf(line, of).find((one) => one.name === answer);
  if (!field) return [`factor ${name} asks for ${answer}, which is no field`];
  const same = fieldPath(field) === (shape.path ?? answer);
  return [
    ...(same ? [] : [`factor ${name} and field ${answer} have different paths`]),
    ...(field.needed === 'price' ? [] : [`factor ${name} needs ${answer} for a price, and the field does not say so`]),
  ];
}

const checkFactors: Check = (line) =>
  Object.entries(line.structure.factors).flatMap(([name, shape]) => checkFactor(name, shape, line));

const checkKinds: Check = (line) => {
  const { groups } = line.structure.objects;
  const { kinds } = line.objects;
  return [
    ...duplicates(kinds.map(({ value }) => value)).map((kind) => `the kind ${kind} stands twice`),
    ...kinds.flatMap(({ value, group }) =>
      ownValue(groups, group)?.includes(value) ? [] : [`the kind ${value} is not in the group ${group} of the rates`],
    ),
    ...without(
      Object.values(groups).flat(),
      kinds.map(({ value }) => value),
    ).map((kind) => `the rates know a kind ${kind} without a label`),
  ];
};

function checkCover(
  { code, settings, needs = [], excludes = [], notFor = [], groups = [] }: Cover,
  line: Line,
): string[] {
  const covers = codesOf(line.covers);
  return [
    ...duplicates(settings.map(({ name }) => name)).map((name) => `${code} has two settings ${name}`),
    ...without([...needs, ...excludes], covers).map((other) => `${code} names a cover ${other} that there is not`),
    ...notFor
      .filter(({ of, answer }) => !fieldsOf(line, of).some(({ name }) => name === answer.answer))
      .map(({ answer }) => `${code} excludes an answer ${answer.answer} that nobody is asked for`),
    ...without(groups, groupsOfLine(line)).map((group) => `${code} names a group ${group} that there is not`),
    ...settings.flatMap(({ name, values, unit, labels = {}, within }) => [
      ...(values.length < 1 ? [`${code}.${name} has nothing to choose`] : []),
      ...duplicates(values.map(String)).map((one) => `${code}.${name} offers ${one} twice`),
      ...(within === undefined || covers.includes(within)
        ? []
        : [`${code}.${name} stays within a cover ${within} that there is not`]),
      ...values.flatMap((one) =>
        unit === 'named' && !ownValue(labels, one) ? [`${code}.${name} has no label for ${one}`] : [],
      ),
    ]),
  ];
}

const checkCovers: Check = (line) => {
  const { coverages, charges } = line.structure;
  const priced = [...codesOf(coverages), ...codesOf(charges)];
  const codes = codesOf(line.covers);
  return [
    ...duplicates(codes).map((code) => `the cover ${code} stands twice`),
    ...without(priced, codes).map((code) => `the rates price ${code}, which is no cover`),
    ...without(codes, priced).map((code) => `nothing prices ${code}`),
    ...line.covers.flatMap((cover) => checkCover(cover, line)),
  ];
};

const checkPackages: Check = (line) =>
  line.packages.flatMap(({ code, covers }) =>
    Object.entries(covers).flatMap(([bought, chosen]) => {
      const cover = line.covers.find((one) => one.code === bought);
      if (!cover) return [`the package ${code} holds ${bought}, which is no cover`];
      return cover.settings.flatMap(({ name, values }) =>
        values.some((one) => one === ownValue(chosen, name))
          ? []
          : [`the package ${code} chooses no ${bought}.${name} that is offered`],
      );
    }),
  );

function checkRule({ code, of, demands, where = [], at, groups = [], covers = [] }: Rule, line: Line): string[] {
  // Columns of every line that no field of theirs fills.
  const columns = ['class', 'state', 'license_number'];
  const known = [...columns, ...fieldsOf(line, of).map(({ name }) => name)];
  const read = [demands, ...where].flatMap(({ answer, within }) => [answer, ...(within ? [within.answer] : [])]);
  return [
    ...without([...read, ...(at ? [at] : [])], known).map(
      (answer) => `the rule ${code} reads ${answer}, which is no field`,
    ),
    ...without(groups, groupsOfLine(line)).map((group) => `the rule ${code} names a group ${group} that there is not`),
    ...without(covers, codesOf(line.covers)).map(
      (cover) => `the rule ${code} names a cover ${cover} that there is not`,
    ),
  ];
}

const checkRules: Check = (line) => [
  ...duplicates(codesOf(line.rules)).map((code) => `the rule ${code} stands twice`),
  ...line.rules.flatMap((rule) => checkRule(rule, line)),
];

const checkTerms: Check = ({ terms, covers, objects }) => {
  const { months, usual, distance } = terms;
  const setting = covers
    .find(({ code }) => code === distance?.cover)
    ?.settings.find(({ name }) => name === distance?.setting);
  return [
    ...(months.includes(usual) ? [] : [`a term of ${usual} months is the usual one and is not offered`]),
    ...(distance && setting?.unit !== 'miles' ? ['the distance of the term is no setting in miles'] : []),
    ...(distance && !objects.fields.some(({ name }) => name === distance.answer)
      ? ['nothing is asked that says from where the distance of the term counts']
      : []),
  ];
};

const checkDiscounts: Check = ({ structure, discounts, fees }) => [
  ...without(structure.discounts?.order ?? [], codesOf(discounts)).map((code) => `the discount ${code} has no label`),
  ...without(codesOf(structure.fees), codesOf(fees)).map((code) => `the fee ${code} has no label`),
];

/** Everything that is needed is asked at some step, and every step asks what there is. */
const checkCheckout: Check = (line) => {
  const fields = (['object', 'person', 'quote'] as const).flatMap((of) => {
    const side = of === 'quote' ? of : `${of}s`;
    return fieldsOf(line, of).map(({ name, needed }) => ({ path: `${side}.${name}`, needed }));
  });
  const requested = line.checkout.flatMap(({ asks, shows = [] }) => [
    ...asks.flatMap((one) => (typeof one === 'string' ? [one] : one.map(({ name }) => `objects.${name}`))),
    ...shows,
  ]);
  const questions = line.checkout.flatMap(({ asks }) =>
    asks.flatMap((one) => (typeof one === 'string' ? [] : one.map(({ name }) => `objects.${name}`))),
  );
  const needed = fields.flatMap((field) => (field.needed === 'never' ? [] : [field.path]));
  return [
    ...without([...needed, ...flowParts], requested).map((path) => `no step of the checkout asks ${path}`),
    ...without(requested, [...fields.map(({ path }) => path), ...questions, ...flowParts, ...furtherParts]).map(
      (path) => `the checkout asks ${path}, which is no field`,
    ),
    ...duplicates(requested).map((path) => `the checkout asks ${path} twice`),
    ...(line.documents.length > 0 ? [] : ['it has no document']),
  ];
};

const short = ['roadside', 'tire_wheel', 'windshield', 'warranty'] satisfies Provider[] as readonly string[];

const checkLength: Check = ({ provider, checkout }) =>
  short.includes(provider) && checkout.length > 6 ? [`its checkout has ${checkout.length} steps, more than 6`] : [];

const checks: readonly Check[] = [
  checkWords,
  checkKinds,
  checkFields,
  checkNeeds,
  checkFactors,
  checkCovers,
  checkPackages,
  checkRules,
  checkTerms,
  checkDiscounts,
  checkCheckout,
  checkLength,
];

/** Whatever keeps a line from being whole, in English, for who writes it; empty when it is. */
export function checkLine(line: Line): string[] {
  return checks.flatMap((check) => check(line));
}
