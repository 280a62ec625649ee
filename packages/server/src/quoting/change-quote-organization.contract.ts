import type { Contract } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'change_quote_organization',
    root: 'quote_id',
    example: { organization_id: '$organization' },
    roles: ['global:organization_admin', 'global:admin'],
    statuses: { open: { to: 'open' }, agent_required: { to: 'agent_required' }, agent_approved: { to: 'open' } },
    badInput: [{ given: { organization_id: '018f0000-0000-7000-8000-000000000000' }, code: 'not_found' }],
  },
];
