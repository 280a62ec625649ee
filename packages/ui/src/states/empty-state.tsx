import type { ReactNode } from 'react';

export type EmptyStateProps = {
  /** A `Rig` or nothing. */
  picture?: ReactNode;
  /** Why there is nothing here. */
  title: ReactNode;
  body?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
};

/** Nothing here: why, and one action. A list emptied by filters says so and offers to clear them. */
export function EmptyState({ picture, title, body, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-2 py-4 text-center">
      {picture && <div className="mb-2 w-44 border-b-2 border-line">{picture}</div>}
      <p className="type-h3">{title}</p>
      {body && <p className="text-ink-2">{body}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
