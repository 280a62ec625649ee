import { aCaseOf } from '@roadworthy/testkit/claim-scenarios.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import { factsOfArrivedMessage, factsOfClaimMessage } from './claim-message-to-notify.ts';

const fixture = useFixture('claim messages');
let desk: Awaited<ReturnType<typeof aCaseOf>>;
beforeAll(async () => {
  fixture.backend.clock.set('2026-08-03T18:00:00Z');
  desk = await aCaseOf(fixture.backend);
});

const send = async (by: Caller, claim: string, name: string, rest: string): Promise<string> => {
  const text = `mutation ($id: uuid!) { ${name}(claim_id: $id, ${rest}) { claim_note_id } }`;
  const answer = await by.must<Record<string, { claim_note_id: string }>>(text, { id: claim });
  return answer[name]?.claim_note_id ?? '';
};
const ask = (claim: string, by: Caller = desk.owner) => send(by, claim, 'write_claim_message', 'message: "May they?"');
const answer = (claim: string, visible = true) =>
  send(desk.handler, claim, 'create_claim_note', `note: "They may.", visible: ${visible}`);
const owed = (noteId: string) =>
  selectRows<{ template: string; recipient: string }>(
    fixture.backend,
    'select template, recipient from notifications where subject_id = $1',
    [noteId],
  );
const facts = <Facts>(run: (work: Parameters<typeof factsOfClaimMessage>[0]) => Promise<Facts>) => {
  const { organizationId } = fixture.tenants.insurer.organization;
  return inOrganization(
    { platform: fixture.backend.platform, handlers: [] },
    organizationId,
    systemRequest('looking at a letter'),
    (work) => run({ ...work, sender: { name: 'Harbor', phone: null } }),
  );
};

describe('a message in the thread of a claim', () => {
  test('is told to who handles it, once until somebody answers', async () => {
    const claim = await desk.file();
    expect(await owed(await ask(claim))).toEqual([]);
    await desk.deed(claim, 'assign_claim');
    expect(await owed(await ask(claim))).toEqual([]);
    await answer(claim);
    const asked = await ask(claim);
    expect(await owed(asked)).toMatchObject([{ template: 'claim_message_arrived' }]);
    expect(await owed(await ask(claim))).toEqual([]);
    const { facts: said } = await facts((work) => factsOfArrivedMessage(work, asked, 'nobody@example.com'));
    expect(said).toMatchObject({ isRead: false, url: expect.stringMatching(new RegExp(`/agents/claims/${claim}$`)) });
    await answer(claim);
    expect((await facts((work) => factsOfArrivedMessage(work, asked, 'nobody@example.com'))).facts.isRead).toBe(true);
  });

  test('is told to who reported it where it is meant for them, and opens after signing in', async () => {
    const claim = await desk.file();
    await desk.deed(claim, 'assign_claim');
    expect(await owed(await answer(claim, false))).toEqual([]);
    const answered = await answer(claim);
    expect(await owed(answered)).toEqual([{ template: 'claim_message', recipient: 'ada@example.com' }]);
    const { facts: said } = await facts((work) => factsOfClaimMessage(work, answered));
    expect(new URL(said.url).pathname + new URL(said.url).search).toBe(`/customers/claims/${claim}`);
  });

  test('opens by the claim’s own link where who reported it has no account', async () => {
    const claim = await desk.fileUnknown('43215');
    await desk.deed(claim, 'assign_claim');
    const answered = await answer(claim);
    const { facts: said } = await facts((work) => factsOfClaimMessage(work, answered));
    const url = new URL(said.url);
    expect(url.pathname).toBe('/resume/claim');
    expect([url.searchParams.get('claim'), url.searchParams.get('token')?.slice(0, 3)]).toEqual([claim, 'c1.']);
  });
});
