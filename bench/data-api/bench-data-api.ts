import { superuserOf } from '../fill-book.ts';
import { type Book, openBook } from '../open-book.ts';
import { type BombFigures, bombs, throwBombs } from './bombs.ts';
import { compareAnswers, type PreparedSide } from './compare-answers.ts';
import { explainReads } from './explain.ts';
import { race, type RaceOptions } from './race.ts';
import { chooseAskings } from './reads.ts';
import { report } from './report.ts';
import { graphqlRequest, type Product, type Side, startBareSql, startProduct, startSql } from './sides.ts';

/** Scales by name; growth is measured against the smallest. */
export const scales: Readonly<Record<string, number>> = {
  '1k': 1_000,
  '10k': 10_000,
  '100k': 100_000,
  '1m': 1_000_000,
};
const smallest = 10_000;

export type DataApiOptions = RaceOptions & {
  readonly quotes: number;
  readonly bombs: boolean;
  /** Writes the plans of the hand-written SQL. */
  readonly plans: boolean;
  readonly print: (line: string) => void;
};

type Stops = (() => Promise<void>)[];

async function readStored<Stored extends Side>(stops: Stops, starting: Promise<Stored>): Promise<Stored> {
  const side = await starting;
  stops.push(() => side.stop());
  return side;
}

async function contestants(book: Book, stops: Stops): Promise<[Product, ...Side[]]> {
  const product = await readStored(stops, startProduct('product', book));
  const byHand = await Promise.all([
    readStored(stops, startSql(book, product.tokens)),
    readStored(stops, startBareSql(book)),
  ]);
  return [product, ...byHand];
}

/** The product on the smallest book, where the book is larger: a tenant of the same size in small tables. */
async function smallSide({ quotes }: DataApiOptions, stops: Stops): Promise<PreparedSide[]> {
  if (quotes <= smallest) return [];
  const book = await openBook(smallest);
  stops.push(book.database.drop);
  const side = await readStored(stops, startProduct('small', book));
  return compareAnswers([side], await chooseAskings(book));
}

async function postgresVersion({ database }: Book): Promise<string> {
  const client = superuserOf(database.database);
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return rows[0]?.server_version ?? '';
}

async function bombard({ tokens }: Product, side: PreparedSide, { agents }: Book): Promise<BombFigures> {
  const [agent] = agents;
  if (agent === undefined) throw new Error('The book has an agent');
  const token = tokens.get(agent) ?? '';
  const bytes = bombs.map(({ query, variables = {} }) => graphqlRequest(token, agent, { query, variables }));
  return throwBombs(side, bytes);
}

async function measure(options: DataApiOptions, stops: Stops): Promise<string> {
  const book = await openBook(options.quotes);
  stops.push(book.database.drop);
  options.print(`${options.quotes} quotes of ${book.tenants} organizations in ${book.seconds.toFixed(0)} s`);
  const askings = await chooseAskings(book);
  if (options.plans) await explainReads(book, askings);
  const sides = await contestants(book, stops);
  const small = await smallSide(options, stops);
  const [product, ...others] = await compareAnswers(sides, askings);
  if (product === undefined) throw new Error('The product is one of the sides');
  options.print(`All ${others.length + 1} sides answer the same content; racing.`);
  const memoryBefore = product.memory();
  const figures = await race([product, ...others, ...small], options);
  const found = options.bombs ? await bombard(sides[0], product, book) : null;
  const postgres = await postgresVersion(book);
  return report({ book, postgres, options, figures, memoryBefore, memoryAfter: product.memory(), bombs: found });
}

/** Races the data API with hand-written SQL; answers the findings as Markdown. */
export async function benchDataApi(options: DataApiOptions): Promise<string> {
  const stops: Stops = [];
  try {
    return await measure(options, stops);
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}
