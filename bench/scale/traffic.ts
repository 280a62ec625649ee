import { randomUUID } from 'node:crypto';
import { bindDocument, type StartedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { requestBytes } from '../data-api/connection.ts';
import type { Askings, Read } from '../data-api/reads.ts';
import { reads } from '../data-api/reads.ts';
import { graphqlRequest, type Tokens } from '../data-api/sides.ts';

/** What is asked: by visitors, by customers of their quotes, and by agents of their books. */
export type Kind = 'browse' | 'start' | 'edit' | 'bind' | Read['name'];
export type Sent = { readonly kind: Kind; readonly bytes: Buffer };

/** Of a hundred requests, so many of each. Binds are as many as there are signed quotes for. */
const shares: Readonly<Record<Kind, number>> = {
  browse: 25,
  list: 20,
  detail: 20,
  search: 10,
  key: 14,
  start: 4,
  edit: 6,
  bind: 1,
};

export const kinds = Object.keys(shares) as readonly Kind[];

export type Material = {
  readonly askings: Askings;
  readonly tokens: Tokens;
  /** Quotes that are edited over and over. */
  readonly edited: readonly (StartedQuote & { readonly vehicleId: string })[];
  /** Signed quotes, each bound once; what is left is the next run's. */
  readonly signed: StartedQuote[];
  readonly methodToken: string;
};

const graphql = { method: 'POST', path: '/api/v1/graphql' } as const;
const asNobody = (body: object) => requestBytes({ ...graphql, body });
const asBearer = ({ token }: StartedQuote, body: object, headers: Readonly<Record<string, string>> = {}) =>
  requestBytes({ ...graphql, body, headers: { 'x-roamly-quote-token': token, ...headers } });

const browsing = asNobody({ query: '{ products { product_id name vehicle_classes } }' });
const starting = asNobody({
  query: 'mutation { start_quote(postal_code: "43215", vehicle_class: "travel_trailer") { quote_id } }',
});

/** Draws requests in the shares above; `random` tells which. Without binds visitors browse instead. */
export function drawTraffic(
  material: Material,
  random: () => number,
  { binds }: { readonly binds: boolean },
): () => Sent {
  const { askings, tokens, edited, signed, methodToken } = material;
  const hundred = Object.entries(shares).flatMap(([kind, share]) => Array.from({ length: share }, () => kind as Kind));
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const byName = new Map(reads.map((read) => [read.name, read]));

  function edit(): Buffer {
    const quote = one(edited);
    const changes = { estimated_yearly_mileage: 1_000 + Math.floor(random() * 9_000) };
    const query =
      'mutation ($id: uuid!, $changes: vehicle_input!) { update_vehicle(vehicle_id: $id, changes: $changes) { id } }';
    return asBearer(quote, { query, variables: { id: quote.vehicleId, changes } });
  }

  function bind(): Buffer | null {
    const quote = binds ? signed.pop() : undefined;
    if (quote === undefined) return null;
    const variables = { id: quote.quoteId, method: methodToken };
    return asBearer(quote, { query: bindDocument, variables }, { 'idempotency-key': randomUUID() });
  }

  function readBy(name: Read['name']): Buffer {
    const read = byName.get(name) as Read;
    const { agent, argument } = one(askings[name]);
    const variables = read.variable === undefined ? {} : { [read.variable]: argument };
    return graphqlRequest(tokens.get(agent) ?? '', agent, { query: read.ours, variables });
  }

  return () => {
    const kind = one(hundred);
    if (kind === 'browse') return { kind, bytes: browsing };
    if (kind === 'start') return { kind, bytes: starting };
    if (kind === 'edit') return { kind, bytes: edit() };
    if (kind !== 'bind') return { kind, bytes: readBy(kind) };
    const bytes = bind();
    return bytes === null ? { kind: 'browse', bytes: browsing } : { kind, bytes };
  };
}
