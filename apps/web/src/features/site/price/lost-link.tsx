'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useState } from 'react';
import { localStore } from '../../../data/browser-storage.ts';
import { RenewQuoteLinkDocument } from '../../../generated/documents.ts';

export type LostLinkWords = Readonly<Record<'linkTitle' | 'linkBody' | 'linkSend' | 'linkSent' | 'linkFailed', string>>;

/** For a browser that has the id of its last quote, but no token any more: sends the link to the address on the quote. */
export function LostLink({ words }: { words: LostLinkWords }) {
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking');
  const [refusal, setRefusal] = useState<string | null>(null);
  async function send(): Promise<void> {
    setState('sending');
    setRefusal(null);
    const [{ request }, { readableMessage }] = await Promise.all([
      import('../../../data/requests/request.ts'),
      import('../../../data/requests/request-error.ts'),
    ]);
    try {
      await request(RenewQuoteLinkDocument, { quote_id: localStore.getItem('quote_id') ?? '' });
      setState('sent');
    } catch (error) {
      setRefusal(readableMessage(error) ?? words.linkFailed);
      setState('asking');
    }
  }
  return (
    <section aria-labelledby="lost-link" className="flex flex-col items-start gap-2 border-l-4 border-marigold pl-4">
      <h3 id="lost-link" className="font-semibold">
        {words.linkTitle}
      </h3>
      <div role="status" className="text-small text-ink-2">
        {state === 'sent' ? words.linkSent : (refusal ?? words.linkBody)}
      </div>
      {state !== 'sent' && (
        <Button tone="quiet" busy={state === 'sending'} busyLabel={words.linkSend} onClick={() => void send()}>
          {words.linkSend}
        </Button>
      )}
    </section>
  );
}
