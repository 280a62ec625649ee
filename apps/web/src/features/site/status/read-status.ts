/** What is told of, in the order of the page. */
export const statusParts = ['api', 'database', 'queue', 'payments'] as const;
export type StatusPart = (typeof statusParts)[number];

export const standings = ['asking', 'ok', 'pending', 'down', 'simulated', 'unchecked'] as const;
export type Status = (typeof standings)[number];
export type Standings = Readonly<Record<StatusPart, Status>>;

type Readiness = {
  readonly checks?: { readonly database?: string; readonly migrations?: string; readonly queue?: string };
  readonly simulated?: readonly string[];
};

const statusOf = (check: string | undefined): Status =>
  check === 'ok' ? 'ok' : check === 'pending' ? 'pending' : 'down';

/**
 * What the answer of the readiness route says of each part; null when nobody answered. Payments are not tried for a
 * status: it says whether they are simulated here.
 */
export function readStatus(answer: Readiness | null): Standings {
  if (answer?.checks === undefined)
    return { api: 'down', database: 'unchecked', queue: 'unchecked', payments: 'unchecked' };
  const { database, migrations, queue } = answer.checks;
  return {
    api: 'ok',
    database: statusOf(database === 'ok' ? migrations : database),
    queue: statusOf(queue),
    payments: answer.simulated?.includes('payments') === true ? 'simulated' : 'unchecked',
  };
}
