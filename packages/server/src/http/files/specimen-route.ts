import { createHash } from 'node:crypto';
import { type OwnTerms, promisedToAnybody } from '@roadworthy/core/documents/promised-to-anybody.ts';
import type { PromisedReturn } from '@roadworthy/core/documents/return-promise.ts';
import { specimenPolicyOf } from '@roadworthy/core/documents/specimen-policy.ts';
import { titleOf } from '@roadworthy/core/documents/title-of.ts';
import { principalOf } from '@roadworthy/core/identity/principal.ts';
import { lineFor } from '@roadworthy/core/lines/line-for.ts';
import { cancellationBases } from '@roadworthy/core/products/parameter-vocabulary.ts';
import { defaultParameters } from '@roadworthy/core/products/product-parameters.ts';
import { specimenEdition } from '@roadworthy/core/products/specimen-edition.ts';
import { providers } from '@roadworthy/core/products/vocabulary.ts';
import { readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { type Locale, localeFor } from '@roadworthy/core/shared/text/sentence.ts';
import type { FastifyInstance } from 'fastify';
import { printersIn } from '../../documents/pdf-words.ts';
import { type LayOut, renderPdf } from '../../documents/render-pdf.ts';
import { askAs } from '../../kernel/operations/ask-as.ts';
import { claimsOf } from '../../kernel/tokens/claims.ts';
import { notFound } from '../../kernel/errors.ts';
import type { HttpParts } from '../http-parts.ts';
import { saveAs } from './save-as.ts';

const platformSql = 'select organization_id from organizations where is_platform';
// What the platform organization sells of a line today, and who insures it: what stands in the wording of whoever buys it now.
const productSql = `
  select o.name, o.license_number, o.service_phone, o.service_email, p.underwriting_company, p.naic_number, p.product_name,
    coalesce(t.basis, 'pro_rata'), coalesce(t.minimum_earned, 0)::text, f.installment_fee::text, f.reinstatement_fee::text
  from products p join organizations o using (organization_id)
  left join lateral (select basis, minimum_earned from product_cancellation_terms t
    where t.product_id = p.product_id and t.state is null and t.effective_date <= app_now()::date
    order by effective_date desc limit 1) t on true
  left join lateral (select installment_fee, reinstatement_fee from product_parameters f
    where f.product_id = p.product_id and f.effective_date <= app_now()::date order by effective_date desc limit 1) f on true
  where p.provider = $1 and p.archived is null`;

type Sold = Parameters<typeof specimenPolicyOf>[1] & {
  readonly product: string;
  readonly promised: PromisedReturn;
};

/** The terms that a product has for every place without its own. */
const ownTerms = ([basis, minimum, instalment, reinstating]: readonly (string | null)[]): OwnTerms => ({
  basis: cancellationBases.find((one) => one === basis) ?? 'pro_rata',
  minimumEarned: Number(minimum ?? 0),
  installmentFee: Number(instalment ?? defaultParameters.installmentFee),
  reinstatementFee: Number(reinstating ?? defaultParameters.reinstatementFee),
});

/** At most one of each line in each language, and one more of each after a product was renamed. */
const mostStored = 3 * providers.length * 2;

/**
 * GET /api/specimens/{line}/{locale}: the wording of what the platform organization sells of a line, for anybody, as a PDF. Each is laid
 * out once, however many ask for it at the same time.
 */
export function specimenRoute(
  app: FastifyInstance,
  { platform }: Pick<HttpParts, 'platform'>,
  layOut: LayOut = renderPdf,
): void {
  const { pools, clock } = platform;
  const stored = new Map<string, Promise<Uint8Array>>();

  async function soldOf(provider: string): Promise<Sold | null> {
    const [insurer] = await askAs(pools.reads, { role: 'identity', text: platformSql });
    const organizationId = insurer?.[0] ?? null;
    if (organizationId === null) return null;
    const claims = claimsOf({ ...principalOf('system'), organizationId }, clock);
    const [row] = await askAs(pools.operations, { role: 'operator', claims, text: productSql, values: [provider] });
    if (row === undefined) return null;
    const [seller, sellerLicense = null, phone = null, email = null, company = null, naic = null, product, ...terms] =
      row;
    const promised = promisedToAnybody(provider, ownTerms(terms));
    return { seller: seller ?? '', sellerLicense, phone, email, company, naic, product: product ?? '', promised };
  }

  function bytesOf(provider: string, { product, promised, ...insurer }: Sold, locale: Locale): Promise<Uint8Array> {
    const key = JSON.stringify([provider, locale, product, promised, insurer]);
    const there = stored.get(key);
    if (there) return there;
    if (stored.size >= mostStored) stored.clear();
    const specimen = specimenPolicyOf({ product, promised }, insurer, { locale, t: printersIn(locale, 'USD').t });
    const made = layOut('specimen_policy', specimen);
    stored.set(key, made);
    // What failed is tried again by the next who asks.
    made.catch(() => stored.delete(key));
    return made;
  }

  type Requested = { Params: { line: string; locale: string } };
  app.get<Requested>('/api/specimens/:line/:locale', async ({ params, headers }, reply) => {
    const provider = providers.find((one) => one === params.line);
    const pageLocale = readLocale(params.locale);
    if (!provider || !lineFor(provider) || pageLocale === undefined) throw notFound();
    const sold = await soldOf(provider);
    if (sold === null) throw notFound();
    const locale = localeFor(pageLocale);
    const bytes = await bytesOf(provider, sold, locale);
    const tag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
    reply.header('cache-control', 'public, max-age=3600').header('etag', tag);
    if (headers['if-none-match'] === tag) return reply.code(304).send();
    const name = `${printersIn(locale, 'USD').t(titleOf('specimen', provider))}, ${specimenEdition}`;
    return reply
      .type('application/pdf')
      .header('content-disposition', saveAs(name, 'application/pdf', 'inline'))
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
      .send(Buffer.from(bytes));
  });
}
