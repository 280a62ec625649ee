'use client';
import { useState } from 'react';
import { Field } from '../../forms/field.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { ConsequentialDialog, type ConsequentialDialogProps } from './consequential-dialog.tsx';

export type CoverChange = { key: string; label: string; before: string; after: string };

export type CoverDialogProps = Omit<ConsequentialDialogProps, 'ready' | 'children'> & {
  /** Amounts and dates as a preview gave them. */
  changes: readonly CoverChange[];
  changesCopy: { caption: string; what: string; before: string; after: string };
  /** The number that must be typed, where an action cannot be taken back. */
  typed?: { label: string; expected: string; wrong: string };
};

const plain = (text: string) => text.replaceAll(/[\s-]/g, '').toUpperCase();

/** The third class of action, about money or cover: before and after, and a typed number where nothing leads back. */
export function CoverDialog({ changes, changesCopy, typed, ...rest }: CoverDialogProps) {
  const [text, setText] = useState('');
  const [left, setLeft] = useState(false);
  const matches = !typed || plain(text) === plain(typed.expected);
  // The next decision begins anew.
  if (!rest.open && (left || text !== '')) {
    setText('');
    setLeft(false);
  }
  return (
    <ConsequentialDialog {...rest} ready={matches}>
      <table className="w-full text-left">
        <caption className="sr-only">{changesCopy.caption}</caption>
        <thead>
          <tr className="text-small text-ink-3">
            <th scope="col">{changesCopy.what}</th>
            <th scope="col" className="text-right">
              {changesCopy.before}
            </th>
            <th scope="col" className="text-right">
              {changesCopy.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ key, label, before, after }) => (
            <tr key={key} className="border-t border-line">
              <th scope="row" className="py-1.5 font-normal text-ink-2">
                {label}
              </th>
              <td className="py-1.5 text-right tabular-nums">{before}</td>
              <td className="py-1.5 pl-3 text-right font-semibold tabular-nums">{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {typed && (
        <Field label={typed.label} error={left && !matches ? typed.wrong : null}>
          {(control) => (
            <TextInput
              {...control}
              className="font-mono"
              autoComplete="off"
              value={text}
              onBlur={() => setLeft(true)}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          )}
        </Field>
      )}
    </ConsequentialDialog>
  );
}
