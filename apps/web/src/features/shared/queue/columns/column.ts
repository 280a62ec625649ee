import type { CsvCell } from '@roadworthy/core/shared/text/csv.ts';
import type { FilterField } from '@roadworthy/ui/workbench/queue/filters/filter-value.ts';
import type { Messages, useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Badge } from '../../statuses.ts';
import type { useAge } from '../../use-age.ts';
import type { useErasedWord } from '../../use-erased-word.ts';
import type { useDayOfInstant, useInstant } from '../../use-instant.ts';
import type { useKindLabel, useLabels } from '../../use-labels.ts';
import type { useNameless } from '../../use-nameless.ts';
import type { useProviderLabel } from '../../use-provider-label.ts';

/** In whose words the columns of a list are said. */
export type Reader = {
  readonly messages: Messages;
  /** Texts with places, by their whole names. */
  readonly t: ReturnType<typeof useTranslations<never>>;
  readonly format: ReturnType<typeof useFormatter>;
  readonly locale: string;
  readonly label: ReturnType<typeof useLabels>;
  readonly kindLabel: ReturnType<typeof useKindLabel>;
  readonly providerLabel: ReturnType<typeof useProviderLabel>;
  readonly nameless: ReturnType<typeof useNameless>;
  readonly erased: ReturnType<typeof useErasedWord>;
  readonly age: ReturnType<typeof useAge>;
  readonly instant: ReturnType<typeof useInstant>;
  readonly dayOf: ReturnType<typeof useDayOfInstant>;
};

/** What a list is narrowed by under the name of its column. */
export type ColumnFilter<Where> = Omit<FilterField, 'key'> & {
  /** What a text or a choice means; by itself that of the column in the table. */
  readonly where?: (text: string) => Where;
  /** Whether the column holds instants: a span of days is then one of the reader's days. */
  readonly isInstant?: true;
};

/** How a column stands in its list. */
export type ColumnLook<Where> = {
  readonly align?: 'start' | 'end';
  /** Takes more than its share of the width. */
  readonly wide?: boolean;
  /** The least room that shows the column. */
  readonly from?: 'tablet' | 'desktop' | 'wide';
  readonly sort?: boolean;
  /** Whether it shows without a choice. */
  readonly usual?: boolean;
  /** Null: nothing, where a column of its kind narrows the list. */
  readonly filter?: ColumnFilter<Where> | null;
};

/** A column of a list: what its cells show, what a file says, and what the list is narrowed and sorted by under its name. */
export type ListColumnKind<Row, Where = never> = ColumnLook<Where> & {
  /** What the cell shows as a text; null: a dash. */
  readonly shown: (row: Row, reader: Reader) => string | null;
  /** What the cell shows where that is more than the text. */
  readonly draw?: (row: Row, reader: Reader) => ReactNode;
  /** The colour and the word of the cell, which the row may have as well. */
  readonly badge?: (row: Row, reader: Reader) => Badge;
  /** What a file says where that is other than what the cell shows, and where the worker writes no file of the list. */
  readonly file?: (row: Row, reader: Reader) => CsvCell;
  /** What values are called, in filters and where the worker writes the file. */
  readonly words?: (reader: Reader) => Readonly<Record<string, string>>;
  /** Stands in files alone. */
  readonly isOnlyInFiles?: boolean;
};
