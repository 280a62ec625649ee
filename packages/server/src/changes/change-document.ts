import type { ChangeDocument, ChangeSignature } from '@roadworthy/core/changes/sign-change.ts';
import type { Work } from '../kernel/work.ts';
import type { PricedProposal } from './price-proposal.ts';
import type { Proposal } from './proposal-store.ts';

/** What the document of a change is made from: as long as that stays as it was, the document says what the change does. */
export function sourceOfChange(
  { draftId, status }: Pick<Proposal, 'draftId' | 'status'>,
  priced: Pick<PricedProposal, 'effective' | 'diff'> | null,
): string {
  if (priced === null) return `${draftId} ${status}`;
  const { premiumBefore, premiumAfter } = priced.diff;
  return `${draftId} ${priced.effective} ${premiumBefore} ${premiumAfter}`;
}

/** A version of the document of a proposed change; null where it is none of this change. */
export async function documentOfChange(
  { tx }: Pick<Work, 'tx'>,
  { proposalId, policyId }: Pick<Proposal, 'proposalId' | 'policyId'>,
  documentId: string,
): Promise<ChangeDocument | null> {
  const row = await tx
    .selectFrom('documents')
    .select(['document_id', 'version', 'status', 'sha256', 'made_from'])
    .where('document_id', '=', documentId)
    .where('policy_id', '=', policyId)
    .where('document_type', '=', 'policy_change')
    .where('about_id', '=', proposalId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    documentId: row.document_id,
    version: row.version,
    status: row.status,
    sha256: row.sha256,
    madeFrom: row.made_from,
  };
}

/** What is kept of a signature under a change: by whom, for what it takes away, after reading what, from where. */
export function changeSignature(
  { request }: Pick<Work, 'request'>,
  { name, consentVersion, document }: ChangeSignature,
  { reductions, diff }: Pick<PricedProposal, 'reductions' | 'diff'>,
): string {
  return JSON.stringify({
    name,
    consent: true,
    e_consent_version: consentVersion,
    takes_away: reductions,
    premium: diff.premiumAfter,
    document: { document_id: document.documentId, version: document.version, sha256: document.sha256 },
    ip: request.ip,
    user_agent: request.userAgent.slice(0, 400),
  });
}

/** The same where somebody who works here holds what was signed: under which name, and who says so. */
export function signatureFor(
  { actor, request }: Pick<Work, 'actor' | 'request'>,
  name: string,
  { reductions, diff }: Pick<PricedProposal, 'reductions' | 'diff'>,
): string {
  return JSON.stringify({
    name,
    held_by: actor.userId,
    takes_away: reductions,
    premium: diff.premiumAfter,
    ip: request.ip,
    user_agent: request.userAgent.slice(0, 400),
  });
}
