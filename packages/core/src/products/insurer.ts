import { sentence, type Sentence } from '../shared/text/sentence.ts';

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
    ? sentence('{seller} (license {license}) sells you this policy and serves it.', { seller, license: sellerLicense })
    : sentence('{seller} sells you this policy and serves it.', { seller });
  if (company === null) return [sold];
  const insured = naic
    ? sentence('{company} (NAIC {naic}) insures it and pays the claims.', { company, naic })
    : sentence('{company} insures it and pays the claims.', { company });
  return [sold, insured];
}
