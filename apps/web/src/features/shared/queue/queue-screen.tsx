'use client';
import { PeekPanel } from '@roadworthy/ui/workbench/queue/peek-panel.tsx';
import { QueueLayout } from '@roadworthy/ui/workbench/queue/queue-layout.tsx';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useBrowserSetting } from '../../../data/browser-setting.ts';
import { queueQuery } from '../../../data/queue-address.ts';
import { FreshNote } from './fresh-note.tsx';
import { QueueFoot } from './queue-foot.tsx';
import { QueueTools } from './queue-tools.tsx';
import type { QueueScreenProps } from './queue-screen-props.ts';
import { QueueTable } from './queue-table.tsx';
import { focusRow } from './row-focus.ts';
import { useEnterRows } from './use-enter-rows.ts';
import { useExport } from './use-export.ts';
import { useFlash } from './use-flash.ts';
import { useFresh } from './use-fresh.ts';
import { useQueue } from './use-queue.ts';
import { useQueueKeys } from './use-queue-keys.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useSelection } from './use-selection.ts';
import { ViewNav } from './view-nav.tsx';

/** A list to work through, as every staff list is: the address is its state. */
export function QueueScreen<Row, Where>(props: QueueScreenProps<Row, Where>) {
  const { list, columns } = props;
  const t = useTranslations('queue');
  const box = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const queue = useQueue(list);
  const { state, query, go, href } = queue;
  const rows = query.data?.rows ?? [];
  const keys = rows.map(list.keyOf);
  const selection = useSelection(keys, queueQuery({ ...state, id: null, cols: null }, list.rules), box);
  const file = useExport(list, queue, props.csv, props.fileName);
  const fresh = useFresh(list, queue, keys);
  const [flashing, flash] = useFlash();
  const [density, setDensity] = useBrowserSetting('list-density');
  const onOpen = useReturnFocus(list.rules.path, box, rows.length > 0);
  const onPeek = (id: string | null) => go({ ...state, id }, 'replace');
  const enterRows = useEnterRows({ box, search, shown: query.isPlaceholderData ? null : state.q });
  useQueueKeys({ box, search, selection, peeked: state.id, onPeek, fresh });
  const shown = state.cols ?? props.usual;
  const isCompact = density === 'compact';
  const { count, capped = false } = query.data ?? {};

  return (
    <QueueLayout
      title={props.title}
      aside={<FreshNote fresh={fresh} />}
      views={<ViewNav list={list} state={state} context={queue.context} viewLabel={props.viewLabel} />}
      toolbar={
        <QueueTools
          rules={list.rules}
          state={state}
          go={go}
          fields={props.fields}
          columns={columns}
          shown={shown}
          compact={{ on: isCompact, onToggle: () => setDensity(isCompact ? 'regular' : 'compact') }}
          exporting={file.progress}
          onExport={() => void file.writeAll()}
          searchRef={search}
          onLeaveSearch={enterRows}
        />
      }
      table={
        <QueueTable
          box={box}
          list={list}
          queue={queue}
          selection={selection}
          caption={props.title}
          columns={columns}
          shown={shown}
          density={isCompact ? 'compact' : 'regular'}
          flashing={flashing}
          nameOf={props.nameOf}
          tone={props.tone}
          never={props.never}
          onPeek={onPeek}
          onOpen={onOpen}
        />
      }
      foot={
        <QueueFoot
          page={state.page}
          count={count}
          capped={capped}
          pageHref={(page) => href({ ...state, page, id: null })}
        />
      }
      peek={
        state.id !== null && (
          <PeekPanel
            label={t('peek')}
            open={{ href: queue.recordHref(state.id), label: t('openRecord') }}
            close={{
              label: t('closePeek'),
              onPress: () => {
                onPeek(null);
                focusRow(box.current, state.id);
              },
            }}
          >
            {props.renderPeek(state.id)}
          </PeekPanel>
        )
      }
      bulk={
        selection.page !== 'none' &&
        props.renderBulk({
          selection,
          rows,
          total: { count: count ?? rows.length, capped },
          onExport: () =>
            selection.everything
              ? void file.writeAll()
              : file.write(rows.filter((row) => selection.isSelected(list.keyOf(row)))),
          onDone: (done) => {
            flash(done);
            fresh.own(done);
          },
        })
      }
    />
  );
}
