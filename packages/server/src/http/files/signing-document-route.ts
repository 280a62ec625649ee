import { principalOf } from '@roadworthy/core/identity/principal.ts';
import { specimenEdition } from '@roadworthy/core/products/specimen-edition.ts';
import type { FastifyInstance } from 'fastify';
import { askAs } from '../../kernel/operations/ask-as.ts';
import { claimsOf } from '../../kernel/tokens/claims.ts';
import { notFound } from '../../kernel/errors.ts';
import { readSigningToken } from '../../kernel/tokens/tokens.ts';
import type { HttpParts } from '../http-parts.ts';
import { type Identify, uuidParameter } from '../connections/identify.ts';
import { sendDocument } from './send-document.ts';

const signingTokenHeader = 'x-roamly-signing-token';

const organizationSql = 'select organization_id from quotes where quote_id = $1::uuid';
// What the request asks to sign, and no other document of the quote; for as long as its link works.
const documentSql = `
  select document.storage_key, document.name, document.content_type
  from signing_requests as request
    join quotes on quotes.quote_id = request.quote_id
    join documents as document on document.quote_id = request.quote_id
  where request.quote_id = $1::uuid and request.number = $2::integer and document.document_id = $3::uuid
    and request.voided is null and request.declined is null and request.expires > app_now()
    and document.status = 'ready'
    and case document.document_type
      when 'application' then document.made_from = request.content_hash
      -- Followed by the terms that it was written from: the signature refuses those of before.
      when 'specimen_policy' then starts_with(document.made_from, quotes.product_id || ' ' || $4) end`;

/** GET /api/signing-documents/{document_id}: what the bearer of a link for signing has to read before they sign. */
export function signingDocumentRoute(
  app: FastifyInstance,
  { platform }: Pick<HttpParts, 'platform'>,
  identify: Identify,
): void {
  const { pools, clock, secrets, storage } = platform;
  app.get('/api/signing-documents/:document_id', async (request, reply) => {
    await identify(request, reply);
    const id = uuidParameter(request, 'document_id');
    const token = request.headers[signingTokenHeader];
    const claims = readSigningToken(secrets, typeof token === 'string' ? token : '');
    if (claims === null) throw notFound();
    const { quoteId, number } = claims;
    const bearer = principalOf('token:quote', { quoteId });
    const asQuote = { role: bearer.role, claims: claimsOf(bearer, clock) };
    const [quote] = await askAs(pools.reads, { ...asQuote, text: organizationSql, values: [quoteId] });
    const organizationId = quote?.[0] ?? null;
    if (organizationId === null) throw notFound();
    const [row] = await askAs(pools.operations, {
      role: 'operator',
      claims: claimsOf(
        {
          ...principalOf('system'),
          organizationId,
        },
        clock,
      ),
      text: documentSql,
      values: [quoteId, String(number), id, specimenEdition],
    });
    const [key, name, contentType] = row ?? [];
    const bytes = key ? await storage.get(key) : null;
    if (bytes === null) throw notFound();
    return sendDocument(reply, { bytes, name, contentType });
  });
}
