import { day } from '../shared/time/day.ts';
import { lineOf } from '../lines/line-for.ts';
import { type Insurer, introduceInsurer } from '../products/insurer.ts';
import { specimenEdition } from '../products/specimen-edition.ts';
import type { Locale } from '../shared/text/sentence.ts';
import { sentence } from '../shared/text/sentence.ts';
import type { Writing } from './declarations.ts';
import { type PromisedReturn, returnPromise } from './return-promise.ts';
import { specimenOfLine } from './specimen-of-line.ts';
import { titleOf } from './title-of.ts';
import { words } from '../shared/words.ts';

/** The policy's words before anybody's name stands in them, in one language. */
export type SpecimenPolicy = {
  readonly locale: Locale;
  readonly title: string;
  readonly reference: string;
  readonly seller: string;
  /** The day on which this wording was written, for the file's own date. */
  readonly written: string;
  readonly introduction: readonly string[];
  readonly parts: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
};

const general = words(
  'This is the wording of the contract. Your name, what is insured and the price stand in the declarations.',
  'Voici le texte du contrat. Votre nom, ce qui est assuré et le prix figurent dans les conditions particulières.',
);

/** The specimen of the policy that a product of a line sells under its terms, with who insures it. */
export function specimenPolicyOf(
  { product, promised }: { readonly product: string; readonly promised: PromisedReturn },
  insurer: Insurer,
  { locale, t }: Writing,
): SpecimenPolicy {
  const { provider } = promised;
  const line = lineOf(provider);
  // What comes back to who ends it is written from the terms that will be applied.
  const promise = returnPromise(promised);
  return {
    locale,
    title: t(titleOf('specimen', provider)),
    reference: t(
      sentence(words('{product}, edition {edition}', '{product}, édition {edition}'), {
        product,
        edition: day(specimenEdition),
      }),
    ),
    seller: insurer.seller,
    written: specimenEdition,
    introduction: [t(line.wording?.introduction ?? general), ...introduceInsurer(insurer).map(t)],
    parts: specimenOfLine(line).map(({ title, paragraphs, ends }) => ({
      title: t(title),
      paragraphs: [...(ends ? promise : []), ...paragraphs].map((paragraph) => t(paragraph)),
    })),
  };
}
