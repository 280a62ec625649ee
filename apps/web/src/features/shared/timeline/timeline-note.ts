/** A note about a record, of whatever table, as a timeline shows it. */
export type TimelineNote = {
  readonly id: string;
  readonly note: string;
  readonly author_name: string;
  readonly created: string;
  /** Whether the customer sees it; unknown to the customer, who sees no other. */
  readonly visible?: boolean;
  /** Whether it may be archived here. */
  readonly archivable?: boolean;
};
