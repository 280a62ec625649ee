import { quoteStatuses } from '@roadworthy/core/quoting/vocabulary.ts';
import { agents, type Contract } from '../matrices/contract.ts';

/** In every status it may be copied, and stays as it is. */
const stays = Object.fromEntries(quoteStatuses.map((status) => [status, { to: status }]));

export const contracts: readonly Contract[] = [
  { operation: 'copy_quote_request', root: 'quote_id', example: {}, roles: agents, statuses: stays },
  {
    operation: 'copy_quote_new_provider_request',
    root: 'quote_id',
    // The one it has; what another one leaves out stands in its own test.
    example: { provider: 'personal' },
    roles: agents,
    statuses: stays,
    badInput: [{ given: { provider: 'bicycle' }, code: 'provider_not_sold', field: 'provider' }],
  },
];
