'use client';
import { printDay } from '../../print-day.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { FilterBar } from '@roadworthy/ui/workbench/queue/filters/filter-bar.tsx';
import type { ShownField } from '@roadworthy/ui/workbench/queue/filters/filter-editor.tsx';
import type { FilterValue } from '@roadworthy/ui/workbench/queue/filters/filter-value.ts';
import { ColumnsButton, ListSearch, QueueToolbar } from '@roadworthy/ui/workbench/queue/queue-toolbar.tsx';
import type { Column } from '@roadworthy/ui/workbench/table/data-table-head.tsx';
import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import type { QueueRules, QueueState } from '../../../../data/queue/queue-address.ts';
import { stepOf, withColumn, withFilter, withoutFilters, withSearch } from '../../../../data/queue/queue-changes.ts';

type QueueToolsProps<Row> = {
  rules: QueueRules;
  state: QueueState;
  go: (next: QueueState, how?: 'push' | 'replace') => void;
  fields: readonly ShownField[];
  columns: readonly Column<Row>[];
  /** The keys of the columns on screen, the first one not among them. */
  shown: readonly string[];
  onColumns: (shown: readonly string[]) => void;
  onReset: () => void;
  compact: { on: boolean; onToggle: () => void };
  exporting: { done: number; total: number } | null;
  onExport: () => void;
  searchRef: RefObject<HTMLInputElement | null>;
  onLeaveSearch: () => void;
};

/** Search, filters, columns, density and export of a list. */
export function QueueTools<Row>(props: QueueToolsProps<Row>) {
  const { rules, state, go, fields, columns, shown, onColumns, onReset, compact, exporting, onExport, searchRef } =
    props;
  const t = useTranslations('queue');
  const describe = useFilterWords();
  const change = (next: QueueState) => go(next, stepOf(state, next));
  return (
    <QueueToolbar
      search={
        <ListSearch
          ref={searchRef}
          label={t('search')}
          text={state.q}
          onLeave={props.onLeaveSearch}
          onText={(q) => q !== state.q && change(withSearch(state, q))}
        />
      }
      tools={
        <>
          <ColumnsButton
            label={t('columns')}
            columns={columns.slice(1).map(({ key, header }) => ({ key, label: header, shown: shown.includes(key) }))}
            onColumn={(key) => onColumns(withColumn(shown, key, rules))}
            reset={{ label: t('resetColumns'), onPress: onReset }}
            compact={{ label: t('compact'), ...compact }}
          />
          <Button
            tone="quiet"
            size="small"
            busy={exporting !== null}
            busyLabel={exporting ? t('exporting', exporting) : ''}
            onClick={onExport}
          >
            {t('export')}
          </Button>
        </>
      }
      filters={
        <FilterBar
          fields={fields}
          filters={state.filters}
          describe={describe}
          onFilter={(key, value) => change(withFilter(state, key, value))}
          onClear={() => change(withoutFilters(state))}
          copy={{
            filters: t('filters'),
            done: t('done'),
            clear: t('clearFilters'),
            clearOne: (label) => t('clearOne', { label }),
            from: t('from'),
            to: t('to'),
            atLeast: t('atLeast'),
            atMost: t('atMost'),
            noAmount: t('noAmount'),
            contains: t('contains'),
          }}
        />
      }
    />
  );
}

/** A filter in words, as its chip says it. */
function useFilterWords(): (field: ShownField, value: FilterValue) => string {
  const t = useTranslations('queue');
  const span = (from: string | null, to: string | null) => {
    if (from !== null && to !== null) return t('between', { from, to });
    return from === null ? t('until', { to: to ?? '' }) : t('since', { from });
  };
  return (field, value) => {
    switch (value.kind) {
      case 'choice':
        return value.values
          .map((one) => field.options?.find((option) => option.value === one)?.label ?? one)
          .join(', ');
      case 'days':
        return span(printDay(value.from), printDay(value.to));
      case 'money':
        return span(value.from === null ? null : moneyText(value.from), value.to === null ? null : moneyText(value.to));
      case 'text':
        return value.text;
    }
  };
}
