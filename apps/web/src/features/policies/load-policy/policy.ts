import type { PolicyRecordFragment } from '../../../generated/documents.ts';

/** A policy as the staff's page reads it. */
export type Policy = PolicyRecordFragment;

/** Whom a policy is written for. */
export const insuredOf = ({ current_quote }: Pick<Policy, 'current_quote'>) =>
  current_quote?.entities.find(({ entity_relationship }) => entity_relationship === 'named_insured');
