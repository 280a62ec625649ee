import { randomUUID } from 'node:crypto';
import { UnitOfWork } from '@roadworthy/db/unit-of-work.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { changedTables, footprintOf } from '@roadworthy/testkit/footprint.ts';
import { aLender } from '@roadworthy/testkit/added-rows.ts';
import { selectRows, namedInsuredOf, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import { type Book, fillBooks } from '@roadworthy/testkit/mirrored-books.ts';
import { cardToken } from '@roadworthy/testkit/quote-scenarios.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contracts } from './all-contracts.ts';
import { documentOf, isMutation, rootFields } from './contract-document.ts';
import type { Contract } from './contract.ts';
import { expectedFunctions } from './expected-permissions.ts';

const fixture = useFixture('tenancy operations');
let books: { insurer: Book; mirror: Book };
let method: string;
let customer: Caller;
beforeAll(async () => {
  books = await fillBooks(fixture);
  method = await cardToken(fixture.backend, '4242424242424242');
  const [account] = await selectRows<{ user_id: string }>(
    fixture.backend,
    'select user_id from policies where policy_id = $1',
    [books.mirror.bound.policyId],
  );
  customer = fixture.backend.as({
    userId: account?.user_id ?? '',
    role: 'global:user',
    organizationId: null,
    email: 'a@b.example',
    name: 'Ada',
  });
});

const dataApi = () => fixture.backend.platform.dataApi;
/** Every operation on a row. */
const ofRows = [...contracts.values()].filter(({ root }) => root !== null);

/** Arguments that would go through for who may see the row; quotes' rows stand for all in a read of any table. */
function argumentsOf({ root, example }: Contract, id: string): Record<string, unknown> {
  const places: Record<string, unknown> = {
    $quote: books.mirror.open.quoteId,
    $lender: aLender(),
    $method: method,
    $token: method,
    $documents: [randomUUID()],
    $organization: books.mirror.side.organization.organizationId,
  };
  const filled = Object.entries(example).map(([name, value]) => [name, places[String(value)] ?? value]);
  return { ...Object.fromEntries(filled), ...(root === null ? {} : { [root]: id }) };
}

function askAbout(caller: Caller, contract: Contract, id: string) {
  const input = argumentsOf(contract, id);
  return caller.ask(documentOf(dataApi(), contract, input), input, { idempotencyKey: randomUUID() });
}

const progress = contracts.get('save_quote_progress') ?? ofRows[0];

async function idsOf({ open, bound, side }: Book, { root }: Contract): Promise<string[]> {
  const { organizationId } = side.organization;
  if (root === 'organization_id') return [organizationId];
  if (root === 'product_id') return [side.productId];
  if (
    ['rater_version_id', 'dislocation_run_id', 'rule_impact_run_id', 'bulk_run_id', 'export_run_id'].includes(
      root ?? '',
    )
  ) {
    const table = root?.replace('_id', 's');
    const text = `select ${root} as id from ${table} where organization_id = $1`;
    return (await selectRows<{ id: string }>(fixture.backend, text, [organizationId])).map(({ id }) => id);
  }
  if (root === 'organization_invitation_id') {
    const text = 'select organization_invitation_id as id from organization_invitations where organization_id = $1';
    return (await selectRows<{ id: string }>(fixture.backend, text, [organizationId])).map(({ id }) => id);
  }
  if (root === 'api_key_id') {
    const text = 'select api_key_id from api_keys where organization_id = $1';
    return (await selectRows<{ api_key_id: string }>(fixture.backend, text, [organizationId])).map(
      (row) => row.api_key_id,
    );
  }
  if (root === 'saved_view_id') {
    const text = 'select saved_view_id from saved_views where organization_id = $1';
    const views = await selectRows<{ saved_view_id: string }>(fixture.backend, text, [organizationId]);
    return views.map((row) => row.saved_view_id);
  }
  if (root === 'underwriting_rule_id' || root === 'underwriting_question_id') {
    const text = `select ${root} as id from ${root.replace('_id', 's')} where organization_id = $1`;
    return (await selectRows<{ id: string }>(fixture.backend, text, [organizationId])).map(({ id }) => id);
  }
  const quotes = [open.quoteId, bound.quoteId];
  if (root === 'policy_id') return [bound.policyId];
  const others = {
    announcement_id: 'announcements',
    external_quote_id: 'external_quotes',
    enquiry_id: 'enquiries',
    explicit_rejection_id: 'explicit_rejections',
    policy_inspection_id: 'policy_inspections',
    policy_proposal_id: 'policy_proposals',
    policy_renewal_id: 'policy_renewals',
    claim_id: 'claims',
    kml_file_id: 'kml_files',
    moratorium_id: 'moratoriums',
    device_id: 'vehicle_devices',
    moratorium_exception_id: 'moratorium_exceptions',
    partner_id: 'partners',
    commission_run_id: 'commission_runs',
    global_role_request_id: 'global_role_requests',
    report_schedule_id: 'report_schedules',
    task_id: 'tasks',
    webhook_delivery_id: 'webhook_deliveries',
    webhook_id: 'webhooks',
  };
  const table = others[root as keyof typeof others];
  if (table) {
    const text = `select ${root} as id from ${table} where organization_id = $1`;
    return (await selectRows<{ id: string }>(fixture.backend, text, [organizationId])).map(({ id }) => id);
  }
  if (root === 'quote_referral_id') {
    const text = 'select quote_referral_id from quote_referrals where organization_id = $1';
    const referrals = await selectRows<{ quote_referral_id: string }>(fixture.backend, text, [organizationId]);
    return referrals.map((row) => row.quote_referral_id);
  }
  if (
    root === 'claim_note_id' ||
    root === 'quote_note_id' ||
    root === 'policy_note_id' ||
    root === 'note_mention_id' ||
    root === 'file_id'
  ) {
    const text = `select ${root} as id from ${root.replace('_id', 's')} where organization_id = $1`;
    return (await selectRows<{ id: string }>(fixture.backend, text, [organizationId])).map(({ id }) => id);
  }
  if (root === 'quote_id' || root === 'id') return quotes;
  const find = root?.startsWith('vehicle_id') ? vehicleOf : namedInsuredOf;
  return Promise.all(quotes.map((quoteId) => find(fixture.backend, quoteId)));
}

/** How the two organizations stand to each other. */
const lineages = {
  'beside it': [],
  'above it': ['insurer', 'mirror'],
  'beneath it': ['mirror', 'insurer'],
} as const;
type Lineage = keyof typeof lineages;

/** Places one of the two organizations beneath the other, or neither. */
async function place(lineage: Lineage): Promise<void> {
  const [child, parent] = lineages[lineage];
  await selectRows(fixture.backend, 'update organizations set parent_organization_id = null');
  if (child && parent) {
    await selectRows(
      fixture.backend,
      'update organizations set parent_organization_id = $1 where organization_id = $2',
      [parent, child].map((side) => books[side].side.organization.organizationId),
    );
  }
}

const memberKinds = ['agent', 'owner', 'underwriter'] as const;
/** What members of one organization may do to rows of another: nothing, however the two stand to each other, and whoever works for both. */
const allowedAcross: ReadonlySet<string> = new Set();

/** What a caller is answered about each row of the insurer that they should know nothing of. */
async function answersOf(caller: Caller): Promise<{ done: string[]; differing: string[]; codes: Set<string> }> {
  const done: string[] = [];
  const differing: string[] = [];
  const codes = new Set<string>();
  for (const contract of ofRows) {
    const nothing = await askAbout(caller, contract, randomUUID());
    codes.add(nothing.errors[0]?.extensions.code ?? 'done');
    for (const id of await idsOf(books.insurer, contract)) {
      const { body, status, errors } = await askAbout(caller, contract, id);
      if (errors.length === 0) done.push(contract.operation);
      else if (body !== nothing.body || status !== nothing.status)
        differing.push(`${contract.operation}: ${body} instead of ${nothing.body}`);
    }
  }
  return { done, differing, codes };
}

const strangers: Readonly<Record<string, () => Caller>> = {
  agent: () => books.mirror.side.agent,
  owner: () => books.mirror.side.owner,
  underwriter: () => books.mirror.side.underwriter,
  'bearer of another quote': () => books.mirror.open.customer,
  'bearer of a bound quote': () => books.mirror.bound.customer,
  customer: () => customer,
  'customer without anything': () => someone(fixture.backend, 'organization:customer'),
  visitor: () => fixture.backend.anonymous(),
};

describe('every operation on a row', { timeout: 60_000 }, () => {
  test('has its contract beside it', () => {
    const roots = new Set([
      'quote_id',
      'product_id',
      'rater_version_id',
      'dislocation_run_id',
      'underwriting_rule_id',
      'rule_impact_run_id',
      'underwriting_question_id',
      'kml_file_id',
      'quote_referral_id',
      'file',
      'partner',
      'policy_id',
      'policy_proposal_id',
      'policy_renewal_id',
      'claim_id',
    ]);
    const reads = Object.entries(rootFields(dataApi(), 'query'))
      .filter(([name, { args }]) => args.some((arg) => roots.has(arg.name)) && !name.endsWith('_by_pk'))
      // Functions of the database answer with rows that the caller sees.
      .filter(([name]) => !Object.hasOwn(expectedFunctions, name.replace(/_aggregate$/, '')))
      .map(([name]) => name);
    const declared = [
      ...Object.keys(rootFields(dataApi(), 'mutation')),
      ...reads,
      'abilities',
      'claim_handlers',
      'decode_vin',
      'operating_state',
      'sample_ranges',
      'bank_setup',
      'rejection_matches',
      'map_places',
      'moratorium_reach',
      'pay_link',
      'renewal_link',
      'renewal_run_preview',
      'track_claim',
      'address_link',
      'incident_alert_link',
      'invitation_link',
      'next_turns',
      'commission_account_form',
      'my_letters',
      'preview_my_deletion',
      'letter_link',
      'enquiry_conversation',
    ];
    expect([...contracts.keys()].toSorted()).toEqual(declared.toSorted());
  });

  test.each(Object.keys(strangers))(
    'answers the %s of another organization as if the row did not exist',
    async (who) => {
      const caller = strangers[who]?.() ?? fixture.backend.anonymous();
      const before = await footprintOf(fixture.backend);
      const { done, differing, codes } = await answersOf(caller);
      expect([done, differing]).toEqual([[], []]);
      expect(codes).not.toContain('done');
      expect(codes).not.toContain('unexpected');
      expect(changedTables(before, await footprintOf(fixture.backend))).toEqual([]);
    },
  );

  describe.each(['above it', 'beneath it'] as const)('of an organization, by members of the one %s', (lineage) => {
    beforeAll(() => place(lineage));
    afterAll(() => place('beside it'));

    test.each(memberKinds)('is refused to the %s as if the row did not exist', async (kind) => {
      const before = await footprintOf(fixture.backend);
      const { done, differing } = await answersOf(books.mirror.side[kind]);
      expect(done.filter((operation) => !allowedAcross.has(operation))).toEqual([]);
      expect(differing).toEqual([]);
      expect(changedTables(before, await footprintOf(fixture.backend))).toEqual([]);
    });
  });

  test.each(memberKinds)(
    'is refused to the %s of both who works for the other one at the time, of records of their own, too',
    async (kind) => {
      const { principal } = books.insurer.side[kind];
      const { organizationId } = books.mirror.side.organization;
      await selectRows(
        fixture.backend,
        'insert into organization_members (organization_id, user_id, role) values ($1, $2, $3) on conflict do nothing',
        [organizationId, principal.userId, principal.role],
      );
      const before = await footprintOf(fixture.backend);
      const both = fixture.backend.as({
        userId: principal.userId ?? '',
        role: `organization:${kind}`,
        organizationId,
        email: `${kind}@both.example`,
        name: 'Of Both',
      });
      const { done, differing } = await answersOf(both);
      expect(done.filter((operation) => !allowedAcross.has(operation))).toEqual([]);
      expect(differing).toEqual([]);
      expect(changedTables(before, await footprintOf(fixture.backend))).toEqual([]);
    },
  );

  test('asks the database for the same and is told as little, whether the row exists or not', async () => {
    type Sent = {
      send(statements: readonly { readonly text: string }[]): Promise<{ readonly rowCount: number | null }>;
    };
    /** Each message that was sent with its statements, and how many rows came back. */
    const workOf = async (contract: Contract, id: string): Promise<string[]> => {
      const sent = vi.spyOn(UnitOfWork.prototype as unknown as Sent, 'send');
      try {
        await askAbout(books.mirror.side.agent, contract, id);
        const texts = sent.mock.calls.map(([statements]) => statements.map(({ text }) => text).join('; '));
        const rows = await Promise.all(sent.mock.results.map(async ({ value }) => (await value).rowCount));
        return texts.map((text, index) => `${text}: ${rows[index]}`);
      } finally {
        sent.mockRestore();
      }
    };
    let statements = 0;
    for (const contract of ofRows) {
      const unknown = await workOf(contract, randomUUID());
      statements += unknown.join('; ').split('; ').length;
      for (const id of await idsOf(books.insurer, contract)) {
        expect(await workOf(contract, id), contract.operation).toEqual(unknown);
      }
    }
    // What the agent may not even ask sends nothing.
    expect(statements).toBeGreaterThan(1.5 * ofRows.length);
  });

  test('answers a replayed key of one caller to nobody else', async () => {
    const { open } = books.insurer;
    if (!progress) throw new Error('Saving has its contract');
    const input = argumentsOf(progress, open.quoteId);
    const document = documentOf(dataApi(), progress, input);
    const options = { idempotencyKey: 'shared between strangers' };
    const own = await open.customer.ask(document, input, options);
    expect(own.errors).toEqual([]);
    const foreign = await books.mirror.side.agent.ask(document, input, options);
    expect(foreign.errors[0]?.extensions.code).toBe('not_found');
  });

  test('goes through for its own people, so that the silence above means something', async () => {
    const { side, open } = books.insurer;
    const refused: string[] = [];
    for (const contract of ofRows.filter(
      (one) =>
        !isMutation(dataApi(), one) &&
        // What a claim or the day stands against is asked in its own test.
        !/^preview_(?:my_)?(?:cancellation|reinstatement|policy_effective_date)$/.test(one.operation) &&
        // Those of actuaries, who belong to no organization, are asked in their own tests.
        one.roles.some((role) => !role.startsWith('global:')) &&
        !['resume_quote', 'signing_link', 'bind_progress'].includes(one.operation),
    )) {
      const others = [
        'product_id',
        'dislocation_run_id',
        'rule_impact_run_id',
        'underwriting_rule_id',
        'organization_id',
      ];
      others.push(
        'kml_file_id',
        'underwriting_question_id',
        'quote_referral_id',
        'policy_id',
        'policy_proposal_id',
        'policy_renewal_id',
        'claim_id',
      );
      const isOfQuote = !others.includes(contract.root ?? '');
      const [id = ''] = isOfQuote ? [open.quoteId] : await idsOf(books.insurer, contract);
      const isOfAgents = isOfQuote || contract.root === 'policy_id' || contract.root === 'organization_id';
      const ofPolicy = (['agent', 'owner', 'underwriter'] as const).find((who) =>
        contract.roles.includes(`organization:${who}`),
      );
      const who =
        !isOfAgents && contract.roles.includes('organization:underwriter') ? 'underwriter' : (ofPolicy ?? 'owner');
      const { errors } = await askAbout(side[who], contract, id);
      for (const { message } of errors) refused.push(`${contract.operation}: ${message}`);
    }
    for (const name of ['create_vehicle', 'update_vehicle', 'update_named_insured', 'update_payment_term'] as const) {
      const contract = contracts.get(name);
      const [id] = contract ? await idsOf(books.insurer, contract) : [];
      const answer = contract && id ? await askAbout(side.agent, contract, id) : undefined;
      if (answer?.errors.length !== 0) refused.push(`${name}: ${answer?.body}`);
    }
    expect(refused).toEqual([]);
  });
});
