import type { ReactNode } from 'react';
import { classes } from '../../base/classes.ts';

export type QueueLayoutProps = {
  title: string;
  /** Beside the title: what is new, how keys work. */
  aside?: ReactNode;
  views: ReactNode;
  toolbar: ReactNode;
  /** The table, its foot, and what may be done to chosen rows. */
  rows: ReactNode;
  preview: ReactNode;
  /** Whether what stands beside the rows is as wide as they are. */
  isSplit?: boolean;
};

/** A list to work through: views at the left, tools above, rows, and a record beside them while one peeks. */
export function QueueLayout({ title, aside, views, toolbar, rows, preview, isSplit = false }: QueueLayoutProps) {
  const beside = isSplit
    ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] 2xl:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)]'
    : 'lg:grid-cols-[minmax(0,1fr)_22rem] 2xl:grid-cols-[10rem_minmax(0,1fr)_24rem]';
  return (
    <div className="flex flex-col gap-3">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
        <h1 className="type-h1">{title}</h1>
        {aside}
      </div>
      <div
        className={classes(
          'grid items-start gap-x-5 gap-y-3 print:block',
          preview ? beside : 'lg:grid-cols-[10rem_minmax(0,1fr)]',
        )}
      >
        <div className={classes('min-w-0', Boolean(preview) && 'lg:max-2xl:hidden')}>{views}</div>
        <div className="flex min-w-0 flex-col gap-3">
          <div data-screen-only className="contents">
            {toolbar}
          </div>
          {rows}
        </div>
        {preview}
      </div>
    </div>
  );
}
