import { type TextKind, textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { describe, expect, test } from 'vitest';

const fixture = useFixture('text bounds');

type Column = { readonly place: string; readonly type: string; readonly checks: readonly string[] };

/** Every stored column of text or JSON, in every table of ours, with the checks that speak of it alone. */
const columnsOf = (types: readonly string[]) =>
  selectRows<Column>(
    fixture.backend,
    `select format('%s.%s', c.oid::regclass, a.attname) as place, format_type(base, null) as type,
       array(select pg_get_constraintdef(k.oid) from pg_constraint k
         where k.conrelid = c.oid and k.contype = 'c' and k.convalidated and k.conkey = array[a.attnum]) as checks
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid,
       lateral (select coalesce(nullif(t.typbasetype, 0), t.oid) as base) of_type
     where c.relkind in ('r', 'p') and c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and format_type(base, null) = any ($1)
     order by 1`,
    [types],
  );

const texts = ['text', 'character varying', 'character', 'citext', 'text[]', 'character varying[]'];
const line = /is_line\((?:\w+|"\w+"|\(\w+\)::text|array_to_string\(\w+, ' '::text\)), (\d+)\)/;
const prose = /is_prose\(\w+, (\d+)\)/;
const closedList = /^CHECK \(\(\w+ = (?:ANY \(ARRAY\[.+\]\)|'[^']*'::text)\)\)$/;

function boundOf({ checks }: Column): number | null {
  const found = checks.flatMap((check) => {
    if (closedList.test(check)) return [textLimits.code];
    const [, most] = line.exec(check) ?? prose.exec(check) ?? [];
    return most === undefined ? [] : [Number(most)];
  });
  return found.length === 0 ? null : Math.min(...found);
}

/** What people type, and the length that their fields and the rules know for it. */
const typed: Readonly<Partial<Record<TextKind, string>>> = {
  name: `agent_profiles.first_name agent_profiles.last_name api_keys.name claim_entities.business_name
    claim_entities.first_name claim_entities.last_name claims.driver claims.policy_holder claims.reporter_name entities.business_name
    entities.first_name entities.last_name organizations.name partners.partner_name saved_views.name users.first_name
    users.last_name enquiries.name enquiries.business_name external_quotes.customer_name`,
  title: `announcements.title agent_profiles.title claim_vehicles.floorplan claim_vehicles.make claim_vehicles.model vehicles.floorplan vehicles.make
    vehicles.model quote_attachments.name policy_attachments.name claim_attachments.name kml_files.filename`,
  email: `agent_profiles.email agent_profiles.notification_email claim_entities.email claims.reporter_email entities.email
    notifications.recipient signing_requests.recipient organizations.commission_email organizations.service_email users.email waitlist.email
    enquiries.email external_quotes.email`,
  phone:
    'agent_profiles.phone claim_entities.phone claims.reporter_phone entities.phone enquiries.phone organizations.sales_number organizations.service_phone users.phone',
  street:
    'incident_alert_messages.moved_to locations.line_1 locations.line_2 organizations.line_1 organizations.line_2',
  city: 'locations.locality organizations.locality',
  postalCode: `claims.postal_code locations.postal_code organizations.postal_code quotes.postal_code enquiries.postal_code
    external_quotes.postal_code`,
  vin: 'claim_vehicles.vin vehicle_assets.vin vehicles.vin',
  plate: 'claim_vehicles.license_plate',
  code: 'entities.marital_status quotes.campaign quotes.marketing_source',
  reference: 'claims.police_report_number idempotency_keys.key external_quotes.external_id enquiries.credentials',
  url: 'webhooks.url agent_profiles.schedule_url organizations.logo_url partners.logo_url quotes.external_url external_quotes.external_url',
  reason: `claims.business_purposes_reason claims.decision_reason incident_alerts.reason moratoriums.end_reason
    notifications.last_error quote_referrals.action_reason round_robin_assignments.reason enquiries.about
    enquiry_messages.body policies.decline_comment policy_renewals.decline_comment`,
  note: `announcements.body claim_entities.description claim_notes.note claims.damage_description claims.incident_description
    policy_notes.note policy_renewals.underwriting_renewal_notes quote_notes.note`,
};

/** JSON that the platform alone writes, out of what has bounds of its own. */
const writtenByUs = [
  'idempotency_keys.result',
  'incident_layers.geometry',
  'process_intents.actor',
  'process_intents.request',
  'process_intents.result',
  'quotes.rating_response',
];

describe('a column of text', () => {
  test('has a length, and holds no characters that cannot be seen', async () => {
    const columns = await columnsOf(texts);
    expect(columns.length).toBeGreaterThan(250);
    expect(columns.filter((column) => boundOf(column) === null).map(({ place }) => place)).toEqual([]);
  });

  test.each(Object.entries(typed))(
    'of the kind %s is as long as the rules and the fields say',
    async (kind, places) => {
      const columns = await columnsOf(texts);
      const bounds = places.split(/\s+/).map((place) => {
        const column = columns.find((each) => each.place === place);
        return [place, column === undefined ? null : boundOf(column)];
      });
      const limit = Object.entries(textLimits).find(([name]) => name === kind)?.[1];
      expect(bounds).toEqual(bounds.map(([place]) => [place, limit]));
    },
  );
});

describe('a column of JSON', () => {
  test('has a size where others than the platform fill it', async () => {
    const columns = await columnsOf(['jsonb', 'json']);
    const open = columns.filter(({ checks }) => !checks.some((check) => check.includes('is_small(')));
    expect(open.map(({ place }) => place)).toEqual(writtenByUs);
  });
});

describe('the database', () => {
  const ask = async (text: string, values: readonly unknown[]) => {
    const [row] = await selectRows<{ fits: boolean }>(fixture.backend, `select ${text} as fits`, values);
    return row?.fits;
  };

  test.each([
    ['Renée O’Neill', true],
    ['山田・太郎', true],
    ['', true],
    ['x'.repeat(10), true],
    ['x'.repeat(30), false],
    ['Ada\u202Eonerom', false],
    ['Ada\u2066', false],
    ['Ada\u200F', false],
    ['Ada\u0007', false],
    ['Ada\u009B', false],
    ['Ada\nMoreno', false],
    ['\uFEFFAda', false],
  ])('says of the line %j whether it fits: %s', async (text, fits) => {
    expect(await ask('is_line($1, 20)', [text])).toBe(fits);
  });

  test.each([
    ['Ada\r\nMoreno\tand so on', true],
    ['Ada\u000B', false],
    ['Ada\u202E', false],
    ['x'.repeat(31), false],
  ])('says of the prose %j whether it fits: %s', async (text, fits) => {
    expect(await ask('is_prose($1, 30)', [text])).toBe(fits);
  });

  test('says of JSON whether it is small', async () => {
    expect(await ask('is_small($1, 20)', [JSON.stringify({ a: 'b' })])).toBe(true);
    expect(await ask('is_small($1, 20)', [JSON.stringify({ a: 'b'.repeat(20) })])).toBe(false);
  });
});
