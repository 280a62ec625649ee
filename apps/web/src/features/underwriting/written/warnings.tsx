import { Icon } from '@roadworthy/ui/base/icon.tsx';

/** What speaks against something that is written, though it may be kept. */
export function Warnings({ warnings }: { warnings: readonly string[] }) {
  return warnings.map((warning) => (
    <span key={warning} className="flex items-start gap-1.5 text-small text-warning">
      <Icon name="alert" className="mt-0.5 size-4" />
      <span>{warning}</span>
    </span>
  ));
}
