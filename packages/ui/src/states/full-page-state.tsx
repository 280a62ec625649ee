import type { ReactNode } from 'react';

export type FullPageStateProps = {
  picture?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
};

/** A page that has nothing else to show than where one stands and the ways on. */
export function FullPageState({ picture, title, children, actions }: FullPageStateProps) {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5 py-10">
      {picture && <div className="overflow-hidden rounded-sheet">{picture}</div>}
      <h1 className="type-h1">{title}</h1>
      {children && <div className="flex max-w-measure flex-col gap-3 text-ink-2">{children}</div>}
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
