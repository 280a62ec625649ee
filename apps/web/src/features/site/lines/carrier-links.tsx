'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { startHref } from '../../shared/start-href.ts';
import { useSoldLines } from './use-sold-lines.ts';

/** The carriers that the organization links to, who sell on their own pages; nothing where it links to none. */
export function CarrierLinks({ title, lead }: { title: string; lead: string }) {
  const carriers = (useSoldLines() ?? []).filter(({ way }) => way === 'elsewhere');
  if (carriers.length === 0) return null;
  return (
    <div className="mt-10">
      <h3 className="type-h3 mb-1">{title}</h3>
      <p className="max-w-measure text-ink-2">{lead}</p>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {carriers.map(({ provider, name }) => (
          <li key={provider}>
            <AppLink
              href={startHref('homepage_footer', { line: provider })}
              className="link inline-flex min-h-11 items-center"
            >
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
