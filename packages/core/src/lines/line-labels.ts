import { included, type BoughtCovers, coverageTerms, printCoverage, printLimit } from '../products/labels.ts';
import { chargeLabels, labelOfAnswer, labelOfDiscount, labelOfRow, labelOfStep } from '../rating/explaining/labels.ts';
import type { TraceStep } from '../rating/rating.ts';
import { ownValue } from '../shared/text/own-value.ts';
import { type Sentence, sentence } from '../shared/text/sentence.ts';
import { labelOfFactor } from './label-of-factor.ts';
import type { Cover, Line, Setting } from './line.ts';
import { lineFor, lineOf } from './line-for.ts';
import { fieldPath, fieldsOf } from './line-parts.ts';
import { settingValue } from './setting-value.ts';
import { words, sameInBoth, type Words } from '../shared/words.ts';

export const andNext = words('{list}, {next}', '{list}, {next}');

const coverOf = ({ covers }: Line, code: string): Cover | undefined => covers.find((one) => one.code === code);

/** What a kind of thing is called by the line that insures it; spelled as it is where no line knows it. */
export function labelOfKind(provider: string, kind: string): Words {
  return lineFor(provider)?.objects.kinds.find(({ value }) => value === kind)?.label ?? sameInBoth(kind);
}

/** What a cover, a factor or a charge of a trace is called by its line. */
export function labelOfPart(provider: string, about: string): Words {
  const line = lineOf(provider);
  const label = coverOf(line, about)?.label ?? labelOfFactor(line, about);
  return label ?? labelOfRow(about);
}

/** What a step of a trace is called by its line; the charge that a cover is by itself is told from a factor of it. */
export function labelOfTraceStep(provider: string, step: Pick<TraceStep, 'factor' | 'coverage'>): Words {
  if (step.factor !== step.coverage) return labelOfPart(provider, step.factor);
  const charge = lineOf(provider).structure.charges.find(({ code }) => code === step.coverage);
  return charge?.key.of === 'unit' ? chargeLabels.byTheThousand : labelOfStep(step);
}

/** What a discount is called by its line. */
export function labelOfGranted(provider: string, code: string): Words {
  const named = lineOf(provider).discounts.find((discount) => discount.code === code);
  return named?.label ?? labelOfDiscount(code);
}

/** What moved a price, as its line asks for it. */
export function labelOfMove(provider: string, answer: string): Words {
  const line = lineOf(provider);
  const fields = [...fieldsOf(line, 'object'), ...fieldsOf(line, 'person'), ...fieldsOf(line, 'quote')];
  const field = fields.find((one) => fieldPath(one) === answer);
  return field?.moves ?? field?.label ?? labelOfAnswer(answer);
}

/** Sentences after one another, with commas between; null for none. */
function listed(parts: readonly Sentence[]): Sentence | null {
  const [first, ...others] = parts;
  if (!first) return null;
  return others.reduce((list, next) => sentence(andNext, { list, next }), first);
}

type Print = (setting: Setting, value: string | number) => Sentence;

/** A value in full: what each part of a limit in thousands pays for. */
const inFull: Print = (setting, value) =>
  setting.unit === 'thousands' ? printLimit(String(value)) : settingValue(setting, value);

/** What was chosen of a cover, each setting named; a limit alone says itself. */
function chosenOf(
  cover: Cover,
  covers: BoughtCovers,
  print: Print,
  isRequested: (setting: string) => boolean,
): Sentence | null {
  const bought = ownValue(covers, cover.code) ?? {};
  const chosen = cover.settings.flatMap((setting): Sentence[] => {
    const value = ownValue(bought, setting.name);
    if (value === undefined || !isRequested(setting.name)) return [];
    const message = print(setting, value);
    if (setting.brief) return [sentence(setting.brief, { amount: message })];
    return setting.name === 'limit'
      ? [message]
      : [sentence(words('{setting}: {value}', '{setting} : {value}'), { setting: setting.label, value: message })];
  });
  return listed(chosen);
}

/** How a cover that is bought reads in full: what it pays up to, and its deductible; null where it has none. */
export function printCover(
  provider: string,
  code: string,
  covers: BoughtCovers,
): { readonly limit: Sentence | null; readonly deductible: Sentence | null } {
  const cover = coverOf(lineOf(provider), code);
  if (!cover) return printCoverage(code, covers);
  const deductible = cover.settings.find(({ name }) => name === 'deductible');
  const chosen = ownValue(covers, code)?.['deductible'];
  return {
    limit: chosenOf(cover, covers, inFull, (setting) => setting !== 'deductible'),
    deductible: deductible && chosen !== undefined ? settingValue(deductible, chosen) : null,
  };
}

/** A cover that is bought in a few characters, beside its price; null when it is not. */
export function termsOfCover(provider: string, code: string, covers: BoughtCovers): Sentence | null {
  const cover = coverOf(lineOf(provider), code);
  if (!cover) return coverageTerms(covers, code);
  return ownValue(covers, code) ? (chosenOf(cover, covers, settingValue, () => true) ?? sentence(included)) : null;
}
