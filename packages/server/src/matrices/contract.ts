import type { Role } from '@roadworthy/core/identity/vocabulary.ts';
import type { Contract as Declared, RootArgument } from '../kernel/operations/contract.ts';

/** What holds for one operation: what it declares, and who may by its permission. */
export type Contract = Omit<Declared, 'rootArgument'> & {
  readonly operation: string;
  /** The argument that names its row; null where it is about no row. */
  readonly root: RootArgument | null;
  readonly roles: readonly Role[];
};
