'use client';
import { useState } from 'react';
import { AgeChip } from '../workbench/age-chip.tsx';
import { ConsequentialDialog } from '../workbench/actions/consequential-dialog.tsx';
import { CoverDialog } from '../workbench/actions/cover-dialog.tsx';
import { Button } from '../base/button.tsx';
import type { Column } from '../workbench/table/data-table-head.tsx';
import { DataTable } from '../workbench/table/data-table.tsx';
import { BulkBar } from '../workbench/queue/bulk-bar.tsx';
import { FilterBar } from '../workbench/queue/filters/filter-bar.tsx';
import type { Filters } from '../workbench/queue/filters/filter-value.ts';
import { ColumnsButton, ListSearch, QueueToolbar } from '../workbench/queue/queue-toolbar.tsx';
import { ViewList } from '../workbench/queue/view-list.tsx';
import { type SampleRow, rows } from './sample.ts';
import { Specimen } from './section.tsx';

const filters: Filters = {
  status: { kind: 'choice', values: ['active'] },
  premium: { kind: 'money', from: 50_000, to: null },
};
const nothing = () => undefined;

function Filtering() {
  return (
    <QueueToolbar
      search={<ListSearch label="Search in this list" text="" onText={nothing} onLeave={nothing} />}
      tools={
        <ColumnsButton
          label="Columns"
          columns={[
            { key: 'status', label: 'Status', shown: true },
            { key: 'state', label: 'State', shown: false },
          ]}
          onColumn={nothing}
          reset={{ label: 'Reset', onPress: nothing }}
          compact={{ label: 'Compact rows', on: true, onToggle: nothing }}
        />
      }
      filters={
        <FilterBar
          fields={[
            {
              key: 'status',
              kind: 'choice',
              label: 'Status',
              values: ['active', 'pending'],
              options: [
                { value: 'active', label: 'Active' },
                { value: 'pending', label: 'Pending' },
              ],
            },
            { key: 'effective', kind: 'days', label: 'Effective' },
            { key: 'premium', kind: 'money', label: 'Premium' },
            { key: 'make', kind: 'text', label: 'Make' },
          ]}
          filters={filters}
          describe={(_, value) => (value.kind === 'choice' ? 'Active' : 'from $500')}
          onFilter={nothing}
          onClear={nothing}
          copy={{
            filters: 'Filters',
            done: 'Done',
            clear: 'Clear filters',
            clearOne: (label) => `Clear the filter ${label}`,
            from: 'From',
            to: 'To',
            atLeast: 'At least',
            atMost: 'At most',
            noAmount: 'Type an amount, such as 1250.',
            contains: 'Begins with',
          }}
        />
      }
    />
  );
}

type QueueSpecimensProps = { theme: string; columns: readonly Column<SampleRow>[] };

/** The parts of a list to work through, with rows selected and compact. */
export function QueueSpecimens({ theme, columns }: QueueSpecimensProps) {
  return (
    <Specimen name="ViewList, QueueToolbar, DataTable with a selection, BulkBar, AgeChip">
      <div className="grid gap-5 lg:grid-cols-[10rem_minmax(0,1fr)]">
        <ViewList
          label={`Views, ${theme}`}
          views={[
            { key: 'all', label: 'All', href: '#all', count: '10,000+', current: true },
            { key: 'mine', label: 'Mine', href: '#mine', count: '12', current: false },
          ]}
          groups={[
            {
              key: 'own',
              label: 'My views',
              views: [
                {
                  key: 'own',
                  label: 'Texas, this month',
                  href: '#own',
                  count: '3',
                  current: false,
                },
              ],
            },
            {
              key: 'shared',
              label: 'Shared with me',
              views: [
                {
                  key: 'tx',
                  label: 'Ending soon',
                  href: '#tx',
                  count: '7',
                  current: false,
                  note: 'by Agnes Harbor',
                },
              ],
            },
          ]}
          menuLabel={(view) => `Change ${view}`}
        />
        <div className="flex min-w-0 flex-col gap-3">
          <Filtering />
          <DataTable
            caption={`Policies with a selection, ${theme}`}
            loadingLabel="Loading"
            columns={columns}
            rows={rows.slice(0, 4)}
            rowKey={(row) => row.id}
            href={(row) => `#${row.id}`}
            tone={(row) => ({ tone: row.tone, label: row.status })}
            density="compact"
            current={rows[2]?.id ?? null}
            selection={{
              isSelected: (key) => key === rows[0]?.id,
              onToggle: nothing,
              page: 'some',
              onTogglePage: nothing,
              pageLabel: 'Select all rows of this page',
              rowLabel: (row) => `Select ${row.name}`,
            }}
          />
          <BulkBar
            label={`Selected rows, ${theme}`}
            count="1 selected"
            more={{ label: 'Select all 1,204 matching', onPress: nothing }}
            actions={[
              { key: 'send', label: 'Send to customers', onPress: nothing },
              { key: 'revoke', label: 'Revoke approval', onPress: nothing, why: 'This quote is not approved.' },
            ]}
            clear={{ label: 'Clear selection', onPress: nothing }}
          />
          <p>
            <AgeChip text="2 d" /> <AgeChip text="24 d" tone="warning" />
          </p>
        </div>
      </div>
      <Decisions />
    </Specimen>
  );
}

function Decisions() {
  const [open, setOpen] = useState<'reason' | 'cover' | null>(null);
  const shared = { onClose: () => setOpen(null), onConfirm: () => setOpen(null), busy: false };
  const copy = { close: 'Close', cancel: 'Keep it', working: 'Working', optional: 'optional' };
  return (
    <div className="flex flex-wrap gap-3">
      <Button tone="quiet" onClick={() => setOpen('reason')}>
        Consequential decision
      </Button>
      <Button tone="quiet" onClick={() => setOpen('cover')}>
        Decision about cover
      </Button>
      <ConsequentialDialog
        {...shared}
        open={open === 'reason'}
        effect="The referral is rejected, and the agent is told why."
        reason={{
          label: 'Reason',
          presets: ['Value not shown', 'Too many losses', 'Outside the guide'],
          required: true,
          missing: 'Say why.',
        }}
        copy={{ ...copy, title: 'Reject this referral', confirm: 'Reject' }}
      />
      <CoverDialog
        {...shared}
        open={open === 'cover'}
        tone="danger"
        effect="Cover ends on Dec 1, 2026, 12:01 a.m. Eastern Time."
        changes={[
          { key: 'ends', label: 'Cover ends', before: 'Dec 2, 2027', after: 'Dec 1, 2026' },
          { key: 'refund', label: 'Goes back', before: '–', after: '$960.20' },
        ]}
        changesCopy={{ caption: 'What changes', what: 'What', before: 'Now', after: 'Then' }}
        typed={{
          label: 'Type the policy number RV-2041-7380',
          expected: 'RV-2041-7380',
          wrong: 'That is another number.',
        }}
        copy={{ ...copy, title: 'Cancel this policy', confirm: 'Cancel the policy' }}
      />
    </div>
  );
}
