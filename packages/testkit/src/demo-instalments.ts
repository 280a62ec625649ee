import { jobHandlers } from '@roadworthy/server/registry.ts';
import { autopayVersions } from '@roadworthy/core/billing/collection/autopay-consent.ts';
import { addDays, addMonths, type Day, dayInZone, daysBetween } from '@roadworthy/core/shared/time/day.ts';
import type { Backend } from './backend.ts';
import type { DemoQuote } from './demo-book.ts';
import { resumeAll } from './demo-checks.ts';
import { demoRewrite } from './demo-ends.ts';
import { cleveland, columbus, person } from './demo-facts.ts';
import { boundByBank } from './bank-scenarios.ts';
import { aQuote, boundQuote, cardToken } from './quote-scenarios.ts';

type Payer = {
  readonly insured: ReturnType<typeof person>;
  readonly vehicle: {
    readonly year: number;
    readonly make: string;
    readonly model: string;
    readonly rating_value: number;
  };
  /** Works always, has too little for later payments, or for the first of them alone. */
  readonly card: '4242424242424242' | '4000000000007114' | '4000000000007155';
  /** The bank account that pays instead, by itself. */
  readonly account?: string;
  /** The payments that fell due until today after the first, and how many days ago the last of them did. */
  readonly instalments: number;
  readonly dueAgo: number;
};

/** Who pays by the month: nearly a year of it, one from a bank account whose debit is on its way, and a card that failed today, yesterday, three days ago, six, nine, and one whose owner begins anew. */
const payers: readonly Payer[] = [
  {
    insured: person('Hank', 'Sorrel', '1972-06-21', 19, '614-555-0170'),
    vehicle: {
      year: 2016,
      make: 'Keystone',
      model: 'Montana 3120',
      rating_value: 31e5,
    },
    card: '4242424242424242',
    instalments: 10,
    dueAgo: 12,
  },
  {
    insured: person('Edna', 'Novak', '1964-09-19', 23, '614-555-0186'),
    vehicle: {
      year: 2018,
      make: 'Forest River',
      model: 'Salem 27',
      rating_value: 21e5,
    },
    card: '4242424242424242',
    // The last of them began her second term.
    instalments: 12,
    dueAgo: 14,
  },
  {
    insured: person('Noor', 'Haddad', '1983-05-14', 11, '614-555-0192'),
    vehicle: {
      year: 2020,
      make: 'Winnebago',
      model: 'Minnie 2455',
      rating_value: 295e4,
    },
    card: '4242424242424242',
    account: '000123456789',
    instalments: 4,
    dueAgo: 1,
  },
  {
    insured: person('Wes', 'Tanner', '1987-02-08', 6, '216-555-0121'),
    vehicle: {
      year: 2019,
      make: 'Forest River',
      model: 'Cherokee 274',
      rating_value: 225e4,
    },
    card: '4000000000007114',
    instalments: 1,
    dueAgo: 0,
  },
  {
    insured: person('Ines', 'Calloway', '1969-11-02', 16, '614-555-0177'),
    vehicle: {
      year: 2022,
      make: 'Lance',
      model: 'Lance 1985',
      rating_value: 335e4,
    },
    card: '4000000000007155',
    instalments: 1,
    dueAgo: 1,
  },
  {
    insured: person('Lena', 'Krause', '1995-09-30', 4, '614-555-0136'),
    vehicle: {
      year: 2021,
      make: 'Coachmen',
      model: 'Catalina 184',
      rating_value: 185e4,
    },
    card: '4000000000007114',
    instalments: 1,
    dueAgo: 4,
  },
  {
    insured: person('Abel', 'Nunez', '1962-12-17', 25, '216-555-0154'),
    vehicle: {
      year: 2013,
      make: 'Heartland',
      model: 'Pioneer 250',
      rating_value: 145e4,
    },
    card: '4000000000007114',
    instalments: 1,
    dueAgo: 7,
  },
  {
    insured: person('Ruth', 'Ames', '1951-04-26', 32, '614-555-0188'),
    vehicle: {
      year: 2018,
      make: 'Grand Design',
      model: 'Imagine 2600',
      rating_value: 27e5,
    },
    card: '4000000000007114',
    instalments: 1,
    dueAgo: 13,
  },
  {
    insured: person(demoRewrite.firstName, demoRewrite.insured, '1979-03-11', 12, '614-555-0163'),
    vehicle: {
      year: 2017,
      make: 'Jayco',
      model: 'Jay Flight 28',
      rating_value: 205e4,
    },
    card: '4000000000007114',
    instalments: 1,
    dueAgo: demoRewrite.daysAgo + 4,
  },
];

/** Their policies, sold so many days ago that their payments fall due as they should. */
export function demoInstalments(now: Date): readonly DemoQuote[] {
  const today: Day = dayInZone(now, 'America/New_York');
  return payers.map(({ insured, vehicle, card, account, instalments, dueAgo }, place) => {
    const first = addMonths(addDays(today, -dueAgo), -instalments);
    return {
      daysAgo: daysBetween(first, today) + 1,
      scenario: account === undefined ? boundQuote : (backend, facts) => boundByBank(backend, facts, account),
      facts: aQuote({
        ...(place % 2 === 0 ? columbus : cleveland),
        vehicle,
        person: insured,
        plan: 'road_ready',
        card,
        autopay: true,
      }),
    };
  });
}

/** Who pays a little ahead with another card, which is charged from then on: both are on file. */
export const demoNewCard = { daysAgo: 40, insured: 'Sorrel', card: '5555555555554444', amount: 1_500 } as const;

/** The owner of a policy pays with another card, and agrees that later payments are charged to it. */
export async function payWithNewCard(backend: Backend): Promise<void> {
  const { insured, card, amount } = demoNewCard;
  const { rows } = await backend.owner.pool.query<{ id: string; userId: string; email: string }>(
    `select p.policy_id as id, p.user_id as "userId", u.email::text from policies p join users u using (user_id)
     join quotes q on q.quote_id = p.current_quote_id join entities e using (quote_id) where e.last_name = $1`,
    [insured],
  );
  const [owner] = rows;
  if (!owner) throw new Error(`${insured} has no policy in the demo`);
  const { id, userId, email } = owner;
  await backend.as({ userId, role: 'organization:customer', organizationId: null, email, name: email }).must(
    `mutation ($id: uuid!, $amount: Int!, $method: String!, $consent: String!) {
      pay_policy(policy_id: $id, amount: $amount, method_token: $method, autopay_consent: $consent) { status }
    }`,
    { id, amount, method: await cardToken(backend, card), consent: autopayVersions.card },
  );
}

/** Has the clock ask for every payment until a moment, each when it falls due, and send the letters of that day. */
export async function collectUntil(
  backend: Backend & { readonly clock: { set(iso: string): void } },
  at: Date,
): Promise<void> {
  const jobs = jobHandlers(backend.platform);
  // What the clock puts off from round to round is not waited for.
  let last = 0;
  for (;;) {
    const { rows } = await backend.owner.pool.query<{ next: Date | null }>(
      `select min(next_look) as next from (select next_look from policy_collections
         union all select next_look from policy_renewals) looks where next_look <= $1 and next_look > $2`,
      [at, new Date(last)],
    );
    const next = rows[0]?.next ?? null;
    if (next === null) return;
    last = next.getTime();
    backend.clock.set(new Date(last).toISOString());
    await followDebits(backend);
    await jobs['activate-policies']?.({});
    await jobs['advance-renewals']?.({});
    await jobs['collect-invoices']?.({});
    await resumeAll(backend, 'charge_due_invoices');
    await jobs['collect-invoices']?.({});
    await sendLetters(backend);
  }
}

/** What banks have done with debits that are on their way; what was paid long ago is not asked after every day of the demo. */
async function followDebits(backend: Backend): Promise<void> {
  const { rowCount } = await backend.owner.pool.query(`select from payments where status = 'processing' limit 1`);
  if (rowCount) await jobHandlers(backend.platform)['follow-debits']?.({});
}

async function sendLetters(backend: Backend): Promise<void> {
  const { rows } = await backend.owner.pool.query<{ notificationId: string; organizationId: string }>(
    `select notification_id as "notificationId", organization_id as "organizationId" from notifications
     where status = 'queued' and policy_id is not null order by created`,
  );
  const send = jobHandlers(backend.platform)['send-notification'];
  for (const task of rows) await send?.(task).catch(() => undefined);
}
