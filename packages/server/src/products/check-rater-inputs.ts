import {
  type RaterInputProblem,
  raterInputProblems,
  raterInputsSchema,
} from '@roadworthy/core/products/rater-inputs.ts';
import { Ajv } from 'ajv';
import { computedRead } from '../kernel/operation.ts';
import { schemaFinding } from '../kernel/operations/schema-finding.ts';

const validate = new Ajv({ allErrors: true }).compile(raterInputsSchema);

/** What is wrong with rater inputs by their schema, at each place; nothing where they may be saved. */
export function findRaterInputProblems(value: unknown): RaterInputProblem[] {
  return raterInputProblems(value, validate(value) ? [] : (validate.errors ?? []).map(schemaFinding));
}

export const checkRaterInputs = computedRead({
  name: 'check_rater_inputs',
  permission: 'product:write',
  root: 'product_id',
  example: { rater_inputs: { program_code: 'A1' } },
  run: ({ input }) => Promise.resolve(findRaterInputProblems(input.rater_inputs)),
});
