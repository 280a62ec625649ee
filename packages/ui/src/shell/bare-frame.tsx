import type { ReactNode } from 'react';

export type BareFrameProps = { children: ReactNode; width?: 'reading' | 'wide'; notices?: ReactNode };

/** No frame at all: the page draws its own logo. */
export function BareFrame({ children, width = 'wide', notices }: BareFrameProps) {
  return (
    <>
      {notices}
      <main
        id="main"
        tabIndex={-1}
        data-density="consumer"
        className={`mx-auto min-h-dvh outline-none w-full px-4 py-8 sm:px-6 ${width === 'reading' ? 'max-w-3xl' : 'max-w-6xl'}`}
      >
        {children}
      </main>
    </>
  );
}
