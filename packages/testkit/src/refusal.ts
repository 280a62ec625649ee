import type { AskOptions, Caller } from './caller.ts';
import { changedTables, footprintOf } from './footprint.ts';
import type { Backend } from './backend.ts';

/** What a caller is told by a refusal, the words aside. */
export type Refusal = { readonly code: string; readonly field?: string };

/**
 * The refusal that a caller gets. Throws when nothing was refused, when the refusal says nothing to a reader, or when
 * a single row of a single table changed.
 */
export async function refusalOf(
  backend: Backend,
  caller: Caller,
  document: string,
  variables: Record<string, unknown> = {},
  options: AskOptions = {},
): Promise<Refusal> {
  const before = await footprintOf(backend);
  const { errors, body } = await caller.ask(document, variables, options);
  const changed = changedTables(before, await footprintOf(backend));
  const [error] = errors;
  if (!error) throw new Error(`Nothing was refused: ${body}`);
  if (changed.length > 0) throw new Error(`The refusal ${error.extensions.code} changed ${changed.join(', ')}`);
  const { code, field } = error.extensions;
  if (error.message.length < 10) throw new Error(`The refusal ${code} says nothing: ${error.message}`);
  return field === undefined ? { code } : { code, field };
}
