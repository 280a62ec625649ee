/** What every action of a quote is given: the record, whether its dialog is open, and what to tell afterwards. */
export type ActionDialogProps = {
  quoteId: string;
  open: boolean;
  onClose: () => void;
  onDone: (message: string) => void;
};
