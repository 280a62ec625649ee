'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { classes } from '@roadworthy/ui/base/classes.ts';
import { useFormatter } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { readStatus, type Status, type Standings, type StatusPart } from './read-status.ts';

type StatusListProps = {
  parts: readonly { readonly part: StatusPart; readonly name: string }[];
  status: Readonly<Record<string, string>>;
  words: Readonly<Record<'asked' | 'again', string>>;
};

const faces: Readonly<Record<Status, string>> = {
  asking: 'bg-surface-3',
  ok: 'bg-success',
  pending: 'bg-marigold',
  down: 'bg-danger',
  simulated: 'bg-lagoon',
  unchecked: 'bg-line-strong',
};

/** Not ready is answered with 503 and says as much as ready does. */
async function ask(): Promise<Standings> {
  try {
    const answer = await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(5000) });
    return readStatus(await answer.json());
  } catch {
    return readStatus(null);
  }
}

/** Each part with its status, asked when the page opens and again when somebody wants to know. */
export function StatusList({ parts, status, words }: StatusListProps) {
  const [found, setFound] = useState<{ readonly standings: Standings; readonly at: Date } | null>(null);
  const format = useFormatter();
  const load = useCallback(() => {
    setFound(null);
    void ask().then((standings) => setFound({ standings, at: new Date() }));
  }, []);
  useEffect(() => {
    void ask().then((standings) => setFound({ standings, at: new Date() }));
  }, []);
  const time = found ? format.dateTime(found.at, { timeStyle: 'medium' }) : '';
  return (
    <>
      <div role="status">
        <dl className="max-w-2xl">
          {parts.map(({ part, name }) => {
            const current = found?.standings[part] ?? 'asking';
            return (
              <div key={part} className="flex items-baseline justify-between gap-6 border-t border-line py-4">
                <dt className="font-semibold">{name}</dt>
                <dd className="flex items-baseline gap-2.5 text-right">
                  <span aria-hidden data-band="" className={classes('size-3 rounded-full', faces[current])} />
                  {status[current]}
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-5">
        <Button tone="quiet" onClick={load}>
          {words.again}
        </Button>
        <p className="text-small text-ink-2">{found && words.asked.replace('{time}', time)}</p>
      </div>
    </>
  );
}
