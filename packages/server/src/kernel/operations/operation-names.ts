import type { MutationInputs, MutationResults, QueryInputs, QueryResults } from '../../generated/operations.ts';

/** The writes that the slices declare. */
export type MutationName = keyof MutationInputs & keyof MutationResults;

/** The computed reads that the slices declare. */
export type QueryName = keyof QueryInputs & keyof QueryResults;
