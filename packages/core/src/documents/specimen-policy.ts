import { type Insurer, introduceInsurer } from '../products/insurer.ts';
import { specimenEdition } from '../products/specimen-edition.ts';
import type { Locale } from '../shared/sentence.ts';
import { sentence } from '../shared/sentence.ts';
import type { Writing } from './declarations.ts';
import { type SpecimenPart, specimenParts } from './specimen-parts.ts';

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

/** The specimen of the policy that a product sells, with who insures it. */
export function specimenPolicyOf(product: string, insurer: Insurer, { locale, say }: Writing): SpecimenPolicy {
  return {
    locale,
    title: say('Recreational vehicle policy, specimen'),
    reference: say(sentence('{product}, edition {edition}', { product, edition: specimenEdition })),
    seller: insurer.seller,
    written: `${specimenEdition}-01`,
    introduction: [
      say('This is the wording of the policy. Your name, vehicles, limits and price stand in the declarations.'),
      ...introduceInsurer(insurer).map(say),
    ],
    parts: specimenParts.map(({ title, paragraphs }) => ({ title: say(title), paragraphs: paragraphs.map(say) })),
  };
}
