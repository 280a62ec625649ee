import { percentile } from '../measure.ts';
import type { PreparedSide } from './compare-answers.ts';
import { openConnection, type Reply } from './connection.ts';

/** Something that asks for much more than it may cost. */
export type Bomb = {
  readonly name: string;
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
};

const times = (count: number, text: (index: number) => string, joint = ' '): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(joint);
const nested = (levels: number, open: string, inner: string, close: string): string =>
  `${open.repeat(levels)}${inner}${close.repeat(levels)}`;
const parsed = (text: string): unknown => JSON.parse(text);

/** One for each limit, as a caller who knows the schema would send it. */
export const bombs: readonly Bomb[] = [
  { name: 'deep nesting', query: `{ quotes { ${nested(400, 'policy { quotes { ', 'status', ' } }')} } }` },
  { name: 'an alias flood', query: `{ ${times(600, (n) => `a${n}: quotes { status }`)} }` },
  {
    name: 'a spread explosion',
    query: `{ quotes { ...f0 } } ${times(40, (n) => `fragment f${n} on quotes { ...f${n + 1} ...f${n + 1} }`)} fragment f40 on quotes { status }`,
  },
  { name: 'a directive flood', query: `{ quotes { status ${times(600, () => '@skip(if: false)')} } }` },
  { name: 'a token flood', query: `{ ${times(120_000, () => 'a')} }` },
  {
    name: 'a huge _in',
    query: 'query Q($v: [String!]) { quotes(where: {status: {_in: $v}}) { status } }',
    variables: { v: Array(25_000).fill('open') },
  },
  {
    name: 'a deep variable',
    query: 'query Q($v: quotes_bool_exp) { quotes(where: $v) { status } }',
    variables: { v: parsed(nested(3_000, '{"_not":', '{}', '}')) },
  },
  {
    name: 'a wide variable',
    query: 'query Q($v: quotes_bool_exp) { quotes(where: $v) { status } }',
    variables: { v: { _and: Array.from({ length: 40_000 }, () => ({})) } },
  },
  {
    name: 'an introspection flood',
    query: `{ __schema { ${times(200, (n) => `a${n}: types { name fields { name type { name } } }`)} } }`,
  },
  { name: 'a body that is too large', query: `{ quotes { status } } #${'x'.repeat(1_200_000)}` },
  {
    name: 'lists within lists',
    query: `{ quotes { ${nested(5, 'product { quotes { ', 'status', ' } }')} } }`,
  },
  {
    name: 'counts beneath every row',
    query: `{ quotes { ${times(9, (n) => `a${n}: product { quotes_aggregate { aggregate { count } } }`)} } }`,
  },
];

export type BombFigures = {
  /** Milliseconds until each is refused or answered, when nothing else runs. */
  readonly alone: readonly { readonly name: string; readonly ms: number; readonly says: string }[];
  /** Milliseconds of small reads by key while bombs arrive one after another: without them, and with them. */
  readonly calmP99: number;
  readonly besideP99: number;
};

type Target = { readonly side: PreparedSide; readonly bytes: readonly Buffer[] };

const repetitions = 5;
const cycles = 10;

// The server hangs up on who sends too much.
async function throwOne({ port }: PreparedSide, bytes: Buffer): Promise<Reply> {
  const connection = await openConnection(port);
  try {
    return await connection.ask(bytes);
  } finally {
    connection.close();
  }
}

async function costOf(side: PreparedSide, bytes: Buffer): Promise<{ ms: number; says: string }> {
  const all: number[] = [];
  let says = '';
  for (let round = 0; round < repetitions; round += 1) {
    const startedAt = performance.now();
    const { status, body } = await throwOne(side, bytes);
    all.push(performance.now() - startedAt);
    if (status >= 500) throw new Error(`A bomb is answered with ${status}: ${body.toString()}`);
    says = /"message":"([^"]*)/.exec(body.toString('utf8', 0, 500))?.[1] ?? `${body.length} bytes`;
  }
  return { ms: percentile(all, 0.5), says: says.slice(0, 60).trim() };
}

/** The 99th percentile of small reads on two connections for as long as `isOver` says no. */
async function smallReads({ side }: Target, isOver: () => boolean): Promise<number> {
  const waits: number[] = [];
  const requests = side.prepared.key;
  const lane = async (): Promise<void> => {
    const connection = await openConnection(side.port);
    for (let sent = 0; !isOver(); sent += 1) {
      const request = requests[sent % requests.length];
      const startedAt = performance.now();
      if (request !== undefined) await connection.ask(request.bytes);
      waits.push(performance.now() - startedAt);
    }
    connection.close();
  };
  await Promise.all([lane(), lane()]);
  return percentile(waits, 0.99);
}

async function beside(target: Target): Promise<number> {
  let isOver = false;
  const waiting = smallReads(target, () => isOver);
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    for (const bytes of target.bytes) await throwOne(target.side, bytes);
  }
  isOver = true;
  return waiting;
}

/** Throws bombs at the product; `bytes` are theirs in the order of `bombs`. */
export async function throwBombs(side: PreparedSide, bytes: readonly Buffer[]): Promise<BombFigures> {
  const target = { side, bytes };
  const alone = [];
  for (const [index, { name }] of bombs.entries()) {
    alone.push({ name, ...(await costOf(side, bytes[index] ?? Buffer.alloc(0))) });
  }
  const until = Date.now() + 3_000;
  const calmP99 = await smallReads(target, () => Date.now() > until);
  return { alone, calmP99, besideP99: await beside(target) };
}
