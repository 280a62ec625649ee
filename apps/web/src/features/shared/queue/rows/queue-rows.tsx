'use client';
import { type RefObject, useDeferredValue, useEffect, useState } from 'react';
import { queueQuery } from '../../../../data/queue/queue-address.ts';
import type { useNewRows } from '../fresh/use-new-rows.ts';
import type { ShownList } from '../list-screen-props.ts';
import type { useExport } from '../tools/use-export.ts';
import type { useListLook } from '../use-list-look.ts';
import type { Queue } from '../use-queue.ts';
import { QueueFoot } from './queue-foot.tsx';
import { QueueTable } from './queue-table.tsx';
import { useQueueKeys } from './use-queue-keys.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useSelection } from './use-selection.ts';

type QueueRowsProps<Row, Where> = {
  screen: ShownList<Row, Where>;
  box: RefObject<HTMLDivElement | null>;
  search: RefObject<HTMLInputElement | null>;
  queue: Queue<Row, Where>;
  look: ReturnType<typeof useListLook<Row, Where>>;
  file: ReturnType<typeof useExport<Row, Where>>;
  fresh: ReturnType<typeof useNewRows>;
  onPreview: (id: string | null) => void;
};

/**
 * The rows of a list, the keys to work through them, and what may be done to those that are chosen. A choice is known
 * here alone, so that it draws neither the tools nor the views of the list again.
 */
export function QueueRows<Row, Where>(props: QueueRowsProps<Row, Where>) {
  const { screen, box, search, queue, look, file, fresh, onPreview } = props;
  const { list, renderBulk } = screen;
  const { state, query, href } = queue;
  const rows = query.data?.rows ?? [];
  const { count, capped = false } = query.data ?? {};
  const listAndPage = queueQuery({ ...state, id: null, cols: null }, list.rules);
  const selection = useSelection(rows.map(list.keyOf), listAndPage, box);
  const [flashing, flash] = useFlash();
  const onOpen = useReturnFocus(list.rules.path, box, rows.length > 0);
  const previews = screen.renderPreview !== undefined;
  const selects = renderBulk !== undefined;
  useQueueKeys({ box, search, selection, previewed: state.id, onPreview, fresh, previews, selects });
  const isChosen = selection.page !== 'none';
  // The row is seen to be chosen first; the bar comes right after it.
  const barIsDue = useDeferredValue(isChosen);

  return (
    <>
      <QueueTable
        box={box}
        list={list}
        queue={queue}
        selection={selection}
        caption={screen.title}
        columns={look.columns}
        shown={look.shown}
        density={look.isCompact ? 'compact' : 'regular'}
        flashing={flashing}
        nameOf={screen.nameOf}
        tone={screen.tone}
        group={screen.group}
        hrefOf={screen.hrefOf}
        selects={selects}
        opensByFocus={screen.isSplit ?? false}
        never={screen.never}
        wider={screen.wider}
        onPreview={onPreview}
        onOpen={onOpen}
      />
      <QueueFoot
        page={state.page}
        count={count}
        capped={capped}
        pageHref={(page) => href({ ...state, page, id: null })}
      />
      {isChosen &&
        barIsDue &&
        renderBulk?.({
          selection,
          rows,
          total: { count: count ?? rows.length, capped },
          where: queue.where,
          onExport: () =>
            selection.everything
              ? void file.writeAll()
              : file.write(rows.filter((row) => selection.isSelected(list.keyOf(row)))),
          onDone: (done) => {
            flash(done);
            fresh.own(done);
          },
        })}
    </>
  );
}

const flashMs = 2_000;
const none: ReadonlySet<string> = new Set();

/** Rows to which something was just done; they are forgotten after a moment. */
function useFlash(): readonly [ReadonlySet<string>, (keys: readonly string[]) => void] {
  const [flashing, setFlashing] = useState(none);
  useEffect(() => {
    if (flashing.size === 0) return;
    const timer = setTimeout(() => setFlashing(none), flashMs);
    return () => clearTimeout(timer);
  }, [flashing]);
  return [flashing, (keys) => setFlashing(new Set(keys))];
}
