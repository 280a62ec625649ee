import { type FunnelStep, funnelSteps } from '@roadworthy/core/shared/site/visit-events.ts';

export type FunnelRow = {
  readonly step: FunnelStep;
  readonly visits: number;
  /** Shares in whole per cent, of those who began and of those who reached the step before; null of none. */
  readonly ofStart: number | null;
  readonly ofLast: number | null;
};
export type FunnelPart = { readonly part: string; readonly rows: readonly FunnelRow[] };

type Counted = { readonly part: string; readonly step: string; readonly visits: number | string };

const share = (visits: number, of: number): number | null => (of === 0 ? null : Math.round((visits / of) * 100));

/** The counts of a funnel, part by part, the largest first, with every step in its order. */
export function funnelParts(counted: readonly Counted[]): readonly FunnelPart[] {
  const parts = [...new Set(counted.map(({ part }) => part))].map((part): FunnelPart => {
    const visitsAt = (step: string): number =>
      Number(counted.find((one) => one.part === part && one.step === step)?.visits ?? 0);
    const began = visitsAt(funnelSteps[0] ?? '');
    const rows = funnelSteps.map((step, place): FunnelRow => {
      const visits = visitsAt(step);
      const last = place === 0 ? visits : visitsAt(funnelSteps[place - 1] ?? '');
      return { step, visits, ofStart: share(visits, began), ofLast: share(visits, last) };
    });
    return { part, rows };
  });
  return parts.toSorted((one, other) => (other.rows[0]?.visits ?? 0) - (one.rows[0]?.visits ?? 0));
}
