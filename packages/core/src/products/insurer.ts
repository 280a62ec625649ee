import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';

/** Who sells and serves a policy, and the company that carries its risk, as far as they are entered. */
export type Insurer = {
  readonly seller: string;
  readonly sellerLicense: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly company: string | null;
  /** The company's number at the National Association of Insurance Commissioners. */
  readonly naic: string | null;
};

/** The insurer introduced to a buyer, in as many sentences as are known. */
export function introduceInsurer({ seller, sellerLicense, company, naic }: Insurer): Sentence[] {
  const sold = sellerLicense
    ? sentence(
        words(
          '{seller} (license {license}) sells you this policy and serves it.',
          '{seller} (permis {license}) vous vend cette police et s’en occupe.',
        ),
        { seller, license: sellerLicense },
      )
    : sentence(
        words('{seller} sells you this policy and serves it.', '{seller} vous vend cette police et s’en occupe.'),
        { seller },
      );
  if (company === null) return [sold];
  const insured = naic
    ? sentence(
        words(
          '{company} (NAIC {naic}) insures it and pays the claims.',
          '{company} (NAIC {naic}) l’assure et paie les réclamations.',
        ),
        { company, naic },
      )
    : sentence(words('{company} insures it and pays the claims.', '{company} l’assure et paie les réclamations.'), {
        company,
      });
  return [sold, insured];
}
