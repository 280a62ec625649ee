import { inboxes } from '@roadworthy/core/identity/vocabulary.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { describe, expect, test } from 'vitest';
import { addressToken } from '../kernel/tokens/tokens.ts';

const fixture = useFixture('where an agent’s letters go');
const document = `mutation ($email: String) { update_agent_notification_email(email: $email) { notification_email } }`;
const cardDocument = `mutation { update_agent_profile(first_name: "Una", last_name: "Lake") { user_id } }`;
const readDocument = `query ($id: uuid!) {
  agent_profiles(where: { user_id: { _eq: $id } }) { notification_email }
  address_changes(where: { purpose: { _eq: "agent_letters" }, status: { _eq: "asked" } }) { address_change_id new_email }
}`;
type Read = {
  agent_profiles: { notification_email: string | null }[];
  address_changes: { address_change_id: string; new_email: string }[];
};

const read = (agent: Caller) => agent.must<Read>(readDocument, { id: agent.principal.userId });

async function confirm(id: string): Promise<void> {
  const token = addressToken(fixture.backend.platform.secrets, id, inboxes.indexOf('new'));
  await fixture.backend
    .anonymous()
    .must('mutation ($token: String!) { confirm_address(token: $token) { is_done } }', { token });
}

describe('update_agent_notification_email', () => {
  test('counts once its inbox has confirmed it, and signs in nobody', async () => {
    const { agent } = fixture.tenants.insurer;
    expect(await agent.must(document, { email: ' Desk@Harbor.example ' })).toEqual({
      update_agent_notification_email: { notification_email: null },
    });
    const waiting = await read(agent);
    expect(waiting.address_changes).toMatchObject([{ new_email: 'desk@harbor.example' }]);
    await confirm(waiting.address_changes[0]?.address_change_id ?? '');
    expect(await read(agent)).toMatchObject({
      agent_profiles: [{ notification_email: 'desk@harbor.example' }],
      address_changes: [],
    });
    const signsIn = await selectOne(fixture.backend, 'select email from users where user_id = $1', [
      agent.principal.userId,
    ]);
    expect(signsIn).toEqual({ email: 'agnes@harbor.example' });
  });

  test('goes back to the address to sign in with at once, and takes back what waits', async () => {
    const { agent } = fixture.tenants.mirror;
    await agent.must(document, { email: 'desk@mirage.example' });
    for (const email of [null, 'agnes@mirage.example']) {
      expect(await agent.must(document, { email })).toEqual({
        update_agent_notification_email: { notification_email: null },
      });
    }
    expect((await read(agent)).address_changes).toEqual([]);
  });

  test('refuses what is no full address, in its field', async () => {
    const { agent } = fixture.tenants.insurer;
    expect(await refusalOf(fixture.backend, agent, document, { email: 'desk@harbor' })).toEqual({
      code: 'email_invalid',
      field: 'email',
    });
  });

  test('asks for a card first', async () => {
    const { owner } = fixture.tenants.insurer;
    await selectRows(fixture.backend, 'delete from agent_profiles where user_id = $1', [owner.principal.userId]);
    expect(await refusalOf(fixture.backend, owner, document, { email: 'o@harbor.example' })).toEqual({
      code: 'card_missing',
    });
    await owner.must(cardDocument);
    await owner.must(document, { email: 'o@harbor.example' });
  });
});
