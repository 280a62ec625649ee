'use client';
import { LoadClaimDocument } from '../../../generated/documents.ts';
import { recordPage } from '../../shared/record-page/record-page.tsx';
import { claimsList } from '../load-claims/claims-list.ts';
import { ClaimPage } from './claim-page.tsx';

/** The claim of the address, with the way back to its list and along it. */
export const ClaimScreen = recordPage({
  kind: 'agent',
  document: LoadClaimDocument,
  variables: (claim_id) => ({ claim_id }),
  find: (data) => data.claims_by_pk,
  list: claimsList,
  words: ({ workbench: { claims } }) => ({ heading: claims.one, failed: claims.failed, back: claims.title }),
  page: (claim) => <ClaimPage claim={claim} />,
});
