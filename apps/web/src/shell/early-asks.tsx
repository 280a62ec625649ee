import {
  askEarlyForQuote,
  askEarlyForStaff,
  type EarlyRead,
  keepEarly,
  type QuoteAsks,
} from '../data/early/ask-early.ts';
import { drawEarly } from '../data/early/draw-early.ts';
import { settingsKey } from '../data/settings/settings-copy.ts';
import { endpoint, quoteTokenHeader } from '../data/requests/request.ts';
import { agentRole, agentRoles } from '../data/session/role-for-kind.ts';
import { sessionAddress } from '../data/session/session-address.ts';

/** A script of the page's own, the same for everybody, that the content policy knows by its hash. */
function Script<Provided>({
  run,
  given: provided,
}: {
  run: (provided: Provided, keep: typeof keepEarly) => void;
  given: Provided;
}) {
  const text = `(${run.toString()})(${JSON.stringify(provided).replaceAll('<', '\\u003c')},${keepEarly.toString()})`;
  // oxlint-disable-next-line react/no-danger -- our own text
  return <script dangerouslySetInnerHTML={{ __html: text }} />;
}

const noReads: readonly EarlyRead[] = [];

/** Gives a page of the staff its theme before it is drawn. */
export function EarlyTheme() {
  return <Script run={drawEarly} given={{ key: settingsKey }} />;
}

/** Asks who is signed in, and for what a page of agents shows first, before its scripts are here. */
export function EarlySession({ reads = noReads }: { reads?: readonly EarlyRead[] }) {
  const provided = { session: sessionAddress, endpoint, roles: agentRoles, otherwise: agentRole, reads };
  return <Script run={askEarlyForStaff} given={provided} />;
}

/** Asks for the quote of this browser before the scripts of the page are here. */
export function EarlyQuote({ reads }: Pick<QuoteAsks, 'reads'>) {
  return <Script run={askEarlyForQuote} given={{ endpoint, tokenHeader: quoteTokenHeader, reads }} />;
}
