import { randomUUID } from 'node:crypto';
import { isCustomer } from '@roadworthy/core/identity/vocabulary.ts';
import { decideStartExternalQuote } from '@roadworthy/core/leads/start-external-quote.ts';
import { externalUrlFor } from '@roadworthy/core/products/external-url.ts';
import { operation } from '../kernel/operation.ts';
import { organizationForNewQuote, partnerBySlug } from '../organizations/find-organization.ts';
import { productByProvider } from '../products/product-store.ts';
import { takeQuoteBudget } from '../quoting/quote-budget.ts';
import { areaOfCode } from './area-of-code.ts';

export const startExternalQuote = operation({
  name: 'start_external_quote',
  permission: 'quote:create',
  organization: ({ partner }, arrival) => organizationForNewQuote(arrival, partner ?? null),
  example: { provider: 'safeco', postal_code: '43215' },
  badInput: [
    { input: { provider: 'boat' }, code: 'product_not_found', field: 'provider' },
    { input: { provider: 'zeppelin' }, code: 'product_not_found', field: 'provider' },
  ],
  async run(work) {
    const { input, tx, actor, organizationId } = work;
    const product = await productByProvider(tx, input.provider);
    const wanted = { postalCode: input.postal_code, customerName: input.customer_name, email: input.email };
    const decision = decideStartExternalQuote(wanted, await areaOfCode(tx, input.postal_code), product, actor);
    if (!decision.ok) return decision;
    await takeQuoteBudget(work);
    const { area, postalCode, productId, provider, externalUrl, customerName, email } = decision.event;
    const external_quote_id = randomUUID();
    const external_url = externalUrlFor(externalUrl, { reference: external_quote_id, postalCode });
    const partner = input.partner ? await partnerBySlug(tx, input.partner) : null;
    const isAgents = actor.role.startsWith('organization:') && !isCustomer(actor.role);
    await tx
      .insertInto('external_quotes')
      .values({
        external_quote_id,
        organization_id: organizationId,
        product_id: productId,
        external_provider: provider,
        external_url,
        postal_code: postalCode,
        country: area.country,
        administrative_area: area.administrativeArea,
        customer_name: customerName,
        email,
        partner_id: partner?.partner_id ?? null,
        user_id: isCustomer(actor.role) ? actor.userId : null,
        assigned_agent_id: isAgents ? actor.userId : null,
      })
      .execute();
    return { external_quote_id, external_url };
  },
});
