import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createOnce, makeFolder } from '../files/atomic-file.ts';
import { type TextMessage, type TextMessages, TextNotSentError } from './port.ts';

/**
 * A vendor that sends no text message: it writes down each one once. A number without ten digits is refused, and so is one
 * that ends with 0000, as a phone that was given up would be.
 */
export function createSimulatedTexts({ directory }: { readonly directory: string }): TextMessages {
  return {
    async send({ key, to, text }: TextMessage) {
      const digits = to.replaceAll(/\D/g, '');
      if (digits.length < 10 || digits.endsWith('0000')) throw new TextNotSentError('no such number', true);
      const name = createHash('sha256').update(key).digest('hex');
      const [messages, unfinished] = [join(directory, 'messages'), join(directory, 'unfinished')];
      await makeFolder(messages);
      await makeFolder(unfinished);
      await createOnce(join(messages, `${name}.json`), JSON.stringify({ to: digits, text }), unfinished);
      return { reference: `txt_${name.slice(0, 20)}` };
    },
  };
}
