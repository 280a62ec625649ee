import { useState } from 'react';
import { Button } from '../base/button.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { Field } from '../forms/field.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { QueryError } from '../states/query-error.tsx';
import type { Column } from '../workbench/table/data-table-head.tsx';
import { DataTable } from '../workbench/table/data-table.tsx';
import { DetailHeader } from '../workbench/detail-header.tsx';
import { Dialog } from '../workbench/dialog.tsx';
import { FactList } from '../workbench/fact-list.tsx';
import { SearchDialog } from '../workbench/search-dialog.tsx';
import { Sparkline } from '../workbench/sparkline.tsx';
import { StatusBadge } from '../workbench/status-badge.tsx';
import { TabPanel } from '../workbench/tab-panel.tsx';
import { Tabs } from '../workbench/tabs.tsx';
import { Timeline } from '../workbench/timeline.tsx';
import { UserMenu } from '../workbench/user-menu.tsx';
import { QueueSpecimens } from './queue-specimens.tsx';
import { type SampleRow, rows } from './sample.ts';
import { Section, Shelf, Specimen } from './section.tsx';

export const sampleColumns: Column<SampleRow>[] = [
  { key: 'name', header: 'Insured', cell: (row) => row.name, wide: true, sortable: true },
  { key: 'status', header: 'Status', cell: (row) => <StatusBadge tone={row.tone} label={row.status} /> },
  {
    key: 'number',
    header: 'Policy',
    cell: (row) => <span className="font-mono text-mono">{row.number}</span>,
    from: 'tablet',
  },
  { key: 'rig', header: 'Vehicle', cell: (row) => row.rig, from: 'desktop' },
  { key: 'state', header: 'State', cell: (row) => row.state, from: 'desktop' },
  { key: 'effective', header: 'Effective', cell: (row) => row.effective, from: 'tablet', sortable: true },
  { key: 'premium', header: 'Premium /yr', cell: (row) => row.premium, align: 'end' },
];

const table = {
  loadingLabel: 'Loading',
  columns: sampleColumns,
  rowKey: (row: SampleRow) => row.id,
  href: (row: SampleRow) => `#${row.id}`,
  tone: (row: SampleRow) => ({ tone: row.tone, label: row.status }),
  sort: { key: 'effective', direction: 'descending' },
  sortHref: (key: string) => `#sort=${key}`,
} as const;

function Tables() {
  return (
    <>
      <Specimen name="DataTable">
        <DataTable {...table} caption="Policies" rows={rows} />
      </Specimen>
      <Shelf>
        <Specimen name="Sparkline">
          <Sparkline values={[12, 0, 30, -14, 22, 41, 0, 18]} label="Premium by day" />
        </Specimen>
        <Specimen name="DataTable: loading">
          <DataTable {...table} caption="Policies, loading" rows={[]} state="loading" />
        </Specimen>
        <div className="flex flex-col gap-8">
          <Specimen name="DataTable: empty">
            <DataTable
              {...table}
              caption="Policies, none match"
              rows={[]}
              empty={
                <EmptyState
                  title="No policy matches these filters"
                  action={<Button tone="quiet">Clear filters</Button>}
                />
              }
            />
          </Specimen>
          <Specimen name="DataTable: error">
            <DataTable
              {...table}
              caption="Policies, failed"
              rows={[]}
              state="error"
              error={
                <QueryError
                  title="The list could not be loaded"
                  detail="The connection was lost after 5 s."
                  onRetry={() => undefined}
                  retryLabel="Try again"
                />
              }
            />
          </Specimen>
        </div>
      </Shelf>
    </>
  );
}

function Details() {
  return (
    <Specimen name="DetailHeader, Tabs, FactList, Timeline">
      <DetailHeader
        title="Adaeze Okafor"
        badge={<StatusBadge tone="success" label="Active" />}
        facts={[
          { key: 'number', label: 'Policy', value: 'RV-2041-7380' },
          { key: 'term', label: 'Term', value: 'Dec 2, 2026 – Dec 2, 2027' },
          { key: 'premium', label: 'Premium', value: '$1,047.53 /yr' },
        ]}
        action={<Button size="small">Send to customer</Button>}
        overflow={{
          label: 'More actions',
          items: [
            { key: 'print', label: 'Print declarations', icon: 'file', href: '#print' },
            {
              key: 'cancel',
              label: 'Cancel the policy',
              icon: 'stop',
              danger: true,
              apart: true,
              onSelect: () => undefined,
            },
          ],
        }}
      />
      <Tabs
        label="Policy"
        panelId="gallery-tab"
        current="overview"
        href={(key) => `#tab=${key}`}
        tabs={[
          { key: 'overview', label: 'Overview' },
          { key: 'coverages', label: 'Coverages', count: 9 },
          { key: 'billing', label: 'Billing' },
          { key: 'documents', label: 'Documents', count: 3 },
        ]}
      />
      <TabPanel panelId="gallery-tab" current="overview">
        <Shelf>
          <FactList
            title="Vehicle"
            facts={[
              { key: 'rig', label: 'Class', value: 'Class A motorhome' },
              { key: 'year', label: 'Year, make, model', value: '2020 Meridian 34T' },
              { key: 'vin', label: 'VIN', value: '1F66F5DY0L0A01234', mono: true },
              { key: 'lien', label: 'Lienholder', value: null },
            ]}
          />
          <Timeline
            label="What happened"
            entries={[
              {
                key: 'bound',
                title: 'Policy bound',
                by: 'Adaeze Okafor',
                body: 'First payment of $87.38 by card ending 4242.',
                instant: '2026-12-02T17:40:00Z',
                relative: '3 h ago',
                absolute: 'Dec 2, 2026, 9:40 a.m. PST',
                tone: 'success',
              },
              {
                key: 'sent',
                title: 'Quote sent',
                by: 'Dana Whitlock',
                instant: '2026-12-01T20:02:00Z',
                relative: 'yesterday',
                absolute: 'Dec 1, 2026, 12:02 p.m. PST',
                icon: 'arrow-right',
                tone: 'info',
              },
              {
                key: 'referred',
                title: 'Referred: value above the guide',
                instant: '2026-11-29T18:10:00Z',
                relative: '3 days ago',
                absolute: 'Nov 29, 2026, 10:10 a.m. PST',
                icon: 'eye',
                tone: 'violet',
              },
            ]}
          />
        </Shelf>
      </TabPanel>
    </Specimen>
  );
}

function Overlays() {
  const [dialog, setDialog] = useState(false);
  const [search, setSearch] = useState(false);
  const [query, setQuery] = useState('');
  return (
    <Specimen name="Dialog, SearchDialog, UserMenu">
      <div className="flex flex-wrap items-center gap-3">
        <Button tone="quiet" onClick={() => setDialog(true)} id="open-dialog">
          Approve the referral
        </Button>
        <Button tone="quiet" onClick={() => setSearch(true)} id="open-search">
          Search
        </Button>
        <UserMenu
          label="Your menu: Dana Whitlock"
          name="Dana Whitlock"
          detail="Agent, Cascade RV Insurance"
          items={[
            { key: 'profile', label: 'Profile', icon: 'user', href: '#profile' },
            { key: 'keys', label: 'Keyboard shortcuts', detail: '?', onSelect: () => undefined },
            { key: 'out', label: 'Log out', apart: true, href: '#out' },
          ]}
        />
      </div>
      <Dialog
        open={dialog}
        onClose={() => setDialog(false)}
        closeLabel="Close"
        title="Approve this referral"
        effect="The quote becomes bindable at $2,310.00 /yr until Dec 14, 2026, and Per Lindqvist is told by e-mail."
        actions={
          <>
            <Button tone="quiet" onClick={() => setDialog(false)}>
              Keep it open
            </Button>
            <Button onClick={() => setDialog(false)}>Approve</Button>
          </>
        }
      >
        <Field label="Reason">
          {(control) => <TextInput {...control} defaultValue="Value confirmed by appraisal" />}
        </Field>
      </Dialog>
      <SearchDialog
        open={search}
        onClose={() => setSearch(false)}
        label="Search quotes and policies"
        placeholder="Name, policy number, e-mail, VIN"
        query={query}
        onQuery={setQuery}
        onPick={() => setSearch(false)}
        loadingLabel="Loading"
        empty="Nothing matches."
        foot={<span>↑↓ to choose, ↵ to open</span>}
        sections={[
          {
            id: 'results',
            label: 'Results',
            items: rows
              .filter((row) => row.name.toLowerCase().includes(query.toLowerCase()))
              .slice(0, 4)
              .map((row) => ({
                id: row.id,
                label: row.name,
                detail: `${row.rig} · ${row.number}`,
                tag: row.status,
                href: `#${row.id}`,
              })),
          },
          {
            id: 'go',
            label: 'Go to',
            items: query
              ? []
              : [
                  { id: 'quotes', label: 'Quotes', tag: 'G Q', href: '#quotes' },
                  { id: 'policies', label: 'Policies', tag: 'G P', href: '#policies' },
                ],
          },
        ]}
      />
    </Specimen>
  );
}

/** The staff's components, in their own density. */
export function WorkbenchSection({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <div data-density="workbench" data-theme={theme} className="rounded-sheet border border-line p-4 lg:p-6">
      <Section id={`workbench-${theme}`} title={theme === 'dark' ? 'Workbench, dark' : 'Workbench'}>
        <Specimen name="StatusBadge">
          <div className="flex flex-wrap gap-2">
            <StatusBadge tone="success" label="Active" />
            <StatusBadge tone="info" label="Open" />
            <StatusBadge tone="violet" label="Referred" />
            <StatusBadge tone="warning" label="Pending" />
            <StatusBadge tone="danger" label="Delinquent" />
            <StatusBadge tone="neutral" label="Expired" />
          </div>
        </Specimen>
        {theme === 'light' ? (
          <Tables />
        ) : (
          <Specimen name="DataTable">
            <DataTable {...table} caption="Policies, dark" rows={rows} state="refetching" />
          </Specimen>
        )}
        <QueueSpecimens theme={theme} columns={sampleColumns} />
        {theme === 'light' ? <Details /> : <Overlays />}
      </Section>
    </div>
  );
}
