import { Button } from '@roadworthy/ui/base/button.tsx';

/** The button under a list of which only the first are shown; nothing where all are. */
export function ShowMore({
  label,
  shown,
  count,
  busy,
  onMore,
}: {
  label: string;
  shown: number;
  /** How many there are in all; unknown until it is counted. */
  count: number | undefined;
  busy: boolean;
  onMore: () => void;
}) {
  if ((count ?? 0) <= shown) return null;
  return (
    <Button tone="quiet" className="self-start" busy={busy} busyLabel={label} onClick={onMore}>
      {label}
    </Button>
  );
}
