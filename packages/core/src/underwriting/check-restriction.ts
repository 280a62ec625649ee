import { type Provider, providers } from '../products/vocabulary.ts';
import { type KnownBy, readRestricted } from '../quoting/restrictions/restriction-keys.ts';
import { restrictionKeys } from '../quoting/vocabulary.ts';
import { findLineProblem, findProseProblem, type TextRefusal, tidyLine } from '../shared/text/check-text.ts';
import { accept, refuse, type Decision } from '../shared/decision.ts';
import { words } from '../shared/words.ts';

export const refusedAlready = words('This is refused already.', 'C’est déjà refusé.');

export const writeDownWhy = words('Write down why.', 'Indiquez le motif.');

export const chooseLine = words('Choose a line, or all of them.', 'Choisissez un produit, ou tous.');

/** Whom or what somebody wants refused, as it was typed. */
export type TypedRestriction = {
  readonly key: string;
  readonly value: string;
  readonly reason: string;
  readonly provider: string | null;
};

/** A restriction as it is stored: what it is compared by, and what was typed. */
export type CheckedRestriction = {
  readonly known: KnownBy;
  readonly typed: string;
  readonly reason: string;
  /** Null refuses for every provider. */
  readonly provider: Provider | null;
};

type RestrictionRefusal = 'key_unknown' | 'value_invalid' | 'reason_missing' | 'provider_unknown' | TextRefusal;

/** Whom or what is refused, read as it will be compared: the same somebody written in another way is the same one. */
export function checkRestricted(
  key: string,
  value: string,
): Decision<KnownBy, 'key_unknown' | 'value_invalid' | TextRefusal> {
  const known = restrictionKeys.find((one) => one === key);
  if (!known)
    return refuse('key_unknown', words('Choose by what it is refused.', 'Choisissez ce par quoi on refuse.'), 'key');
  const problem = findLineProblem(value, 'street', 'value');
  if (problem) return { ok: false, refusal: problem };
  const read = readRestricted(known, value);
  return read.ok ? accept({ key: known, value: read.event }) : read;
}

/** A restriction as somebody typed it: what is compared, why, and for which provider. */
export function checkRestriction(typed: TypedRestriction): Decision<CheckedRestriction, RestrictionRefusal> {
  const { key, value, provider } = typed;
  const known = checkRestricted(key, value);
  if (!known.ok) return known;
  const reason = typed.reason.trim();
  if (reason === '') return refuse('reason_missing', writeDownWhy, 'reason');
  const problem = findProseProblem(reason, 'reason', 'reason');
  if (problem) return { ok: false, refusal: problem };
  const line = providers.find((one) => one === provider) ?? null;
  if (provider !== line) return refuse('provider_unknown', chooseLine, 'provider');
  return accept({ known: known.event, typed: tidyLine(value), reason, provider: line });
}
