import { Portrait } from '@roadworthy/ui/base/portrait.tsx';
import type { AgentCardFragment } from '../../../generated/documents.ts';
import { phoneHref } from '../phone-href.ts';

type AgentCardProps = { agent: AgentCardFragment; words: { readonly title: string; readonly schedule: string } };

/** Who serves a customer, and how they are reached. */
export function AgentCard({ agent, words }: AgentCardProps) {
  const name = `${agent.first_name} ${agent.last_name}`;
  return (
    <section aria-label={words.title} className="flex max-w-md gap-4 rounded-card border border-line bg-canvas p-4">
      <Portrait name={name} src={agent.photo_url} className="size-16 bg-primary text-xl text-on-primary" />
      <div className="min-w-0">
        <p className="text-small text-ink-3">{words.title}</p>
        <p className="font-semibold wrap-anywhere">{name}</p>
        {agent.title && <p className="text-ink-2 wrap-anywhere">{agent.title}</p>}
        <p className="flex flex-wrap gap-x-4">
          {agent.phone && (
            <a className="link inline-flex min-h-target-small items-center" href={phoneHref(agent.phone)}>
              {agent.phone}
            </a>
          )}
          {agent.schedule_url && (
            <a
              className="link inline-flex min-h-target-small items-center"
              href={agent.schedule_url}
              target="_blank"
              rel="noreferrer"
            >
              {words.schedule}
            </a>
          )}
        </p>
      </div>
    </section>
  );
}
