import { randomUUID } from 'node:crypto';
import { eConsentVersion } from '@roadworthy/core/quoting/e-consent.ts';
import { agents, type Contract, quoteWorkers } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'sign_quote',
    root: 'quote_id',
    example: { signature: 'Ada Moreno', consent: true, documents: '$documents', e_consent_version: eConsentVersion },
    roles: quoteWorkers,
    statuses: {
      open: { to: 'open' },
      agent_approved: { to: 'agent_approved' },
      agent_required: { to: 'agent_required', roles: agents },
    },
    badInput: [
      { given: { consent: false }, code: 'consent_missing', field: 'signature.consent' },
      { given: { signature: ' ' }, code: 'signature_name_missing', field: 'signature.name' },
      { given: { signature: 'Somebody Else' }, code: 'signature_name_mismatch', field: 'signature.name' },
      { given: { documents: null }, code: 'documents_unread', field: 'signature.documents' },
      { given: { documents: [] }, code: 'documents_unread', field: 'signature.documents' },
      { given: { documents: [randomUUID()] }, code: 'documents_outdated', field: 'signature.documents' },
      { given: { e_consent_version: null }, code: 'consent_unread', field: 'signature.consent' },
      { given: { e_consent_version: '2020-01-01' }, code: 'consent_outdated', field: 'signature.consent' },
    ],
  },
];
