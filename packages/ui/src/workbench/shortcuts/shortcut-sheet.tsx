'use client';
import { Button } from '../../base/button.tsx';
import { Checkbox } from '../../forms/checkbox.tsx';
import { Dialog } from '../dialog.tsx';
import { listedGroups, type ShortcutGroup } from './shortcut.ts';
import { keyCaps, type KeyWords } from './strokes.ts';

export type SheetCopy = {
  title: string;
  /** The name of the group that holds on every page. */
  everywhere: string;
  /** What `?` does. */
  open: string;
  /** The setting, and what it leaves. */
  singleKeys: string;
  singleKeysNote: string;
  close: string;
  /** Stands between the strokes of a sequence. */
  between: string;
  /** What is written on the keys. */
  keys: KeyWords;
};

export type ShortcutSheetProps = {
  /** Null while the sheet is closed. */
  groups: readonly ShortcutGroup[] | null;
  onClose: () => void;
  singleKeys: boolean;
  onSingleKeys: (on: boolean) => void;
  copy: SheetCopy;
};

const isApple = () => typeof navigator !== 'undefined' && /Mac|iP(?:hone|ad)/.test(navigator.userAgent);

/** Every shortcut that acts where the person is now, and the switch for single keys. */
export function ShortcutSheet({ groups, onClose, singleKeys, onSingleKeys, copy }: ShortcutSheetProps) {
  const listed = groups === null ? [] : listedGroups(groups, singleKeys);
  return (
    <Dialog
      open={groups !== null}
      onClose={onClose}
      title={copy.title}
      closeLabel={copy.close}
      lightDismiss
      actions={<Button onClick={onClose}>{copy.close}</Button>}
    >
      {listed.map(({ group, shortcuts }) => (
        <section key={group}>
          <h3 className="type-h3 mb-1">{group}</h3>
          <dl>
            {shortcuts.map(({ keys, label }) => (
              <div key={keys} className="flex items-baseline justify-between gap-4 border-b border-line py-1">
                <dt>{label}</dt>
                <dd className="shrink-0">
                  <Keys keys={keys} copy={copy} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Checkbox
        label={copy.singleKeys}
        note={copy.singleKeysNote}
        checked={singleKeys}
        onChange={(event) => onSingleKeys(event.currentTarget.checked)}
      />
    </Dialog>
  );
}

/** The caps of a shortcut. */
export function Keys({ keys, copy }: { keys: string; copy: Pick<SheetCopy, 'between' | 'keys'> }) {
  return keyCaps(keys, isApple(), copy.keys).map((caps, at) => (
    <span key={`${at}${caps.join()}`}>
      {at > 0 && <span className="px-1 text-small text-ink-3">{copy.between}</span>}
      {caps.map((cap) => (
        <kbd
          key={cap}
          className="ml-0.5 inline-block min-w-6 rounded-input border border-line bg-surface-2 px-1.5 text-center font-mono text-[0.75rem] leading-5"
        >
          {cap}
        </kbd>
      ))}
    </span>
  ));
}
