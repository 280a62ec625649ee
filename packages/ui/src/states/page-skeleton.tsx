import { classes } from '../base/classes.ts';

export type PageSkeletonProps = {
  label: string;
  /** The geometry of the page that is coming. */
  shape: 'form' | 'table' | 'detail' | 'cards';
};

function Bar({ className }: { className: string }) {
  return <div className={classes('rounded-input bg-surface-3', className)} />;
}

const shapes = {
  form: (
    <div className="flex max-w-xl flex-col gap-6">
      <Bar className="h-10 w-4/5" />
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex flex-col gap-2">
          <Bar className="h-5 w-40" />
          <Bar className="h-target w-full" />
        </div>
      ))}
      <Bar className="h-target w-44" />
    </div>
  ),
  table: (
    <div className="flex flex-col gap-3">
      <Bar className="h-7 w-56" />
      <div className="rounded-card border border-line">
        {Array.from({ length: 10 }, (_, row) => (
          <div key={row} className="flex h-9 items-center gap-6 border-b border-line px-4 last:border-b-0">
            <Bar className="h-3 w-1/5" />
            <Bar className="h-3 w-1/4" />
            <Bar className="h-3 w-1/6" />
            <Bar className="ml-auto h-3 w-16" />
          </div>
        ))}
      </div>
    </div>
  ),
  detail: (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex flex-col gap-4">
        <Bar className="h-8 w-64" />
        <Bar className="h-5 w-96 max-w-full" />
        <Bar className="h-64 w-full" />
      </div>
      <Bar className="h-80 w-full" />
    </div>
  ),
  cards: (
    <div className="grid gap-4 md:grid-cols-3">
      {[0, 1, 2].map((card) => (
        <Bar key={card} className="h-96 w-full rounded-sheet" />
      ))}
    </div>
  ),
};

/** The outline of a page on its way, unseen for the first 150 ms. */
export function PageSkeleton({ label, shape }: PageSkeletonProps) {
  return (
    <div role="status" aria-busy className="late">
      <span className="sr-only">{label}</span>
      <div aria-hidden>{shapes[shape]}</div>
    </div>
  );
}
