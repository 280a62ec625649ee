import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { callerOf } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { describe, expect, test } from 'vitest';

const fixture = useFixture('update agent profile');
const document = `mutation ($first: String!, $last: String!, $title: String, $phone: String, $url: String) {
  update_agent_profile(first_name: $first, last_name: $last, title: $title, phone: $phone, schedule_url: $url) {
    first_name last_name title phone schedule_url
  }
}`;
const dana = { first: 'Dana', last: 'Waters', title: 'RV specialist', phone: '216-555-0148' };

describe('update_agent_profile', () => {
  test('keeps the card of whoever asks, and of nobody else; what is left out is emptied', async () => {
    const { agent } = fixture.tenants.insurer;
    const url = 'https://calendar.example/dana';
    const stored = { first_name: 'Dana', last_name: 'Waters', title: 'RV specialist', phone: '216-555-0148' };
    expect(await agent.must(document, { ...dana, url })).toEqual({
      update_agent_profile: { ...stored, schedule_url: url },
    });
    expect(await agent.must(document, dana)).toEqual({ update_agent_profile: { ...stored, schedule_url: null } });
    const changed = `select count(*)::int as cards from agent_profiles where last_name = 'Waters'`;
    expect(await selectOne(fixture.backend, changed, [])).toEqual({ cards: 1 });
  });

  test('makes a card for an owner who had none', async () => {
    const { owner } = fixture.tenants.insurer;
    await owner.must(document, { first: 'Owen', last: 'Ridge' });
    const text = 'select first_name, title from agent_profiles where user_id = $1';
    expect(await selectOne(fixture.backend, text, [owner.principal.userId])).toEqual({
      first_name: 'Owen',
      title: null,
    });
  });

  test('keeps another card in each organization', async () => {
    const [here, there] = [fixture.tenants.insurer, fixture.tenants.mirror];
    const userId = here.agent.principal.userId ?? '';
    const elsewhere = callerOf(fixture.backend.platform, { ...there.agent.principal, userId });
    await elsewhere.must(document, { ...dana, title: 'Boats' });
    expect(
      await selectRows(
        fixture.backend,
        'select organization_id, title from agent_profiles where user_id = $1 order by title desc',
        [userId],
      ),
    ).toEqual([
      { organization_id: here.organization.organizationId, title: 'RV specialist' },
      { organization_id: there.organization.organizationId, title: 'Boats' },
    ]);
  });

  test('refuses at its field', async () => {
    const { agent } = fixture.tenants.insurer;
    expect(await refusalOf(fixture.backend, agent, document, { ...dana, url: 'calendar' })).toMatchObject({
      code: 'schedule_url_not_valid',
      field: 'schedule_url',
    });
  });
});
