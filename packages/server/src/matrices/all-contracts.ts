import { rolesWith } from '@roadworthy/core/identity/role-permissions.ts';
import { everybody } from '@roadworthy/core/identity/role-groups.ts';
import type { Role } from '@roadworthy/core/identity/vocabulary.ts';
import type { AnyOperation } from '../kernel/operation.ts';
import { operations } from '../registry.ts';
import type { Contract } from './contract.ts';

function rolesOf({ permission }: AnyOperation): readonly Role[] {
  if (permission === 'whoever_sees_it') return everybody;
  const holders = new Set([permission].flat().flatMap(rolesWith));
  return everybody.filter((role) => holders.has(role));
}

/** The contract of every operation that each installation has, by the operation's name. */
export const contracts: ReadonlyMap<string, Contract> = new Map(
  operations
    .filter(({ name }) => name !== 'localhost_bind')
    .map((operation) => {
      const { rootArgument = null, ...contract } = operation.contract;
      const { name } = operation;
      return [name, { ...contract, operation: name, root: rootArgument, roles: rolesOf(operation) }];
    }),
);
