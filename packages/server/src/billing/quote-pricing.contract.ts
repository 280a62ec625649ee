import { agents, type Contract, everybody } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  { operation: 'quote_pricing', root: 'quote_id', example: {}, roles: everybody },
  { operation: 'price_range', root: 'quote_id', example: {}, roles: everybody },
  { operation: 'recommended_plans', root: 'quote_id', example: {}, roles: everybody },
  {
    operation: 'recommended_plans_new_provider',
    root: 'quote_id',
    example: { provider: 'personal' },
    roles: agents,
    badInput: [{ given: { provider: 'bicycle' }, code: 'provider_not_sold', field: 'provider' }],
  },
  { operation: 'price_alternatives', root: 'quote_id', example: {}, roles: everybody },
  { operation: 'quote_discounts', root: 'quote_id', example: {}, roles: everybody },
  { operation: 'preview_quote_invoices', root: 'quote_id', example: { payment_term: 'monthly' }, roles: everybody },
];
