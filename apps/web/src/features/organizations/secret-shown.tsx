'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Dialog } from '@roadworthy/ui/workbench/dialog.tsx';
import { LinkToCopy } from '../shared/links/link-to-copy.tsx';

type SecretShownProps = {
  readonly isOpen: boolean;
  readonly onGo: () => void;
  readonly secret: string;
  readonly words: {
    readonly title: string;
    readonly effect: string;
    readonly label: string;
    /** What says that it was put somewhere safe. */
    readonly saved: string;
  };
};

/** A secret that was just made, to be copied: it is shown this once. */
export function SecretShown({ isOpen, onGo, secret, words: { title, effect, label, saved } }: SecretShownProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={onGo}
      closeLabel={saved}
      title={title}
      effect={effect}
      actions={<Button onClick={onGo}>{saved}</Button>}
    >
      <LinkToCopy url={secret} label={label} />
    </Dialog>
  );
}
