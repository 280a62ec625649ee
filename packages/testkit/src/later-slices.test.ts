import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { askAs } from '@roadworthy/server/kernel/operations/ask-as.ts';
import { selectOne } from './select-rows.ts';
import { type Book, fillBooks } from './mirrored-books.ts';
import { useFixture } from './fixture.ts';

const fixture = useFixture('later slices');
let book: Book;
beforeAll(async () => {
  book = (await fillBooks(fixture)).insurer;
});

/** Which constraint refuses a statement; `null` when none does. Whatever it did is undone. */
async function refusal(text: string): Promise<string | null> {
  const client = await fixture.backend.owner.pool.connect();
  try {
    await client.query('begin');
    await client.query('set constraints all immediate');
    await client.query(text);
    return null;
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && typeof error.constraint === 'string')
      return error.constraint;
    throw error;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** Writes a copy of some row of a table with other values in some of its columns. */
const again = (table: string, values: string) => {
  const input = values.split('; ').map((pair) => pair.split(' = ') as [string, string]);
  const record = input.map(([name, value]) => `'${name}', ${value}`).join(', ');
  const key = table === 'vehicle_devices' ? 'device_id' : `${table.replace(/ies$/, 'ys').slice(0, -1)}_id`;
  return `insert into ${table} overriding system value
    select (jsonb_populate_record(one, jsonb_build_object('${key}', uuidv7(), ${record}))).* from ${table} one limit 1`;
};

// What it computes of its findings cannot be given.
const askAgain = (status: string) =>
  `insert into quote_referrals (organization_id, quote_id, review_type, request_reasons, status)
    select organization_id, quote_id, review_type, request_reasons, '${status}' from quote_referrals limit 1`;

const following = [
  'quote_referrals',
  'quote_verifications',
  'mvr_violations',
  'quote_notes',
  'quote_attachments',
  'note_mentions',
  'quote_referral_messages',
  'policy_proposals',
  'policy_renewals',
  'policy_notes',
  'policy_attachments',
  'policy_inspections',
  'vehicle_assets',
  'vehicle_devices',
  'claims',
  'claim_entities',
  'claim_vehicles',
  'claim_attachments',
  'external_claims',
  'round_robin_assignments',
  'entities',
  'vehicles',
  'documents',
  'invoices',
  'transactions',
];

describe('the database refuses', () => {
  const decided = `decided = now(), underwriter_user_id = (select user_id from users limit 1), action_reason =`;
  test.each([
    ['a second pending referral of a kind', 'quote_referral_pending', askAgain('pending')],
    ['a decision without a decider', 'quote_referral_decision', `update quote_referrals set status = 'rejected'`],
    [
      'a decision without a reason',
      'quote_referral_decision',
      `update quote_referrals set status = 'rejected', ${decided} ' '`,
    ],
    [
      'a waiver without the content it is for',
      'quote_referral_waiver',
      `update quote_referrals set review_type = 'pre_bind', status = 'accepted', decision = 'accepted', ${decided} 'Fine'`,
    ],
    [
      'a referral for no reason',
      'quote_referrals_request_reasons_check',
      `update quote_referrals set request_reasons = '{}'`,
    ],
    ['the same rejection twice', 'explicit_rejection_live', again('explicit_rejections', `reason = 'Again'`)],
    ['a rule that compares with nothing', 'underwriting_rule_value', `update underwriting_rules set value = null`],
    [
      'a range with one end',
      'underwriting_rule_value',
      `update underwriting_rules set operator = 'between', value = '[1]'`,
    ],
    [
      'questions in a circle',
      'underwriting_question_tree',
      `update underwriting_questions up set parent_id = down.underwriting_question_id, parent_answer = 'yes'
       from underwriting_questions down where down.parent_id = up.underwriting_question_id`,
    ],
    ['a report without a result', 'quote_verification_answer', `update quote_verifications set result = null`],
    ['a failure that says nothing', 'quote_verification_error', `update quote_verifications set status = 'timeout'`],
    [
      'an applied change without a day',
      'policy_proposal_applied',
      `update policy_proposals set status = 'applied', accepted = now()`,
    ],
    [
      'an applied change that nobody accepted',
      'policy_proposal_accepted',
      `update policy_proposals set status = 'applied', applied = now()`,
    ],
    [
      'a change that fell away for nothing',
      'policy_proposal_invalidated',
      `update policy_proposals set status = 'invalidated'`,
    ],
    [
      'a second offer of a term',
      'policy_renewal_of_term',
      again('policy_renewals', `renewal_quote_id = 'null'::jsonb; status = 'pending'`),
    ],
    ['a non-renewal without notes', 'policy_renewal_rejected', `update policy_renewals set status = 'rejected'`],
    [
      'an offer that the customer cannot see',
      'policy_renewal_offer',
      `update policy_renewals set customer_visible = false`,
    ],
    [
      'a sale status of no list',
      'policy_renewal_sale_status',
      `update policy_renewals set meta = '{"sale_status": "asleep"}'`,
    ],
    ['a filed claim without a number', 'claim_filed', `update claims set claim_number = null`],
    ['a draft that is filed', 'claim_filed', `update claims set status = 'draft'`],
    ['one claim number for two claims', 'claims_claim_number_key', `update claims set claim_number = 'CL-1'`],
    ['a loss that is nobody’s', 'external_claim_of', `update external_claims set claim_id = null, policy_id = null`],
    ['one map file twice', 'kml_file_content', again('kml_files', `filename = '"again.kml"'::jsonb`)],
    ['a layer without how far around it', 'moratorium_of_layer', `update moratoriums set buffer_km = 10`],
    ['a second alarm of a device', 'incident_alert_device_once', again('incident_alert_devices', `forced = false`)],
    ['a device in the Gulf of Guinea', 'vehicle_device_position', `update vehicle_devices set lat = 0, lng = 0`],
    ['one device twice on a vehicle', 'vehicle_device_once', again('vehicle_devices', `provider = 'bouncie'`)],
    [
      'an inspection done without a picture',
      'policy_inspection_completed',
      `update policy_inspections set completed = now()`,
    ],
    [
      'a file behind a script',
      'policy_attachments_url_check',
      `update policy_attachments set url = 'javascript:alert(1)'`,
    ],
    ['an empty note', 'policy_notes_note_check', `update policy_notes set note = ' '`],
    ['a key that nobody revoked', 'api_key_revoked', `update api_keys set revoked = now()`],
    [
      'an agent twice in the pool',
      'round_robin_members_organization_id_user_id_key',
      again('round_robin_members', `weight = 2`),
    ],
    [
      'a claim about a vehicle that nobody here has described',
      'root_vehicle_id_known',
      again('claim_vehicles', `root_vehicle_id = uuidv7()`),
    ],
    [
      'a claim about a person whom nobody here has described',
      'root_entity_id_known',
      `update claim_entities set root_entity_id = uuidv7()`,
    ],
  ])('%s', async (_what, constraint, text) => {
    expect(await refusal(text)).toBe(constraint);
  });

  test('none of these for what is in order', async () => {
    expect(await refusal(askAgain('expired'))).toBeNull();
    expect(
      await refusal(`update quote_referrals set status = 'rejected', decision = 'rejected', ${decided} 'No'`),
    ).toBeNull();
    expect(await refusal(again('policy_renewals', `renewal_quote_id = 'null'::jsonb; status = 'expired'`))).toBeNull();
    expect(await refusal(again('incident_alert_devices', `forced = true`))).toBeNull();
  });
});

test('everything about a quote and a policy goes with them to another organization', async () => {
  const client = await fixture.backend.owner.pool.connect();
  try {
    await client.query('begin');
    const { organizationId } = fixture.tenants.mirror.organization;
    const { rows: quotes } = await client.query<{ quote_id: string }>(
      'select quote_id from quotes where organization_id = $1',
      [fixture.tenants.insurer.organization.organizationId],
    );
    const ids = [organizationId, fixture.tenants.mirror.productId, quotes.map(({ quote_id }) => quote_id)];
    await client.query(`update claims set assigned_agent_id = null`);
    await client.query(
      `update quotes set organization_id = $1, product_id = $2, assigned_agent_id = null, partner_id = null,
         rater_version_id = null where quote_id = any ($3)`,
      ids,
    );
    await client.query(
      'update policies set organization_id = $1, product_id = $2 where current_quote_id = any ($3)',
      ids,
    );
    await client.query('set constraints all immediate');
    const { rows } = await client.query<{ table: string; staying: number }>(
      following
        .map(
          (table) => `select '${table}' as table, count(*)::int as staying from ${table}
        where organization_id <> '${organizationId}'`,
        )
        .join(' union all '),
    );
    expect(rows.filter((row) => row.staying > 0)).toEqual([]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

describe('a row that is not for everybody', () => {
  const count = async (
    role: 'global:user' | 'token:quote' | 'token:claim',
    claims: Record<string, string>,
    text: string,
  ) => {
    const [row] = await askAs(fixture.backend.platform.pools.reads, {
      role,
      claims,
      text: `select count(*) from ${text}`,
    });
    return Number(row?.[0]);
  };
  const customer = async () => {
    const { user_id } = await selectOne<{ user_id: string }>(
      fixture.backend,
      'select user_id from policies where policy_id = $1',
      [book.bound.policyId],
    );
    return { 'app.user': user_id };
  };

  test.each(['quote_notes', 'policy_notes'])(
    'is hidden from the customer among %s until it is visible',
    async (table) => {
      expect(await count('global:user', await customer(), `${table} where note like 'Called%'`)).toBe(1);
      expect(await count('global:user', await customer(), `${table} where note like 'Among%'`)).toBe(0);
    },
  );

  test('is hidden from the bearer of the quote’s link', async () => {
    expect(await count('token:quote', { 'app.quote': book.bound.quoteId }, 'quote_notes')).toBe(1);
  });

  test('is a renewal before it is offered', async () => {
    expect(await count('global:user', await customer(), 'policy_renewals')).toBe(1);
    const { pool } = fixture.backend.owner;
    await pool.query(`update policy_renewals set status = 'approved', customer_visible = false`);
    expect(await count('global:user', await customer(), 'policy_renewals')).toBe(0);
  });

  test.each(['claims', 'claim_entities', 'claim_vehicles', 'claim_attachments', 'external_claims'])(
    'opens by the claim’s link alone among %s',
    async (table) => {
      const { claim_id } = await selectOne<{ claim_id: string }>(
        fixture.backend,
        'select claim_id from claims where policy_id = $1',
        [book.bound.policyId],
      );
      expect(await count('token:claim', { 'app.claim': claim_id }, table)).toBe(1);
      expect(await count('token:claim', { 'app.claim': randomUUID() }, table)).toBe(0);
    },
  );
});
