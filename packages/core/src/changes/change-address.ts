import { accept, type Decision, type Refusal, refusal, type Refused, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';

/** As many policies take a new address at once; nobody has more vehicles on policies of their own. */
export const mostTogether = 20;

export type TogetherRefusal = 'policy_elsewhere' | 'too_many_policies';

/**
 * The policies that take a new address together, each once, the one that is asked about first: all of one customer, at
 * one organization (docs/rules.md, proposed changes).
 */
export function decideTogether(
  policyId: string,
  also: readonly string[],
  ofCustomer: ReadonlySet<string>,
): Decision<readonly string[], TogetherRefusal> {
  const policies = [...new Set([policyId, ...also])];
  const field = 'also.policy_id';
  if (policies.length > mostTogether) {
    const form = words(
      'At most {most} policies take an address together. Leave some out.',
      'Au plus {most} polices prennent une adresse ensemble. Retirez-en.',
    );
    return refuse('too_many_policies', sentence(form, { most: mostTogether }), field);
  }
  if (policies.every((one) => one === policyId || ofCustomer.has(one))) return accept(policies);
  const message = words(
    'One of these policies is not of the same customer here. Change its address by itself.',
    'Une de ces polices n’est pas du même client ici. Modifiez son adresse séparément.',
  );
  return refuse('policy_elsewhere', message, field);
}

/** Whether something is said against the address itself, and not against one of the policies that are to have it. */
export const isOfAddress = ({ field }: Refusal): boolean => field?.startsWith('mailing_address') === true;

/** Why none of several policies takes an address: what one of them refuses, under its number. */
export function refusedBy(policyNumber: string, refused: Refusal, field: string): Refused {
  if (isOfAddress(refused)) return { ok: false, refusal: refused };
  const form = words(
    'Policy {number}: {why} None of the policies is changed.',
    'Police {number} : {why} Aucune des polices n’est modifiée.',
  );
  return { ok: false, refusal: refusal(refused.code, sentence(form, { number: policyNumber, why: refused }), field) };
}
