import { AgeChip } from '@roadworthy/ui/workbench/age-chip.tsx';
import { useMemo } from 'react';
import type { ListColumn } from './queue-screen-props.ts';
import { useAge } from '../use-age.ts';

/** How long ago a row came, as the last column. */
export function useCreatedColumn<Row extends { readonly created: string }>(header: string): ListColumn<Row> {
  const age = useAge();
  // The same one as long as the language is, so that rows need not be drawn again.
  return useMemo(
    () => ({
      key: 'created',
      header,
      align: 'end',
      sortable: true,
      text: ({ created }) => created,
      cell: ({ created }) => {
        const { text, instant, exact } = age.since(created);
        return <AgeChip text={text} instant={instant} exact={exact} />;
      },
    }),
    [age, header],
  );
}
