import type { Decision } from '@roadworthy/core/shared/decision.ts';
import type { Kernel } from './operations/carry-out.ts';
import type { EventHandler } from './events.ts';
import type { JobHandlers } from './jobs/jobs.ts';
import type { RootTable } from './operations/root-row.ts';
import type { Work } from './work.ts';

/** The decisions of operations on one row, by their names, as they would fall for the caller now. */
export type ReadAbilities = (work: Work, id: string) => Promise<Readonly<Record<string, Decision<unknown>>>>;

/** What one slice adds to the platform; the registry lists the slices in their order. */
export type Slice = {
  /** What follows from events of lower slices. */
  readonly handlers?: readonly EventHandler[];
  readonly abilities?: { readonly [Table in RootTable]?: ReadAbilities };
  readonly jobs?: (kernel: Kernel) => JobHandlers;
};
