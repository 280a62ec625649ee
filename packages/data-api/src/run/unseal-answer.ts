import type { SealedSpot } from '../compile/statement.ts';
import { isRecord } from '../compile/statement.ts';

export type Unseal = (sealed: { table: string; column: string; key: string; sealed: string }) => string;

function opened(value: unknown, spot: SealedSpot, unseal: Unseal): unknown {
  if (typeof value !== 'string') return value;
  const bar = value.indexOf('|');
  return unseal({ table: spot.table, column: spot.column, key: value.slice(0, bar), sealed: value.slice(bar + 1) });
}

function openAt(value: unknown, path: readonly string[], spot: SealedSpot, unseal: Unseal): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return opened(value, spot, unseal);
  if (Array.isArray(value)) {
    const isMeant = (index: number): boolean => step === '*' || step === String(index);
    return value.map((each, index) => (isMeant(index) ? openAt(each, rest, spot, unseal) : each));
  }
  return isRecord(value) && step in value ? { ...value, [step]: openAt(value[step], rest, spot, unseal) } : value;
}

/** Opens the sealed values in one root field's JSON text; text without any is returned as it is. */
export function unsealAnswer(text: string, key: string, spots: readonly SealedSpot[], unseal: Unseal): string {
  const own = spots.filter(({ path }) => path[0] === key);
  if (own.length === 0) return text;
  const value = own.reduce<unknown>((json, spot) => openAt(json, spot.path.slice(1), spot, unseal), JSON.parse(text));
  return JSON.stringify(value);
}
