import checkout from '../../../messages/en-us/checkout.json';
import { messagesOf } from '../../shell/messages.ts';

/** What the quote flow can say. */
export function checkoutMessages() {
  return { ...messagesOf(), checkout };
}
