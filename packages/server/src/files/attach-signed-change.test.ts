import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { expect, test } from 'vitest';
import { withDeductible } from '../../test/changes-of.ts';
import { takePart } from './take-part.ts';

const fixture = useFixture('signed papers', { now: '2026-06-15T14:00:00Z' });
const agent = () => fixture.tenants.insurer.agent;
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const attach = `mutation ($id: uuid!, $name: String!, $url: String!) {
  attach_signed_change(policy_proposal_id: $id, name: $name, url: $url) { signed_file_id signed_file { name } } }`;
const accept = `mutation ($id: uuid!) {
  accept_policy_proposal(policy_proposal_id: $id, signed_by: "Ada Moreno") { status } }`;

/** A file that arrived for a policy. */
async function sent(policyId: string): Promise<string> {
  const { begin_upload: begun } = await agent().must<{ begin_upload: { file_id: string; url: string } }>(
    `mutation ($id: uuid!, $size: bigint!) {
      begin_upload(table: "policies", id: $id, name: "signed.pdf", byte_size: $size) { file_id url } }`,
    { id: policyId, size: pdf.byteLength },
  );
  const { organizationId } = fixture.tenants.insurer.organization;
  await takePart(fixture.backend.platform, { organizationId, fileId: begun.file_id, part: 1, bytes: pdf });
  await agent().must('mutation ($id: uuid!) { finish_upload(file_id: $id) { status } }', { id: begun.file_id });
  return begun.url;
}

async function proposed(deductible: number): Promise<{ readonly policyId: string; readonly id: string }> {
  const { policyId } = await boundQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-15' }));
  const { create_policy_proposal: made } = await agent().must<{
    create_policy_proposal: { policy_proposal_id: string };
  }>(
    `mutation ($id: uuid!, $changes: policy_changes_input!) {
      create_policy_proposal(policy_id: $id, changes: $changes) { policy_proposal_id } }`,
    { id: policyId, changes: await withDeductible(fixture.backend, policyId, deductible) },
  );
  return { policyId, id: made.policy_proposal_id };
}

test('the signed paper is kept with the change and stands among the files of the policy, for the insured to see', async () => {
  const { policyId, id } = await proposed(1000);
  const url = await sent(policyId);
  const { attach_signed_change: attached } = await agent().must<{
    attach_signed_change: { signed_file_id: string; signed_file: { name: string } };
  }>(attach, { id, name: 'signed by Ada.pdf', url });
  expect(url).toContain(attached.signed_file_id);
  const file = await selectOne(
    fixture.backend,
    'select name, visible from policy_attachments where policy_id = $1 and file_id = $2',
    [policyId, attached.signed_file_id],
  );
  expect(file).toEqual({ name: 'signed by Ada.pdf', visible: true });
});

test('the paper may be another one until the change is accepted, and stays then', async () => {
  const { policyId, id } = await proposed(1000);
  await agent().must(attach, { id, name: 'one.pdf', url: await sent(policyId) });
  await agent().must(attach, { id, name: 'two.pdf', url: await sent(policyId) });
  await agent().must(accept, { id });
  const third = { id, name: 'three.pdf', url: await sent(policyId) };
  expect((await refusalOf(fixture.backend, agent(), attach, third)).code).toBe('paper_kept');
});

test('takes no file of another record, and none where nothing is to be signed', async () => {
  const { id } = await proposed(1000);
  const other = await proposed(250);
  const url = await sent(other.policyId);
  const nobodys = { id, name: 'a.pdf', url };
  expect((await refusalOf(fixture.backend, agent(), attach, nobodys)).code).toBe('file_not_here');
  expect((await refusalOf(fixture.backend, agent(), attach, { ...nobodys, id: other.id })).code).toBe(
    'nothing_to_sign',
  );
});
