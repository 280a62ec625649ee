'use client';
import { TabPanel } from '@roadworthy/ui/workbench/tab-panel.tsx';
import { Tabs } from '@roadworthy/ui/workbench/tabs.tsx';
import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { tabAddress } from '../queue/record/tab-address.ts';
import { useTabInView } from '../use-tab-in-view.ts';

/** The tab of a record that its address names; the first where it names none. */
export function useCurrentTab<const Key extends string>(keys: readonly [Key, ...Key[]]): Key {
  const named = useSearchParams().get('tab');
  return keys.find((key) => key === named) ?? keys[0];
}

type RecordTab = {
  readonly label: string;
  readonly count?: number | undefined;
  readonly content: ReactNode;
};

type RecordTabsProps<Key extends string> = {
  /** Of the record, whose first tab needs no name in it. */
  path: string;
  label: string;
  current: Key;
  /** In their order; a tab that is not offered is false. */
  tabs: Readonly<Record<Key, RecordTab | false>>;
  /** Where a tab is instead of its address, as on the page of a day that has passed. */
  addressOf?: ((address: string) => string) | undefined;
};

const panelId = 'record-tab';

/** The tabs of a record, and the one that is open. */
export function RecordTabs<const Key extends string>(props: RecordTabsProps<Key>) {
  const { path, label, current, tabs, addressOf = (address) => address } = props;
  const list = useSearchParams().get('list');
  const offered = Object.entries<RecordTab | false>(tabs).flatMap(([key, tab]) => (tab ? [{ key, ...tab }] : []));
  const open = tabs[current];
  useTabInView(panelId, current);
  return (
    <>
      <Tabs
        label={label}
        panelId={panelId}
        current={current}
        href={(key) => addressOf(tabAddress(path, key === offered[0]?.key ? null : key, list))}
        tabs={offered.map(({ key, label: name, count }) => ({
          key,
          label: name,
          ...(count !== undefined && { count }),
        }))}
      />
      <TabPanel panelId={panelId} current={current}>
        {open && open.content}
      </TabPanel>
    </>
  );
}
