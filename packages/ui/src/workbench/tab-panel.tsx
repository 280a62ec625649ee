import type { ReactNode } from 'react';

export type TabPanelProps = { panelId: string; current: string; children: ReactNode };

/** What the chosen tab shows. */
export function TabPanel({ panelId, current, children }: TabPanelProps) {
  return (
    <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${current}`} tabIndex={0} className="pt-4">
      {children}
    </div>
  );
}
