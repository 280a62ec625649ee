import { LogoMark } from './logo.tsx';

/** Names the platform under a partner's brand. */
export function PoweredBy({ label, name }: { label: string; name: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-small text-ink-3">
      {label}
      <LogoMark className="size-[1.15em]" />
      <span className="font-display font-semibold text-ink-2">{name}</span>
    </span>
  );
}
