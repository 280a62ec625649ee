import {
  type RaterInputProblem,
  raterInputProblems,
  raterInputsSchema,
} from '@roadworthy/core/products/rater-inputs.ts';
import { Ajv, type ErrorObject } from 'ajv';
import { computedRead } from '../kernel/operation.ts';

const validate = new Ajv({ allErrors: true }).compile(raterInputsSchema);

/** The keys of a JSON pointer (`/assumed/points`). */
function keysOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function findingOf({ keyword, instancePath, params }: ErrorObject) {
  const given: Readonly<Record<string, unknown>> = params;
  return { keyword, path: keysOf(instancePath), params: given };
}

/** What is wrong with rater inputs by their schema, at each place; nothing where they may be saved. */
export function findRaterInputProblems(value: unknown): RaterInputProblem[] {
  return raterInputProblems(value, validate(value) ? [] : (validate.errors ?? []).map(findingOf));
}

export const checkRaterInputs = computedRead({
  name: 'check_rater_inputs',
  permission: 'product:write',
  root: ({ product_id }) => ({ table: 'products', id: product_id }),
  run: ({ input }) => Promise.resolve(findRaterInputProblems(input.rater_inputs)),
});
