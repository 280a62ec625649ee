import { answeredFields } from '../../lines/check-answers.ts';
import { fieldsOf } from '../../lines/line-parts.ts';
import { fieldSentence } from '../../lines/find-line-problems.ts';
import type { Cover, Line } from '../../lines/line.ts';
import { insures, lineFor } from '../../lines/line-for.ts';
import { labelOfGranted, labelOfKind, labelOfPart } from '../../lines/line-labels.ts';
import { readCovers } from '../../lines/read-covers.ts';
import { paymentTermLabels } from '../../products/labels.ts';
import type { Provider } from '../../products/vocabulary.ts';
import type { Answers } from '../../rating/rating-subject.ts';
import { ownValue } from '../../shared/text/own-value.ts';
import { type Sentence, sentence } from '../../shared/text/sentence.ts';
import { type OfferedProduct, paymentTermUnder } from '../checkout/offered-product.ts';
import { placesInUse } from '../checkout/places-in-use.ts';
import type { Quote, Vehicle } from '../quote.ts';
import { monthsLong } from '../../lines/line-alternatives.ts';
import { type Words, sameInBoth } from '../../shared/words.ts';

/** A product that a quote is described anew for. */
export type FittingProduct = OfferedProduct & {
  readonly provider: string;
  readonly defaultPolicyDurationMonths: number;
};

/** Which part of a quote does not fit a product. */
export const leftOutParts = ['vehicle', 'cover', 'discount', 'answer', 'duration', 'payment_term'] as const;

/** Something of a quote that a product has no place for, in the words of the quote's own line. */
export type LeftOut = { readonly part: (typeof leftOutParts)[number]; readonly name: Sentence };

/** A quote as a product can hold it, and what is not in it any more. */
export type Fitted = { readonly quote: Quote; readonly leftOut: readonly LeftOut[] };

const named = (part: LeftOut['part'], name: Words): LeftOut => ({ part, name: sentence(name) });

export function nameOfVehicle({ year, make, model, type }: Vehicle, provider: string): Words {
  const text = [year, make, model].filter((one) => one !== null && one !== '').join(' ');
  return text === '' ? labelOfKind(provider, type) : sameInBoth(text);
}

/** Whether a cover is sold with just these settings to what is insured. */
function holds(line: Line, cover: Cover, bought: object, groups: ReadonlySet<string | undefined>): boolean {
  const isFor = (of: readonly string[] | undefined) => of?.some((group) => groups.has(group)) ?? true;
  const requested = cover.settings.filter((setting) => isFor(setting.groups));
  return (
    isFor(cover.groups) &&
    requested.every(({ name }) => Object.hasOwn(bought, name)) &&
    readCovers(line, { [cover.code]: bought }).ok
  );
}

function fitCovers(quote: Quote, line: Line): Pick<Fitted, 'leftOut'> & Pick<Quote, 'coverages'> {
  const groups = new Set(
    quote.vehicles.map(({ type }) => line.objects.kinds.find(({ value }) => value === type)?.group),
  );
  const fits = (code: string) => {
    const cover = line.covers.find((one) => one.code === code);
    return cover !== undefined && holds(line, cover, ownValue(quote.coverages, code) ?? {}, groups);
  };
  const stored = Object.entries(quote.coverages).filter(([code]) => fits(code));
  const left = Object.keys(quote.coverages).filter((code) => !fits(code));
  return {
    coverages: Object.fromEntries(stored),
    leftOut: left.map((code) => named('cover', labelOfPart(quote.provider, code))),
  };
}

type Answered = { readonly answers: Answers };

/** What of somebody's or something's answers another line asks too, each as its own field takes it. */
function fitAnswers<One extends Answered>(
  one: One,
  of: 'object' | 'person',
  from: string,
  line: Line,
): { readonly one: One; readonly leftOut: readonly LeftOut[] } {
  const requested = answeredFields(line.provider, of);
  const fits = ([name, answer]: readonly [string, unknown]) => {
    const field = requested.find((each) => each.name === name);
    return field !== undefined && fieldSentence(answer, field) === null;
  };
  const answers = Object.entries(one.answers);
  const source = lineFor(from);
  const labelOf = (name: string) =>
    (source ? fieldsOf(source, of) : []).find((field) => field.name === name)?.label ?? sameInBoth(name);
  return {
    one: { ...one, answers: Object.fromEntries(answers.filter(fits)) },
    leftOut: answers.filter((each) => !fits(each)).map(([name]) => named('answer', labelOf(name))),
  };
}

function fitTerm(quote: Quote, product: FittingProduct): Fitted {
  const paymentTerm = paymentTermUnder(quote, product);
  const isLong = product.availablePolicyDurationMonths.includes(quote.policyDurationMonths);
  const months = isLong ? quote.policyDurationMonths : product.defaultPolicyDurationMonths;
  const term = sentence(monthsLong, { months: String(quote.policyDurationMonths) });
  return {
    quote: { ...quote, productId: product.productId, paymentTerm, policyDurationMonths: months },
    leftOut: [
      ...(isLong ? [] : [{ part: 'duration' as const, name: term }]),
      ...(paymentTerm === quote.paymentTerm ? [] : [named('payment_term', paymentTermLabels[quote.paymentTerm])]),
    ],
  };
}

function fitLine(quote: Quote, line: Line): Fitted {
  const { provider } = quote;
  const insured = quote.vehicles.filter(({ type }) => insures(line, type));
  const strange = quote.vehicles.filter(({ type }) => !insures(line, type));
  const rigs = insured.map((vehicle) => fitAnswers(vehicle, 'object', provider, line));
  const people = quote.entities.map((entity) => fitAnswers(entity, 'person', provider, line));
  const vehicles = rigs.map(({ one }) => one);
  const covers = fitCovers({ ...quote, vehicles }, line);
  const grants = (code: string) => line.discounts.some((discount) => discount.code === code);
  return {
    quote: {
      ...quote,
      // A line of ours, by the list of lines.
      provider: line.provider as Provider,
      coverages: covers.coverages,
      discounts: quote.discounts.filter(grants),
      vehicles,
      entities: people.map(({ one }) => one),
      locations: placesInUse({ ...quote, vehicles }, quote.locations),
    },
    leftOut: [
      ...strange.map((vehicle) => named('vehicle', nameOfVehicle(vehicle, provider))),
      ...covers.leftOut,
      ...quote.discounts
        .filter((code) => !grants(code))
        .map((code) => named('discount', labelOfGranted(provider, code))),
      ...[...rigs, ...people].flatMap(({ leftOut }) => leftOut),
    ],
  };
}

/**
 * A quote as a product can hold it: without the vehicles, covers, discounts and answers that its line does not know, at
 * a term and a way to pay that it offers. What stays is not judged: it may still want answers, or other ones. Under a
 * product of its own provider all of it stays but for a term or a way to pay that is offered no more.
 */
export function fitToProduct(quote: Quote, product: FittingProduct): Fitted {
  const line = product.provider === quote.provider ? null : lineFor(product.provider);
  const inLine = line ? fitLine(quote, line) : { quote, leftOut: [] };
  const inTerm = fitTerm(inLine.quote, product);
  return { quote: inTerm.quote, leftOut: [...inLine.leftOut, ...inTerm.leftOut] };
}
