import { createHash, randomBytes } from 'node:crypto';
import type { Conversation } from '@roadworthy/core/leads/answer-enquiry.ts';
import { type EnquiryStatus, enquiryStatuses } from '@roadworthy/core/leads/vocabulary.ts';
import { answerBy } from '@roadworthy/core/shared/time/office-hours.ts';
import { notFound } from '../kernel/errors.ts';
import { networkOf } from '../kernel/network/network.ts';
import type { Arrival } from '../kernel/network/place.ts';
import { enterRole } from '../kernel/tokens/scope.ts';
import type { Work } from '../kernel/work.ts';

type Statement = { readonly author: string | null; readonly body: string; readonly created: Date };

/** An enquiry with what was said, as its writer and its staff have it. */
export type StoredConversation = Conversation & {
  readonly enquiryId: string;
  readonly kind: string;
  readonly reference: string;
  readonly email: string;
  readonly answerBy: Date;
  readonly assignedAgentId: string | null;
  readonly conversation: readonly Statement[];
};

type Bearer = { readonly token: string };

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The token of a new chat, and what is kept of it. */
export function newChatToken(): { readonly token: string; readonly hash: string } {
  const token = `h1.${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashOf(token) };
}

/** The organization of the chat that a token opens. Throws `not_found`. */
export async function organizationOfChat({ token }: Bearer, { client }: Arrival): Promise<string> {
  await enterRole(client, 'identity', {});
  const { rows } = await client.query<{ organization_id: string }>(
    'select organization_id from enquiries where token_hash = $1',
    [hashOf(token)],
  );
  const [row] = rows;
  if (!row) throw notFound();
  return row.organization_id;
}

const wide = ['enquiry_id', 'kind', 'status', 'reference', 'email', 'about', 'answer_by', 'created'] as const;

async function load(
  { tx }: Pick<Work, 'tx'>,
  by: { readonly enquiry_id: string } | { readonly token_hash: string },
): Promise<StoredConversation> {
  const [[column, value] = []] = Object.entries(by);
  const row = await tx
    .selectFrom('enquiries')
    .select([...wide, 'assigned_agent_id'])
    .where(column === 'enquiry_id' ? 'enquiry_id' : 'token_hash', '=', value ?? '')
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  const followed = await tx
    .selectFrom('enquiry_messages')
    .select(['author_name as author', 'body', 'created'])
    .where('enquiry_id', '=', row.enquiry_id)
    .orderBy('created')
    .orderBy('enquiry_message_id')
    .execute();
  const input: readonly Statement[] = [{ author: null, body: row.about, created: row.created }, ...followed];
  return {
    enquiryId: row.enquiry_id,
    kind: row.kind,
    reference: row.reference,
    email: row.email,
    conversation: input,
    status: enquiryStatuses.find((one): one is EnquiryStatus => one === row.status) ?? 'new',
    isAnswered: followed.some(({ author }) => author !== null),
    messages: input.length,
    unanswered: input.length - 1 - input.findLastIndex(({ author }) => author !== null),
    answerBy: row.answer_by ?? answerBy(row.created),
    assignedAgentId: row.assigned_agent_id,
  };
}

/** A conversation by its enquiry, locked. Throws `not_found`. */
export const lockConversation = (work: Pick<Work, 'tx'>, enquiryId: string) => load(work, { enquiry_id: enquiryId });

/** A conversation by the token of its browser, locked. Throws `not_found`. */
export const lockChat = (work: Pick<Work, 'tx'>, { token }: Bearer) => load(work, { token_hash: hashOf(token) });

/** What a browser is told of its chat. */
export function conversationToNotify({
  reference,
  status,
  email,
  answerBy: until,
  conversation: input,
}: StoredConversation) {
  const messages = input.map(({ created, ...one }) => ({ ...one, created: created.toISOString() }));
  return { reference, status, email, answer_by: until.toISOString(), messages };
}

type Added = { readonly body: string; readonly author: { readonly userId: string; readonly name: string } | null };

/** Adds what was said. */
export async function addMessage({ tx, organizationId, now }: Work, enquiryId: string, added: Added): Promise<void> {
  await tx
    .insertInto('enquiry_messages')
    .values({
      organization_id: organizationId,
      enquiry_id: enquiryId,
      body: added.body,
      created: now,
      user_id: added.author?.userId ?? null,
      author_name: added.author?.name ?? null,
    })
    .execute();
}

/** Counts what a network says in chats, whoever sits behind it. Throws TooManyAttempts. */
export async function takeChatBudget({ platform, request }: Work): Promise<void> {
  await platform.limiter.take([{ of: 'chat from', who: networkOf(request.ip), most: 200, seconds: 3_600 }]);
}
