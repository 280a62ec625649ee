'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Dialog } from '@roadworthy/ui/workbench/dialog.tsx';
import type { ReactNode } from 'react';
import { LinkToCopy } from '../../shared/links/link-to-copy.tsx';

type OfferedLinkProps = {
  url: string;
  open: boolean;
  onClose: () => void;
  copy: { readonly title: string; readonly effect: string; readonly close: string };
  /** What is said above the link. */
  children?: ReactNode;
};

/** What was done, and the link for the customer that came of it. */
export function OfferedLink({ url, open, onClose, copy, children }: OfferedLinkProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={copy.close}
      title={copy.title}
      effect={copy.effect}
      actions={<Button onClick={onClose}>{copy.close}</Button>}
    >
      {children}
      <LinkToCopy url={url} />
    </Dialog>
  );
}
