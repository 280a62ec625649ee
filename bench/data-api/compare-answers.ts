import { isDeepStrictEqual } from 'node:util';
import { openConnection } from './connection.ts';
import { type Askings, type Read, reads } from './reads.ts';
import type { Side } from './sides.ts';

/** A request and how long its answer is, by which an answer that differs later is noticed. */
export type Prepared = { readonly bytes: Buffer; readonly length: number };
export type PreparedSide = Side & { readonly prepared: Readonly<Record<Read['name'], readonly Prepared[]>> };

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;

/** Content without the ways in which the three write it: numbers as text, instants, an `aggregate` around a count. */
function contentOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(contentOf);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return instant.test(value) ? new Date(value).toISOString() : value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const [[name, inner] = []] = entries;
  if (entries.length === 1 && name === 'aggregate') return contentOf(inner);
  return Object.fromEntries(entries.map(([key, each]) => [key, contentOf(each)]));
}

function dataOf(text: string): unknown {
  const answer = JSON.parse(text) as { data?: unknown; errors?: unknown };
  if (answer.errors !== undefined) throw new Error(text.slice(0, 2_000));
  return contentOf(answer.data ?? answer);
}

const isEmpty = (data: unknown): boolean =>
  Object.values(data as object).some((root) => root === null || (Array.isArray(root) && root.length === 0));

async function askAll(side: Side, askings: Askings): Promise<{ prepared: PreparedSide; contents: unknown[] }> {
  const connection = await openConnection(side.port);
  const prepared: Record<Read['name'], Prepared[]> = { list: [], detail: [], search: [], key: [] };
  const contents: unknown[] = [];
  try {
    for (const read of reads) {
      for (const asking of askings[read.name]) {
        const bytes = side.request(read, asking);
        const { status, body } = await connection.ask(bytes);
        if (status !== 200) throw new Error(`${side.name} answers ${read.name} with ${status}: ${body.toString()}`);
        const content = dataOf(body.toString());
        if (isEmpty(content)) throw new Error(`${side.name} finds nothing for ${read.name}: ${asking.argument}`);
        contents.push(content);
        prepared[read.name].push({ bytes, length: body.length });
      }
    }
  } finally {
    connection.close();
  }
  return { prepared: { ...side, prepared }, contents };
}

/** Asks every side for everything once; throws unless all of them answer the same content, and something. */
export async function compareAnswers(sides: readonly Side[], askings: Askings): Promise<PreparedSide[]> {
  const requested = [];
  for (const side of sides) requested.push(await askAll(side, askings));
  const [first] = requested;
  for (const { prepared, contents } of requested) {
    contents.forEach((content, index) => {
      if (isDeepStrictEqual(content, first?.contents[index])) return;
      const texts = [first?.contents[index], content].map((each) => JSON.stringify(each).slice(0, 1_500));
      throw new Error(`${prepared.name} answers otherwise than ${first?.prepared.name}:\n${texts.join('\n')}`);
    });
  }
  return requested.map(({ prepared }) => prepared);
}
