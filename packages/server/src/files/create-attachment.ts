import { decideEvidence } from '@roadworthy/core/claims/evidence.ts';
import { may } from '@roadworthy/core/identity/principal.ts';
import type { FiledTable } from '@roadworthy/core/files/vocabulary.ts';
import { lockClaim } from '../claims/claim-store.ts';
import { operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { attachFile } from './attach-file.ts';
import { filedPlace, type FiledPlace } from './filed-records.ts';

type Provided = { readonly name: string; readonly url: string; readonly visible?: boolean | null };

/** The record of a table that holds files; throws for one that holds none. */
export function placeOf(table: FiledTable, id: string): FiledPlace {
  const place = filedPlace(table, id);
  if (place === null) throw new Error(`Records of ${table} hold no files`);
  return place;
}

const attach = (work: Work, table: FiledTable, id: string, { name, url, visible }: Provided) =>
  attachFile(work, placeOf(table, id), { name, url, visible: visible ?? false });

export const createQuoteAttachment = operation({
  name: 'create_quote_attachment',
  permission: 'quote:annotate',
  root: 'quote_id',
  example: { name: 'roof.jpg', url: '/api/v1/files/00000000-0000-7000-8000-000000000000' },
  badInput: [
    { input: { url: '/api/v1/files/00000000-0000-7000-8000-000000000000' }, code: 'file_not_here', field: 'url' },
    { input: { url: 'https://elsewhere.example/roof.jpg' }, code: 'file_not_here', field: 'url' },
    { input: { name: 'a/b.pdf' }, code: 'file_name_not_plain', field: 'name' },
  ],
  async run(work) {
    const attached = await attach(work, 'quotes', work.input.quote_id, work.input);
    return attached.ok ? { quote_attachment_id: attached.event } : attached;
  },
});

export const createPolicyAttachment = operation({
  name: 'create_policy_attachment',
  permission: 'policy:annotate',
  root: 'policy_id',
  example: { name: 'roof.jpg', url: '/api/v1/files/00000000-0000-7000-8000-000000000000' },
  async run(work) {
    const attached = await attach(work, 'policies', work.input.policy_id, work.input);
    return attached.ok ? { policy_attachment_id: attached.event } : attached;
  },
});

export const createClaimAttachment = operation({
  name: 'create_claim_attachment',
  permission: 'claim:attach',
  root: 'claim_id',
  example: { name: 'roof.jpg', url: '/api/v1/files/00000000-0000-7000-8000-000000000000' },
  badInput: [
    { input: { url: '/api/v1/files/00000000-0000-7000-8000-000000000000' }, code: 'file_not_here', field: 'url' },
  ],
  async run(work) {
    const { claim_id, name, url, visible } = work.input;
    const taken = decideEvidence(await lockClaim(work, claim_id), work.actor);
    if (!taken.ok) return taken;
    // Whoever sends a file for their own claim sees it; who handles it decides what they show.
    const isHandler = may(work.actor, 'claim:handle');
    const attached = await attach(work, 'claims', claim_id, { name, url, visible: !isHandler || visible === true });
    return attached.ok ? { claim_attachment_id: attached.event } : attached;
  },
});
