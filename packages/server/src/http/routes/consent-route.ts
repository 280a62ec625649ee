import { consentModes, consentTextVersion } from '@roadworthy/core/shared/site/consent.ts';
import { locales } from '@roadworthy/core/shared/site/page-locales.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { askAs } from '../../kernel/operations/ask-as.ts';
import { OperationError } from '../../kernel/errors.ts';
import type { HttpParts } from '../http-parts.ts';
import { networkLimit } from '../connections/identify.ts';
import { assertSameOrigin } from '../connections/same-origin.ts';
import { words } from '@roadworthy/core/shared/words.ts';

const bodyLimit = 1_024;
const perMinute = 30;

const input = z.strictObject({
  mode: z.enum(consentModes),
  measurement: z.boolean(),
  attribution: z.boolean(),
  text_version: z.literal(consentTextVersion),
  locale: z.enum(locales),
});

const insert = `insert into consent_choices (consent_choice_id, mode, measurement, attribution, text_version, locale)
  values ($1::uuid, $2, $3::boolean, $4::boolean, $5, $6)`;

/**
 * POST /api/consent: what a visitor allowed and refused, to which wording and when. Nothing about who it was is kept; the
 * browser is given the record's number, and keeps it where it may keep anything.
 */
export function consentRoute(app: FastifyInstance, { platform }: HttpParts): void {
  const limit = networkLimit(app, perMinute);
  app.post('/api/consent', { bodyLimit }, async (request, reply) => {
    await limit(request);
    assertSameOrigin(request, platform.config.publicUrl);
    const parsed = input.safeParse(request.body);
    if (!parsed.success) {
      throw new OperationError(
        'consent_malformed',
        words('This is no choice about what may be kept.', 'Ceci n’est pas un choix sur ce qui peut être conservé.'),
        { status: 400 },
      );
    }
    const { mode, measurement, attribution, text_version: version, locale } = parsed.data;
    const receipt = crypto.randomUUID();
    await askAs(platform.pools.operations, {
      role: 'worker',
      text: insert,
      values: [receipt, mode, String(measurement), String(attribution), version, locale],
    });
    return reply.code(201).header('cache-control', 'no-store').send({ receipt });
  });
}
