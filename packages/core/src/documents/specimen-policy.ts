import { lineOfData } from '../lines/line-for.ts';
import { type Insurer, introduceInsurer } from '../products/insurer.ts';
import { specimenEdition } from '../products/specimen-edition.ts';
import type { Locale } from '../shared/text/sentence.ts';
import { sentence } from '../shared/text/sentence.ts';
import type { Writing } from './declarations.ts';
import { type PromisedReturn, returnPromise } from './return-promise.ts';
import { specimenOfLine } from './specimen-of-line.ts';
import { type SpecimenPart, specimenParts } from './specimen-parts.ts';
import { titleOf } from './title-of.ts';

/** The policy's words before anybody's name stands in them, in one language. */
export type SpecimenPolicy = {
  readonly locale: Locale;
  readonly title: string;
  readonly reference: string;
  readonly seller: string;
  /** The day on which this wording was written, for the file's own date. */
  readonly written: string;
  readonly introduction: readonly string[];
  readonly parts: readonly SpecimenPart[];
};

/** The parts in which who is insured reads what comes back when they end it: written from the terms that will be applied. */
const endingParts: readonly string[] = ['Ending the policy', 'Ending the contract'];

/** The specimen of the policy that a product of a line sells under its terms, with who insures it. */
export function specimenPolicyOf(
  { product, promised }: { readonly product: string; readonly promised: PromisedReturn },
  insurer: Insurer,
  { locale, t }: Writing,
): SpecimenPolicy {
  const { provider } = promised;
  const line = lineOfData(provider);
  const promise = returnPromise(promised);
  const parts = line ? specimenOfLine(line) : specimenParts;
  return {
    locale,
    title: t(titleOf('specimen', provider)),
    reference: t(sentence('{product}, edition {edition}', { product, edition: specimenEdition })),
    seller: insurer.seller,
    written: `${specimenEdition}-01`,
    introduction: [
      t(
        line
          ? 'This is the wording of the contract. Your name, what is insured and the price stand in the declarations.'
          : 'This is the wording of the policy. Your name, vehicles, limits and price stand in the declarations.',
      ),
      ...introduceInsurer(insurer).map(t),
    ],
    parts: parts.map(({ title, paragraphs }) => ({
      title: t(title),
      paragraphs: [...(endingParts.includes(title) ? promise : []), ...paragraphs].map((paragraph) => t(paragraph)),
    })),
  };
}
