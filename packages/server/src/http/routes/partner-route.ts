import { readLocale, defaultLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { askAs } from '../../kernel/operations/ask-as.ts';
import { OperationError } from '../../kernel/errors.ts';
import type { HttpParts } from '../http-parts.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { type BoxOf, priceBoxPage, priceBoxPolicy, priceBoxScript } from './price-box.ts';

const text = 'select logo_url, partner_name, default_product from partners where slug = $1';

type Requested = { Params: { partner: string } };

/** Lets an answer stand in pages of others: in their frames, as their script. What is refused stays where we are. */
function showElsewhere(reply: FastifyReply): FastifyReply {
  for (const name of ['x-frame-options', 'cross-origin-opener-policy']) reply.removeHeader(name);
  return reply.header('cross-origin-resource-policy', 'cross-origin').header('cache-control', 'public, max-age=300');
}

/** GET /api/partners/{partner}: a partner's branding, for anybody; beneath it the price box for pages of its own. */
export function partnerRoute(app: FastifyInstance, { platform }: HttpParts): void {
  async function find(partner: string): Promise<BoxOf & { readonly line: string | null }> {
    const slug = partner.toLowerCase();
    const known = /^[a-z0-9-]+$/.test(slug);
    const [row] = known ? await askAs(platform.pools.reads, { role: 'anonymous', text, values: [slug] }) : [];
    if (row === undefined)
      throw new OperationError('not_found', words('There is no such partner.', 'Ce partenaire n’existe pas.'), {
        status: 404,
      });
    const [logoUrl = null, name, line = null] = row;
    return { slug, name: name ?? '', logoUrl, line };
  }

  app.get<Requested>('/api/partners/:partner', async ({ params }, reply) => {
    const { name, logoUrl, line } = await find(params.partner);
    reply.header('cache-control', 'public, max-age=300');
    return { logo_url: logoUrl, partner_name: name, default_product: line };
  });

  app.get<Requested & { Querystring: { locale?: unknown } }>(
    '/api/partners/:partner/price-box',
    async ({ params, query }, reply) => {
      const box = await find(params.partner);
      const locale = readLocale(typeof query.locale === 'string' ? query.locale : null) ?? defaultLocale;
      return showElsewhere(reply)
        .type('text/html; charset=utf-8')
        .header('content-security-policy', priceBoxPolicy)
        .send(priceBoxPage(box, locale));
    },
  );

  app.get<Requested>('/api/partners/:partner/price-box.js', async ({ params }, reply) => {
    const { slug } = await find(params.partner);
    return showElsewhere(reply).type('text/javascript; charset=utf-8').send(priceBoxScript(slug));
  });
}
