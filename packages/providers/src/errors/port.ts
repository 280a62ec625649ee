/** What is known of a failure. There is no place for variables, tokens or personal data, and none may be made. */
export type ErrorReport = {
  /** A data call that a page made, the drawing of a page, or our own server. */
  readonly source: 'data_call' | 'page' | 'server';
  readonly message: string;
  /** The text of the GraphQL document, without its variables. */
  readonly query?: string | undefined;
  /** Where it happened; a query string is cut off. */
  readonly path?: string | undefined;
  /** The stable code of a refusal or of the database. */
  readonly code?: string | undefined;
  /** The HTTP status. */
  readonly status?: number | undefined;
  readonly userId?: string | null;
  readonly permissions?: readonly string[];
};

/** Takes reports that are already scrubbed; rejects when one was not kept. */
export type ErrorSink = { keep(report: ErrorReport): Promise<void> };

export type ErrorReporter = {
  /** Scrubs a report and hands it on. Returns at once and never throws. */
  report(report: ErrorReport): void;
};
