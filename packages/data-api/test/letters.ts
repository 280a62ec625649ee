import type { DataApi } from '../src/execute.ts';
import type { DataRequest } from '../src/data-request.ts';
import { ask } from './database.ts';

const letters: Readonly<Record<string, string>> = { '100% "Quiet"': 'Q', Atlas: 'A', Pilot: 'P' };

type Requested = { readonly variables?: Record<string, unknown>; readonly head?: string } & Partial<DataRequest>;

/** Alder's books that the arguments choose, a letter each in their order, or the error. */
export async function booksBy(api: DataApi, args: string, { variables, head = '', ...request }: Requested = {}) {
  const { data, error } = await ask(api, `query ${head} { books(${args}) { title } }`, { variables, ...request });
  if (error !== undefined) return error;
  return (data as { books: { title: string }[] }).books.map(({ title }) => letters[title] ?? '?').join('');
}

/** The same by a `where` alone, in the order of their titles: Q(uiet), A(tlas), P(ilot). */
export const booksWhere = (api: DataApi, where: string, request: Requested = {}) =>
  booksBy(api, `where: ${where}, order_by: {title: asc}`, request);
