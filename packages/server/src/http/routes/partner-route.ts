import type { FastifyInstance } from 'fastify';
import { askAs } from '../../kernel/operations/ask-as.ts';
import { OperationError } from '../../kernel/errors.ts';
import type { HttpParts } from '../http-parts.ts';
import { words } from '@roadworthy/core/shared/words.ts';

const text = 'select logo_url, partner_name from partners where slug = $1';

/** GET /api/partners/{partner}: a partner's branding, for anybody. */
export function partnerRoute(app: FastifyInstance, { platform }: HttpParts): void {
  app.get<{ Params: { partner: string } }>('/api/partners/:partner', async ({ params }, reply) => {
    const slug = params.partner.toLowerCase();
    const known = /^[a-z0-9-]+$/.test(slug);
    const [row] = known ? await askAs(platform.pools.reads, { role: 'anonymous', text, values: [slug] }) : [];
    if (row === undefined)
      throw new OperationError('not_found', words('There is no such partner.', 'Ce partenaire n’existe pas.'), {
        status: 404,
      });
    const [logoUrl = null, partnerName = null] = row;
    reply.header('cache-control', 'public, max-age=300');
    return { logo_url: logoUrl, partner_name: partnerName };
  });
}
